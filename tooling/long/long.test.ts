// Guarantee: the long run counts a goal as met only when it ran, ended well and
// showed its numbers; and its table keeps what was not run again.
import { describe, expect, it } from 'vitest';
import { goals } from './goals';
import { readOutput, showResult, tableBegin, tableEnd, updateTable, type Result } from './report';

const measures = [{ pattern: /^F-05 ratio ([\d.]+)/m, atLeast: 2 }];

describe('reading what a goal printed', () => {
  it.each([
    [
      'its own line',
      { id: 'R-01' },
      'stdout | kill\n\u001B[22m\u001B[39mLONG R-01 100 kills, 0 lost (goal 0)\n',
      0,
      'ok',
      '100 kills, 0 lost (goal 0)',
    ],
    ['its own line, but a test failed', { id: 'R-01' }, 'LONG R-01 100 kills', 1, 'MISSED', '100 kills'],
    [
      'several lines of a bench',
      { id: 'F-05', measures },
      'F-05 ratio 4.2 (goal 2)\nF-05 scan 400 MB/s\n',
      0,
      'ok',
      'ratio 4.2 (goal 2); scan 400 MB/s',
    ],
    ['a bench that missed and ended with 0', { id: 'F-05', measures }, 'F-05 ratio 1.9 (goal 2)\n', 0, 'MISSED', 'ratio 1.9 (goal 2)'],
    ['a bench without its number', { id: 'F-05', measures }, 'F-05 scan 400 MB/s\n', 0, 'MISSED', 'scan 400 MB/s'],
    [
      'thousands with commas',
      { id: 'F-07', measures: [{ pattern: /([\d,]+) sentences/, atLeast: 400_000 }] },
      'F-07 1,567,943 sentences/s',
      0,
      'ok',
      '1,567,943 sentences/s',
    ],
    [
      'a line without the id',
      { id: 'fuzz nmea', measures: [{ pattern: /^faults +(\d+)/m, atMost: 0 }] },
      'nmea, 2 min\nfaults         0\n',
      0,
      'ok',
      'faults 0',
    ],
    [
      'only tests, in colours',
      { id: 'R-04' },
      '\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m8 passed\u001B[39m\u001B[22m (8)\n',
      0,
      'ok',
      '8 tests passed',
    ],
    ['some skipped', { id: 'R-04' }, ' Tests  2 skipped | 3 passed (5)', 0, 'ok', '3 tests passed'],
    ['all skipped', { id: 'R-10' }, ' Tests  2 skipped (2)', 0, 'MISSED', 'printed no result'],
    ['another goal', { id: 'R-0' }, 'LONG R-01 fine', 0, 'MISSED', 'printed no result'],
    ['two ids', { id: 'R-02, R-03' }, 'LONG R-03 50 permutations', 0, 'ok', '50 permutations'],
    ['killed', { id: 'R-01' }, '', null, 'MISSED', 'printed no result'],
  ] as const)('%s', (_name, goal, printed, exitCode, verdict, text) => {
    expect(readOutput(goal, printed, exitCode)).toEqual({ verdict, text });
  });
});

