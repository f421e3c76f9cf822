// Guarantee: every format that a port's source may send has a name for people.
import { expect, it } from 'vitest';
import { profiles } from '../ports/index';
import { wireFormatName } from './wire-format';

it('N8 each format is told by a name for people, never by its code', () => {
  const formats = new Set<string>(profiles.flatMap(({ sources }) => sources.flatMap(({ formats }) => formats)));
  for (const format of [...formats, 'ais-nmea', 'jt808', 'jt809', 'dcsa-events']) {
    expect(wireFormatName(format)).not.toBe(format);
  }
  expect(wireFormatName('unheard-of')).toBe('unheard-of');
});
