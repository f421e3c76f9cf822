// Guarantee (peers.md, idea 9): every berthing time that was ever told of a call is kept, and each source is held to
// what it had said 10, 5, 2 and 1 days before the ship berthed.
import { describe, expect, it } from 'vitest';
import { etaHistory } from './eta-history';
import { fact, hourMs, t0 } from './truth-table/told-facts';

const dayMs = 24 * hourMs;
const eta = (saidMs: number, etaMs: number | null, told: object = {}) => fact('vessel-plan', saidMs, { detail: { etaMs }, ...told });
const hours = (ms: number): number => (ms - t0) / hourMs;

describe('the history of an ETA', () => {
  it('holds each time that a source had not said just before, in the order of saying', () => {
    const history = etaHistory(
      [
        eta(t0 + 2 * hourMs, t0 + 90 * hourMs),
        eta(t0, t0 + 80 * hourMs),
        eta(t0 + hourMs, t0 + 80 * hourMs),
        eta(t0 + hourMs, t0 + 70 * hourMs, { source: 'ningbo-port' }),
        eta(t0 + 3 * hourMs, t0 + 80 * hourMs),
        eta(t0 + 4 * hourMs, null),
      ],
      null,
    )!;
    expect(history.heard.map(({ source, etaMs }) => `${source} ${hours(etaMs)}`)).toEqual([
      'ningbo-edi 80',
      'ningbo-port 70',
      'ningbo-edi 90',
      'ningbo-edi 80',
    ]);
    expect(history.spreadMs).toBe(20 * hourMs);
    expect(history.errors).toEqual([]);
  });

  it('counts what was corrected later, and nothing that was cancelled', () => {
    const first = eta(t0, t0 + 80 * hourMs, { reference: 'A' });
    const corrected = eta(t0 + hourMs, t0 + 85 * hourMs, { reference: 'A', function: 'replace' });
    const cancelled = eta(t0 + 2 * hourMs, t0 + 99 * hourMs, { reference: 'A', function: 'cancel' });
    expect(etaHistory([first, corrected, cancelled], null)!.heard.map(({ etaMs }) => hours(etaMs))).toEqual([80, 85]);
  });

  it('of a ship that calls at two terminals is each terminal’s own; one that is not told is a place by itself', () => {
    const at = (minute: number, terminal: string | null, told: object = {}) =>
      eta(t0 + minute * 60_000, t0 + 80 * hourMs, { terminal, ...told });
    const facts = [at(0, 'BLCT'), at(1, null), at(2, 'BLTCT'), at(3, 'BLCTMS'), at(4, 'X', { port: null, source: 'user' })];
    const told = etaHistory(facts, null)!.heard.map(({ terminal, saidMs }) => `${terminal} ${(saidMs - t0) / 60_000}`);
    // Two codes of one terminal are one.
    expect(told).toEqual(['BLCT 0', ' 1', 'BLCTMS 3', ' 4']);
  });

  it.each([
    ['nobody spoke of the ship', []],
    ['nobody told a time', [eta(t0, null), fact('manifest', t0)]],
  ])('is none where %s', (_what, facts) => expect(etaHistory(facts, null)).toBeNull());

  it('holds each source to what it had said so many days before', () => {
    const ataMs = t0 + 12 * dayMs;
    const facts = [
      eta(t0, ataMs + 30 * hourMs),
      eta(ataMs - 5 * dayMs, ataMs + 10 * hourMs),
      eta(ataMs - 2 * dayMs + 1, ataMs - 4 * hourMs),
      eta(ataMs - 3 * dayMs, ataMs + hourMs, { source: 'ningbo-port' }),
    ];
    const told = etaHistory(facts, ataMs)!.errors.map(({ source, daysBefore, errorMs }) => [source, daysBefore, errorMs / hourMs]);
    expect(told).toEqual([
      ['ningbo-edi', 10, 30],
      ['ningbo-edi', 5, 10],
      ['ningbo-edi', 2, 10],
      ['ningbo-edi', 1, -4],
      ['ningbo-port', 2, 1],
      ['ningbo-port', 1, 1],
    ]);
  });
});
