// Guarantee: a paper is missing while it is not there and some box, or the bill without a box, still needs it.
import { describe, expect, it } from 'vitest';
import { silentBox } from './empty-details';
import { boxesLackingPaper, missingPaper } from './missing-paper';
import { emptyNode } from './status';

const done = { ...emptyNode, state: 'done' } as const;
const of = (steps: readonly (string | null)[], bar: object) => ({
  port: 'NB' as const,
  boxes: steps.map((step, at) => silentBox(`CSNU615204${at}`, step)),
  bar: { ...bar },
});

describe('a paper that is missing', () => {
  it.each([
    ['the pre-manifest, of a bill of which nothing is told', [], {}, 'preManifestSilent'],
    ['the pre-manifest, for the one box that is not past arrival', ['TMPS', 'GITM'], { IFC: done }, 'preManifestSilent'],
    ['the pre-manifest, declared', ['GITM'], { BLA: { ...emptyNode, state: 'running' }, IFC: done }, 'preManifestDeclared'],
    ['the clean manifest, for the one box that is not ready', [null, 'TMPS'], { BLA: done }, 'manifest'],
    ['none, where the boxes are past arrival', ['PASS', 'TMPS'], { IFC: done }, null],
    ['none, where all are ready', [null, null], {}, null],
  ])('is %s', (_which, steps, bar, paper) => expect(missingPaper(of(steps, bar))).toBe(paper));

  it('is that of the boxes that still need it', () => {
    const lacking = boxesLackingPaper(of(['GITM', 'PASS', null], { IFC: done }));
    expect(lacking.map(({ waitsFor }) => waitsFor)).toEqual(['GITM']);
  });
});
