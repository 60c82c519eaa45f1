/** Has the rules in Python play the samples, once for all tests. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import type { Samples } from "./samples";

const ROOT = join(import.meta.dirname, "../..");

export default function setup({ provide }: TestProject): void {
  const own = join(ROOT, ".venv/bin/python");
  const python = process.env.LASTCARD_PYTHON ?? (existsSync(own) ? own : "python3");
  const written = execFileSync(python, [join(import.meta.dirname, "samples.py")], {
    encoding: "utf-8",
    maxBuffer: 1 << 28,
    env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
  });
  provide("samples", JSON.parse(written) as Samples);
}
