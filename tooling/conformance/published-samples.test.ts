// Guarantee: published samples of real and test traffic, where they lie beside
// the checkout, and our counterparts of some are read to the last file, and what their authors state of them
// holds as far as it did when this was written (docs/wire/README.md names the rest).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { factsMatchers } from './facts-matchers';
import { runConformance } from './run-conformance';

const folder = fileURLToPath(new URL('../../../shared/samples/edi/', import.meta.url));
/** Stated values that held on 2026-11-21. */
const matchedBefore = 1947;

/** What of them the tests of the wire need, in our own writing; the facts beside them are the authors'. */
const counterparts = fileURLToPath(new URL('../../packages/wire/src/testing/counterparts/', import.meta.url));
/** Of these all that is stated. */
const matchedOfOurs = 22;

describe('published samples', () => {
  it('or what we wrote in their place are all read, and no stated value is lost', () => {
    const looks = [{ folder: counterparts, atLeast: matchedOfOurs }, ...(existsSync(folder) ? [{ folder, atLeast: matchedBefore }] : [])];
    for (const { folder: looked, atLeast } of looks) {
      const { totals, samples } = runConformance(looked, factsMatchers);
      expect(samples.filter(({ unread, isRejectCase }) => unread !== null && !isRejectCase).map(({ path }) => path)).toEqual([]);
      expect(totals.read).toBe(totals.files);
      expect(totals.matched).toBeGreaterThanOrEqual(atLeast);
    }
  });
});
