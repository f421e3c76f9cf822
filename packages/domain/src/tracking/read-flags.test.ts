/** Guarantee: a fact of whatever age reads as the same statement, and a word that nobody knows is never taken for a release. */
import { describe, expect, it } from 'vitest';
import { portRules } from '../ports/index';
import { readFlags, readStoredDetail, rulesOfFact } from './read-flags';

const told = { remark: '缺少海关放行信息。', receivedMs: 1, loadedMs: null };

describe('readFlags', () => {
  it("maps the port's own words, keeps what it does not know and leaves out what is not said", () => {
    expect(readFlags(portRules('NB'), { ifcsum: 'Y', cpcode: 'T', custom: 'N', sld: '', pass: 'W', sendFlag: 'Y' })).toEqual({
      flags: { manifest: 'yes', arrive: 'withdrawn', customs: 'no', pass: 'no' },
      flagCodes: { pass: 'W' },
    });
  });
});

it('a word that is missing, or is none, says nothing', () => {
  expect(readFlags(portRules('NB'), { ifcsum: null, cpcode: 1, pass: 'Y' })).toEqual({ flags: { pass: 'yes' } });
});

it('a fact is told by the words of its source’s port, else of the port it concerns, else of the first', () => {
  expect(rulesOfFact('gang-hang', 'NB').code).toBe('SH');
  expect(rulesOfFact('upload', 'QD').code).toBe('QD');
  expect(rulesOfFact('upload', null).code).toBe('NB');
});

describe('readStoredDetail', () => {
  it('reads a row stored before flags had names of our own as it is stored today', () => {
    const before = { ifcsum: 'Y', cpcode: 'Y', custom: 'N', sld: 'N', pass: 'N', ...told };
    const today = { flags: { manifest: 'yes', arrive: 'yes', customs: 'no', triple: 'no', pass: 'no' }, ...told };
    expect(readStoredDetail('release-row', 'ningbo-port', 'NB', before)).toEqual(today);
    expect(readStoredDetail('release-row', 'upload', 'NB', before)).toEqual(today);
    expect(readStoredDetail('release-row', 'ningbo-port', 'NB', today)).toBe(today);
  });

  it('leaves every other fact as it is', () => {
    const detail = { code: 'Y', text: null, mode: null };
    expect(readStoredDetail('customs-pass', 'customs', 'NB', detail)).toBe(detail);
  });
});
