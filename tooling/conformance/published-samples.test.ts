// Guarantee: published samples of real and test traffic, where they lie beside
// the checkout, are read to the last file, and what their authors state of them
// holds as far as it did when this was written (docs/wire/README.md names the rest).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { factsMatchers } from './facts-matchers';
import { runConformance } from './run-conformance';

const folder = fileURLToPath(new URL('../../../shared/samples/edi/', import.meta.url));
/** Stated values that held on 2026-11-21. */
const matchedBefore = 1947;

describe.skipIf(!existsSync(folder))('published samples', () => {
  it('are all read, and no stated value is lost', () => {
    const { totals, samples } = runConformance(folder, factsMatchers);
    expect(samples.filter(({ unread, isRejectCase }) => unread !== null && !isRejectCase).map(({ path }) => path)).toEqual([]);
    expect(totals.read).toBe(totals.files);
    expect(totals.matched).toBeGreaterThanOrEqual(matchedBefore);
  });
});
