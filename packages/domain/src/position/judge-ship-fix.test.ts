// Guarantee: no place that cannot be true moves a ship, a first word is not believed blindly, and a wrong place does not hold
// it for ever; a track keeps turns and leaves out what lies still.
import { describe, expect, it } from 'vitest';
import { clockErrorMs } from './judge-fix';
import { isNewPoint, isShipMmsi, judgeShipFix, type Doubt, type ShipFix, type ToldShipFix } from './judge-ship-fix';
import { trackKeptMs } from './limits';

const now = Date.UTC(2026, 9, 12, 4);
const minute = 60_000;
/** Off 六横, five minutes ago. */
const known: ShipFix = {
  atMs: now - 5 * minute,
  latitude: 29.75,
  longitude: 122.35,
  speedKnots: 14,
  courseDegrees: 120,
  headingDegrees: 121,
  status: 0,
};
const told = (part: Partial<ToldShipFix>): ToldShipFix => ({ ...known, mmsi: 413_000_001, atMs: now, ...part });
const doubtAt = (part: Partial<Doubt>): Doubt => ({
  latitude: 1.2,
  longitude: 103.9,
  atMs: now - minute,
  fromMs: now - 11 * minute,
  ...part,
});
const singapore = { latitude: 1.2, longitude: 103.9 };

describe('R-7.6-10 what a ship says', () => {
  it.each<[string, Partial<ToldShipFix>, ShipFix | null, Doubt | null, string]>([
    ['five minutes and a mile on', { latitude: 29.74, longitude: 122.37 }, known, null, 'moves'],
    ['of the same instant, by another receiver', { atMs: known.atMs }, known, null, 'late'],
    ['of an hour ago', { atMs: now - 60 * minute, longitude: 122.1 }, known, null, 'late'],
    ['the first word of a ship', {}, null, null, 'first'],
    ['the second that agrees', {}, null, doubtAt({ latitude: 29.75, longitude: 122.35 }), 'moves'],
    ['the first word again, by another receiver', { atMs: now - minute }, null, doubtAt({ latitude: 29.75, longitude: 122.35 }), 'first'],
    ['the second that does not agree', {}, null, doubtAt({}), 'jump'],
    ['MMSI 0', { mmsi: 0 }, null, null, 'nobody'],
    ['a base station', { mmsi: 4_132_101 }, known, null, 'nobody'],
    ['a rescue aircraft', { mmsi: 111_413_001 }, known, null, 'nobody'],
    ['a number of ten digits', { mmsi: 1_073_741_823 }, known, null, 'nobody'],
    ['latitude 91', { latitude: 91 }, known, null, 'nowhere'],
    ['longitude 181', { longitude: 181 }, known, null, 'nowhere'],
    ['no place', { latitude: null, longitude: null }, known, null, 'nowhere'],
    ['0° 0°', { latitude: 0, longitude: 0.001 }, null, null, 'nowhere'],
    ['no speed (102.3)', { speedKnots: 102.3 }, known, null, 'moves'],
    ['102.2 knots or more', { speedKnots: 102.2 }, known, null, 'too-fast'],
    ['no number for a speed', { speedKnots: Number.NaN }, known, null, 'too-fast'],
    ['a clock five minutes early', { atMs: now + clockErrorMs }, known, null, 'moves'],
    ['of tomorrow', { atMs: now + 24 * 60 * minute }, known, null, 'undated'],
    ['no number for a time', { atMs: Number.NaN }, known, null, 'undated'],
    ['older than tracks are kept', { atMs: now - trackKeptMs - 1 }, known, null, 'past'],
    ['Singapore after five minutes', singapore, known, null, 'jump'],
    ['Singapore for ten minutes', singapore, known, doubtAt({}), 'moves'],
    ['Singapore for nine minutes', singapore, known, doubtAt({ fromMs: now - 9 * minute }), 'jump'],
    ['elsewhere again while Singapore is in doubt', { latitude: 51.9, longitude: 4 }, known, doubtAt({}), 'jump'],
    ['Singapore after three days', singapore, { ...known, atMs: now - 72 * 60 * minute }, null, 'moves'],
    ['a clock that was put back', {}, { ...known, atMs: now + 60 * minute, latitude: 1.2 }, null, 'first'],
  ])('R-7.6-10 %s', (_name, part, fix, doubt, expected) => {
    expect(judgeShipFix(told(part), { fix, doubt }, now).verdict).toBe(expected);
  });

  it('R-7.6-10 who lies under another’s number does not take its place while that one speaks', () => {
    let ship: { fix: ShipFix | null; doubt: Doubt | null } = { fix: known, doubt: null };
    const verdicts: string[] = [];
    for (let at = 1; at <= 15; at++) {
      for (const [place, afterMs] of [
        [{}, 0],
        [singapore, 30_000],
      ] as const) {
        const nowMs = now + at * minute + afterMs;
        const judged = judgeShipFix(told({ ...place, atMs: nowMs }), ship, nowMs);
        verdicts.push(judged.verdict);
        ship = judged.known;
      }
    }
    expect(new Set(verdicts.filter((_, at) => at % 2 === 1))).toEqual(new Set(['jump']));
    expect(ship.fix).toMatchObject({ latitude: 29.75, atMs: now + 15 * minute });
  });

  it('R-7.6-10 what is no angle and no speed is not kept', () => {
    const { fix } = judgeShipFix(told({ courseDegrees: 360, headingDegrees: 511, speedKnots: 102.3 }), { fix: known, doubt: null }, now);
    expect(fix).toMatchObject({ courseDegrees: null, headingDegrees: null, speedKnots: null });
  });
});

it.each([
  [201_000_000, true],
  [413_000_001, true],
  [775_999_999, true],
  [200_999_999, false],
  [970_012_345, false],
  [413_000_001.5, false],
])('R-7.6-10 %s is a number of a ship: %s', (mmsi, isOne) => {
  expect(isShipMmsi(mmsi)).toBe(isOne);
});

describe('R-7.6-10 a track', () => {
  const at = (minutes: number, part: Partial<ShipFix> = {}): ShipFix => ({ ...known, atMs: known.atMs + minutes * minute, ...part });
  it.each<[string, ShipFix, boolean]>([
    ['half a minute on', at(0.5, { courseDegrees: 300 }), false],
    ['four minutes on', at(4), false],
    ['five minutes and a mile on', at(5, { latitude: 29.77 }), true],
    ['five minutes on, lying still', at(5), false],
    ['an hour on, lying still', at(60), true],
    ['a turn after two minutes', at(2, { courseDegrees: 131 }), true],
    ['a turn over north', at(2, { courseDegrees: 120 }), false],
    ['a turn without way on', at(2, { courseDegrees: 300, speedKnots: 0.4 }), false],
    ['a minute before', at(-1), false],
    ['of a gap of ten minutes before', at(-10), true],
  ])('R-7.6-10 %s', (_name, fix, isKept) => {
    expect(isNewPoint(known, fix)).toBe(isKept);
  });
});