describe('goals whose tests print a number', () => {
  const away = 'LONG A3 database away: 40 POSTs, 30 × 503 of 60 routes, p99';
  const uploads = (first: number, second: number) =>
    `LONG A19 1 of 8 taken with their length, RSS 90 → at most 200 MB, +${first} MB (goal +200)\nLONG A19 1 of 8 taken in chunks, RSS 90 → at most 200 MB, +${second} MB (goal +200)`;
  const published = (ratio: number, writes: number) =>
    `LONG published 1, 1, ${ratio} rows for 1, 100, 10000 followers, ratio ${ratio} (goal 1); ${writes} row write of a subscription (goal 1)`;
  const rederived = (seconds: number, ratio: string) =>
    `LONG rederive 1000000 facts, 100000 bills in ${seconds} s (goal 300 s for a million facts, ratio 1.00)\nLONG rederive list p99 90 ms meanwhile, 45 ms idle, ratio ${ratio} (goal 2)`;
  const heard = (ms: string) =>
    `LONG facts 20 bills: 1.10 ms in one part, 1.20 ms in 24, ratio 1.09 (goal 1.2)\nLONG facts newest heard of a port without facts: 800.0 ms asked of the facts, ${ms} ms kept (goal 2 ms)`;
  const typed = (ratio: string) =>
    `LONG form 200 × 12: key to paint p95 40.0 ms, ratio to bare inputs 1.90\nLONG form 200 × 12: main thread, ratio to bare inputs ${ratio} (goal ≤ 1.5)`;
  it.each([
    ['A3', `${away} 1000 ms (goal 1,000)`, 'ok'],
    ['A3', `${away} 1001 ms (goal 1,000)`, 'MISSED'],
    ['A19', uploads(200, 110), 'ok'],
    ['A19', uploads(110, 201), 'MISSED'],
    ['R-08', 'LONG R-08 20 stops under 200 calls/s: 0 of 30000 broken, slowest stop 3.1 s (goal 0, 10 s)', 'ok'],
    ['published', published(1, 1), 'ok'],
    ['published', published(10_000, 1), 'MISSED'],
    ['published', published(1, 2), 'MISSED'],
    ['rederive', rederived(300, '2.00'), 'ok'],
    ['rederive', rederived(301, '1.10'), 'MISSED'],
    ['rederive', rederived(90, '2.01'), 'MISSED'],
    ['facts', heard('2.00'), 'ok'],
    ['facts', heard('2.01'), 'MISSED'],
    ['form', typed('1.50'), 'ok'],
    ['form', typed('1.51'), 'MISSED'],
    ['R-08', 'LONG R-08 20 stops under 200 calls/s: 1 of 30000 broken, slowest stop 3.1 s (goal 0, 10 s)', 'MISSED'],
  ] as const)('%s: %s is %s', (id, printed, verdict) => {
    expect(
      readOutput(
        goals.find((goal) => goal.id === id)!,
        printed,
        0,
      ).verdict,
    ).toBe(verdict);
  });
});

describe('the table', () => {
  const result = (id: string, verdict: Result['verdict'], text: string): Result => ({
    goal: { id, what: 'what' },
    verdict,
    text,
    seconds: 12.3,
  });
  const empty = `# Numbers\n${tableBegin}\n${tableEnd}\nafter\n`;

  it('gets a dated row per goal, keeps the others and the rest of the page', () => {
    const first = updateTable(empty, [result('R-01', 'ok', 'a | b'), result('A5', 'MISSED', 'c')], '2026-11-21');
    expect(first).toContain('| 2026-11-21 | R-01 | what | a \\| b | 12 s | yes |\n| 2026-11-21 | A5 | what | c | 12 s | **missed** |\n');
    const second = updateTable(first, [result('R-01', 'TIMED OUT', 'd'), result('A5', 'NOT RUN', '')], '2026-11-22');
    expect(second).toContain(
      '| 2026-11-22 | R-01 | what | d | 12 s | **timed out** |\n| 2026-11-21 | A5 | what | c | 12 s | **missed** |\n',
    );
    expect(second.startsWith('# Numbers\n')).toBe(true);
    expect(second.endsWith(`${tableEnd}\nafter\n`)).toBe(true);
  });

  it('is refused by a page without its marks', () => {
    expect(() => updateTable('# Numbers', [], '2026-11-21')).toThrow('lacks');
  });
});

it('the line of a goal', () => {
  expect(showResult({ goal: goals[0]!, verdict: 'ok', text: '100 kills, 0 lost', seconds: 411.6 })).toBe('R-01 ok 100 kills, 0 lost 412 s');
});

it('goals have ids of their own and a limit', () => {
  const ids = goals.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(goals.filter(({ limitMinutes }) => !(limitMinutes > 0 && limitMinutes <= 40))).toEqual([]);
});
