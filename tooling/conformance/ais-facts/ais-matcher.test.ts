/**
 * Guarantee: every fact about an AIS message is judged, in the words of any of
 * the three decoders; a fact that is not read, or read otherwise, is no match.
 */
import { readMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { aisMatcher } from './ais-matcher';

const sample = (name: string): string[] => samples[name]!.split('\n');
/** Written for this test; ships and stations are invented. */
const samples: Readonly<Record<string, string>> = {
  position: '!AIVDM,1,1,,A,16:lOV@32D`fsnLA8AUSJRh`2<0m,0*41',
  statics: '!AIVDM,1,1,,A,H6:lOVlN=<D819W245=k001P6234,0*10',
  acknowledgement: '!AIVDM,1,1,,A,76:lOV@0w:uJ,0*6A',
  reservations: '!AIVDM,1,1,,A,D03tcmP6@Vfp,0*7D',
};

function judge(name: string, expected: object): Record<string, boolean> {
  const reading = readMessage(Buffer.from(samples[name]!));
  const stated = { nmea: sample(name), expected };
  const outcomes = aisMatcher.match({ line: 1, stated }, { input: samples[name]!, reading, messageIndex: null });
  return Object.fromEntries(outcomes.map((outcome) => [outcome.name, outcome.isMatch]));
}

const all = (names: object, isMatch: boolean): Record<string, boolean> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, isMatch]));

describe('facts in the words of', () => {
  it.each([
    ['libais', { id: 1, repeat_indicator: 0, mmsi: 413999001, nav_status: 0, sog: 14.8, cog: 87.4, x: 122.10125, y: 29.93561 }],
    ['libais as texts', { message_id: '1', mmsi: '413999001', x: '122.101250000000001', position_accuracy: '1', raim: 'true' }],
    ['gpsd', { class: 'AIS', type: 1, status_text: 'Under way using engine', accuracy: true, turn: 6.428, sync_state: 0, maneuver: 0 }],
    ['pyais', { msg_type: 1, status: 'NavigationStatus.UnderWayUsingEngine', accuracy: 1, heading: 88, second: 20 }],
    ['single precision', { lon: Math.fround(122.10125), lat: Math.fround(29.93561) }],
  ])('%s', (_, expected) => {
    expect(judge('position', expected)).toEqual(all(expected, true));
  });

  it('static data, with what is absent in the words of each', () => {
    const expected = {
      partno: 1,
      ship_type: 'ShipType.Fishing',
      shiptype: 30,
      vendorid: 'MLT',
      callsign: 'BDEM3',
      to_bow: 12,
      epfd_text: 'GPS',
    };
    expect(judge('statics', expected)).toEqual(all(expected, true));
  });

  it('lists: missing places are 0', () => {
    const expected = { mmsi1: 4139990, mmsi2: 0, mmsi3: 0, mmsi4: 0 };
    expect(judge('acknowledgement', expected)).toEqual(all(expected, true));
  });

  it('lists of objects are a fact for each field', () => {
    expect(judge('reservations', { reservations: [{ offset: 100, num_slots: 2, timeout: 3, incr: 751 }] })).toEqual({
      'reservations[0].offset': true,
      'reservations[0].num_slots': true,
      'reservations[0].timeout': true,
      'reservations[0].incr': false,
    });
  });
});

it.each([
  ['sog', 14.8, true],
  ['sog', 14.84, true],
  ['sog', 14.9, false],
  ['sog', 14.7, false],
  ['y', 29.9356, true],
  ['y', 29.936, true],
  ['y', 29.937, false],
  ['y', 29, false],
])('wire 13: a number matches within half a unit of its bits, or of what is stated: %s %d', (name, stated, isMatch) => {
  expect(judge('position', { [name]: stated })).toEqual({ [name]: isMatch });
});

describe('no match', () => {
  it('for other values, other words, and fields that are not read', () => {
    const expected = {
      mmsi: 413999002,
      sog: 15.1,
      lon: 122.10127,
      status_text: 'At anchor',
      heading: null,
      raim: false,
      reports: [{ x: 1 }],
      wind: 0,
    };
    expect(Object.values(judge('position', expected))).toEqual(Object.keys(expected).map(() => false));
  });

  it('when the message was refused', () => {
    const reading = readMessage(Buffer.from('!AIVDM,1,1,,A,16:lOV@32D`fsnLA8AUSJRh`2<0m,0*42'));
    const entry = { line: 1, stated: { nmea: [], expected: { mmsi: 413999001, repeat: 0 } } };
    const outcomes = aisMatcher.match(entry, { input: '', reading, messageIndex: null });
    expect(outcomes.map(({ isMatch }) => isMatch)).toEqual([false, false]);
  });
});

describe('accepts', () => {
  it.each([
    ['ais/anything.jsonl', {}, true],
    ['vessels.json', { class: 'AIS' }, true],
    ['vessels.json', { nmea: ['!BSVDM,1,1,,A,x,0*00'] }, true],
    ['jt808/frames.jsonl', { frame: '7e' }, false],
  ])('%s with %o: %s', (path, stated, isAccepted) => {
    expect(aisMatcher.accepts(path, { line: 1, stated })).toBe(isAccepted);
  });
});
