import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `lastcard serve` listens while the client is being worked on. */
const server = process.env.LASTCARD_SERVER ?? "http://127.0.0.1:8000";

/** What the built pages may do, whatever the server allows: nothing inline, nothing from elsewhere. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

const strict: Plugin = {
  name: "strict-policy",
  apply: "build",
  transformIndexHtml: () => [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" }],
};

export default defineConfig({
  plugins: [svelte(), strict],
  publicDir: "src/generated/public",
  build: {
    outDir: "../src/lastcard/web",
    emptyOutDir: true,
    // A data address would need a weaker content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet compresses better than five, and is asked for once.
    cssCodeSplit: false,
    target: "es2022",
    // What is bundled comes with its licences.
    license: { fileName: "licences.md" },
    // How long a plugin took is of no use to whoever waits for the build.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  // A test takes as long as it takes on a busy machine; only one that never ends is given up.
  test: { include: ["tests/**/*.test.ts"], globalSetup: ["tests/setup.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
