// Guarantee: a calendar file is what RFC 5545 says, whatever stands in its texts: a reader that unfolds and unescapes it
// finds what was written, at the same instant.
import { describe, expect, it } from 'vitest';
import { parseShanghai } from './shanghai-time';
import { writeCalendar, type CalendarEntry, type CalendarHead } from './write-calendar';

const startMs = parseShanghai('2026-10-12 18:00:00')!;
const entry: CalendarEntry = {
  uid: 'NB-MSC.ANNA-425W-portClosesMs@mastlight',
  sequence: 3,
  startMs,
  endMs: startMs,
  summary: '截港 MSC.ANNA/425W',
  location: '宁波港 北二集司',
  description: '',
};
const write = (told: Partial<CalendarEntry> = {}, clock: CalendarHead['clock'] = 'shanghai') =>
  writeCalendar({ name: '桅灯', product: 'Vessel schedule', clock }, [{ ...entry, ...told }], Date.UTC(2026, 9, 11, 1, 2, 3));
/** Content lines, unfolded (3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file).findLast((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
const unescape = (text: string) => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('a calendar file', () => {
  it('ends every line, the last too, with CRLF, and has no other line ends', () => {
    const file = write({ description: 'a\nb\rc\r\nd' });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('folds by octets, between characters', () => {
    const summary = `截港😀${'甲'.repeat(60)}x`;
    const file = write({ summary });
    const sizes = file.split('\r\n').map((line) => encodeURIComponent(line).replace(/%../g, 'x').length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(73);
    expect(valueOf(file, 'SUMMARY')).toBe(`SUMMARY:${summary}`);
  });

  it.each([`a,b;c\\d\ne`, '\\n', 'END:VEVENT\r\nBEGIN:VEVENT', 'zero\u0000and\u0007bell'])('escapes text: %j reads back', (text) => {
    const file = write({ description: text });
    const told = valueOf(file, 'DESCRIPTION')!.slice('DESCRIPTION:'.length);
    expect(unescape(told)).toBe(text.replace(/\r\n?/g, '\n').replace(/[\u0000\u0007]/g, ''));
    expect(linesOf(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('tells times by the clock of Shanghai, with the zone that they are of, and its own stamp in UTC', () => {
    const file = write({ endMs: startMs + 3_600_000 });
    expect(valueOf(file, 'DTSTART')).toBe('DTSTART;TZID=Asia/Shanghai:20261012T180000');
    expect(valueOf(file, 'DTEND')).toBe('DTEND;TZID=Asia/Shanghai:20261012T190000');
    expect(valueOf(file, 'DTSTAMP')).toBe('DTSTAMP:20261011T010203Z');
    expect(linesOf(file)).toEqual(expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:Asia/Shanghai', 'TZOFFSETTO:+0800']));
    expect(valueOf(write(), 'DTEND')).toBeUndefined();
  });

  it('tells times as they are everywhere where that is asked, without a zone', () => {
    const file = write({ endMs: startMs + 3_600_000 }, 'utc');
    expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual(['DTSTART:20261012T100000Z', 'DTEND:20261012T110000Z']);
    expect(file).not.toContain('VTIMEZONE');
  });

  it('says of an entry that is off that it is off', () => {
    expect(valueOf(write({ isCancelled: true }), 'STATUS')).toBe('STATUS:CANCELLED');
    expect(valueOf(write(), 'STATUS')).toBeUndefined();
  });
});
