// Stands for `vitest` in the tests of a mutation run: what they say is collected by `test-runner.mjs`, which runs it.
export const { describe, it, test, expect } = globalThis.collectedTests;
