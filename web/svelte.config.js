import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// No page needs to say by which version it was made, and names of classes need only be distinct.
const compilerOptions = { discloseVersion: false, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` };

export default { preprocess: vitePreprocess(), compilerOptions };
