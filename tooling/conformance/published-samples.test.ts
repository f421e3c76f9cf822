// Guarantee: our own samples, and the published ones of real and test traffic
// where they lie beside the checkout, are read to the last file. All that we
// state of ours holds, and what the authors of the published ones state holds as
// far as it did when this was written (docs/wire/README.md names the rest).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { factsMatchers } from './facts-matchers';
import { runConformance, type Conformance } from './run-conformance';

const own = fileURLToPath(new URL('../../packages/wire/src/testing/own-samples/', import.meta.url));
const published = fileURLToPath(new URL('../../../shared/samples/edi/', import.meta.url));
/** Stated values of the published samples that held on 2026-11-21. */
const matchedBefore = 1947;

function expectAllRead({ samples, totals }: Conformance): void {
  expect(samples.filter(({ unread, isRejectCase }) => unread !== null && !isRejectCase).map(({ path }) => path)).toEqual([]);
  expect(totals.read).toBe(totals.files);
}

describe('own and published samples', () => {
  it('are all read, and no stated value is lost', () => {
    const ours = runConformance(own, factsMatchers);
    expectAllRead(ours);
    expect(ours.facts.filter(({ isMatch }) => !isMatch)).toEqual([]);
    expect(ours.totals).toMatchObject({ files: 8, stated: 63 });

    if (!existsSync(published)) return;
    const theirs = runConformance(published, factsMatchers);
    expectAllRead(theirs);
    expect(theirs.totals.matched).toBeGreaterThanOrEqual(matchedBefore);
  });
});
