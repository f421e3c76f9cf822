// Guarantee: a mutation run counts what some test noticed, never what nobody looked at, and a survivor is accepted for its
// reason alone: of this file, this line and this change.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptedSurvivors, type AcceptedSurvivor } from './accepted-survivors';
import { areas } from './areas';
import { percentOf, readReport, withoutReason, type Report } from './read-report';

const root = resolve(import.meta.dirname, '../..');
const area = areas[0]!;
const file = 'packages/domain/src/tracking/clocks.ts';
const source = 'one();\n  two(a > b);\nthree();\n';

/** The condition of line 2 or the whole of another. */
const mutant = (status: string, line: number, replacement: string) => ({
  replacement,
  status,
  location: {
    start: { line, column: line === 2 ? 7 : 1 },
    end: { line, column: line === 2 ? 12 : source.split('\n')[line - 1]!.length + 1 },
  },
});
const reportOf = (...mutants: Report['files'][string]['mutants'][number][]): Report => ({ files: { [file]: { source, mutants } } });
const accepted: AcceptedSurvivor = {
  file: 'tracking/clocks.ts',
  text: 'two(a > b);',
  change: 'a > b → a >= b',
  reason: 'a and b are never alike',
};

describe('counting a mutation report', () => {
  it('a mutant that a test failed on, or that never ended, is killed; one that lived or that no test ran is not', () => {
    const report = reportOf(
      mutant('Killed', 1, 'x'),
      mutant('Timeout', 1, 'y'),
      mutant('Survived', 2, 'a < b'),
      mutant('NoCoverage', 3, ''),
    );
    const score = readReport(area, report, []);
    expect(score).toMatchObject({ killed: 2, counted: 4, byFile: [{ file, killed: 2, counted: 4 }] });
    expect(percentOf(score)).toBe(50);
    expect(withoutReason(score)).toEqual(score.survivors);
    expect(score.survivors).toEqual([
      { file, line: 2, text: 'two(a > b);', change: 'a > b → a < b', reason: null },
      { file, line: 3, text: 'three();', change: 'three(); → ', reason: null },
    ]);
  });

  it('a mutant that does not compile, or was left out, counts neither way', () => {
    const score = readReport(area, reportOf(mutant('CompileError', 1, 'x'), mutant('Ignored', 1, 'y'), mutant('Killed', 2, 'z')), []);
    expect(score).toMatchObject({ killed: 1, counted: 1 });
  });

  it('an area without mutants misses nothing', () => {
    expect(percentOf(readReport(area, { files: {} }, []))).toBe(100);
  });

  it('an accepted survivor is told with its reason and does not count', () => {
    const score = readReport(area, reportOf(mutant('Killed', 1, 'x'), mutant('Survived', 2, 'a  >=\n b')), [accepted]);
    expect(score).toMatchObject({ killed: 1, counted: 1, stale: [], survivors: [{ reason: 'a and b are never alike' }] });
    expect(withoutReason(score)).toEqual([]);
  });

  it.each([
    ['another change of its line', mutant('Survived', 2, 'a < b')],
    ['the same change of another line', mutant('Survived', 3, 'a >= b')],
    [
      'the same change of another part of its line',
      { ...mutant('Survived', 2, 'a >= b'), location: { start: { line: 2, column: 3 }, end: { line: 2, column: 14 } } },
    ],
  ])('%s is not accepted, and the entry is stale', (_what, other) => {
    const score = readReport(area, reportOf(other), [accepted]);
    expect(score).toMatchObject({ counted: 1, survivors: [{ reason: null }], stale: [accepted] });
    expect(withoutReason(score)).toHaveLength(1);
  });

  it('a change of several lines is told by its head and its end', () => {
    const long = `if (x) {\n${'  one();\n'.repeat(40)}  last();\n}\n`;
    const block = { replacement: '{}', status: 'Survived', location: { start: { line: 1, column: 8 }, end: { line: 43, column: 2 } } };
    const { change } = readReport(area, { files: { [file]: { source: long, mutants: [block] } } }, []).survivors[0]!;
    expect(change).toMatch(/^\{ one\(\);.* … .*last\(\); \} → \{\}$/);
  });

  it('an accepted survivor that a test kills by now is stale; one of a file that was not mutated is not', () => {
    expect(readReport(area, reportOf(mutant('Killed', 2, 'a >= b')), [accepted]).stale).toEqual([accepted]);
    expect(readReport(area, reportOf(), [{ ...accepted, file: 'tracking/other.ts' }]).stale).toEqual([]);
  });
});

it('every accepted survivor has a reason, and its line still stands in its file', () => {
  const lines = (path: string): string[] => readFileSync(join(root, 'packages/domain/src', path), 'utf8').split('\n');
  const gone = acceptedSurvivors.filter((one) => !lines(one.file).some((line) => line.trim() === one.text));
  expect(gone).toEqual([]);
  expect(acceptedSurvivors.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
