/**
 * Guarantee: no file of events makes the reader throw, hang or hold more than
 * its bounds, whatever charset, numbers, times and sizes it comes with.
 */
import { describe, expect, it } from 'vitest';
import { readMessage, readMessageInSteps } from '../read-message';
import { encodeText } from '../syntax/encode-text';
import { wireLimits } from '../syntax/limits';
import { cpuTimeMs } from '../testing/cpu-time';
import { eventsOf, findingCodes, gateIn, readAsJson } from '../testing/read-events';

describe('E-25 size', () => {
  it
    .runIf(process.env['LONG'])
    .each([
      '{"eventID":"7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e","eventType":"EQUIPMENT",\n',
      '{"eventID":1}\n',
      '{"eventID":[\n',
      '[{"eventID":1},\n',
      '{"events":[\n',
      '{"events":[]}\n',
      `${JSON.stringify(gateIn)}\n`,
      `${JSON.stringify([gateIn])},\n`,
    ])('stays linear on a file of %j', (unit) => {
    const small = Buffer.alloc(250_000, unit);
    const large = Buffer.alloc(2_000_000, unit);
    readMessage(small);
    const smallMs = Math.max(
      cpuTimeMs(() => readMessage(small)),
      20,
    );
    expect(cpuTimeMs(() => readMessage(large))).toBeLessThan(smallMs * 24);
  });

  it.runIf(process.env['LONG'])('refuses more events in one document than the bound of a message', () => {
    const event = '{"eventType":"TRANSPORT","eventDateTime":"2026-07-11T08:42:00Z","transportEventTypeCode":"ARRI"}';
    const reading = readAsJson(`[${Array.from({ length: wireLimits.maxBoxesPerMessage + 1 }, () => event).join(',')}]`);
    expect(reading).toMatchObject({ messages: [], refusedCount: 1 });
    expect(findingCodes(reading)).toEqual(['too-many-events']);
  });

  it('refuses an event of more values than are read in one step', () => {
    const references = '{"referenceType":"FF","referenceValue":"R"},'.repeat(wireLimits.maxJsonItemValues / 3);
    const reading = readAsJson(`[${JSON.stringify(gateIn).slice(0, -1)},"references":[${references}{}]}]`);
    expect(findingCodes(reading)).toEqual(['json-too-large']);
  });

  it('lets others work while it reads an object of many fields', () => {
    const fields = Array.from({ length: 5_000 }, (_, index) => `"field${index}":1`).join(',');
    const steps = readMessageInSteps(Buffer.from(`{"eventType":"EQUIPMENT",${fields}}`));
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThanOrEqual(50);
  });

  it('lets others work between every hundred events', () => {
    const steps = readMessageInSteps(Buffer.from(JSON.stringify(Array.from({ length: 1000 }, () => gateIn))));
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThanOrEqual(10);
  });
});

describe('hostile input', () => {
  const text = JSON.stringify([{ ...gateIn, reason: '宁波' }]);

  it.each([
    ['E-18 GB18030', encodeText(text, 'gb18030'), ['transcoded']],
    ['E-18 a byte-order mark', Buffer.from(`\ufeff${text}`), []],
    ['E-18 UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), ['transcoded']],
    ['E-19 NUL and C1 in a text', Buffer.from(text.replace('宁波', '宁\\u0000\\u0085波')), []],
  ])('%s', (_, bytes, expected) => {
    const reading = readMessage(bytes);
    expect(eventsOf(reading)).toMatchObject([{ reasons: [{ text: '宁波' }] }]);
    expect(findingCodes(reading)).toEqual(expected);
  });

  it.each([
    ['E-20 a full-width container number', 'ＭＬＴＵ３１０２０４７', 'MLTU3102047', ['full-width']],
    ['E-22 a wrong check digit', 'MLTU3102040', 'MLTU3102040', ['check-digit']],
    ['E-22 lower case', 'mltu3102047', 'MLTU3102047', ['lower-case']],
    ['E-22 ten characters', 'MLTU310204', null, ['no-iso-number']],
  ])('%s', (_, equipmentReference, containerNo, expected) => {
    const reading = readAsJson([{ ...gateIn, equipmentReference }]);
    expect(eventsOf(reading)).toMatchObject([{ equipment: [{ containerNo, number: equipmentReference }] }]);
    expect(findingCodes(reading)).toEqual(expected);
  });

  it.each([
    ['2026-07-11T08:42:00.123456789Z', Date.UTC(2026, 6, 11, 8, 42, 0, 123), []],
    ['2026-07-11T08:42:00-05:30', Date.UTC(2026, 6, 11, 14, 12), []],
    ['2026-07-11T24:00:00Z', Date.UTC(2026, 6, 12), []],
    ['2026-07-11T08:42:00+25:00', null, ['bad-time']],
    ['2026-07-11T08:42', null, ['unknown-zone']],
  ])('E-21 the time %s', (eventDateTime, instantMs, expected) => {
    const reading = readAsJson([{ ...gateIn, eventDateTime }]);
    expect(eventsOf(reading)).toMatchObject([{ happened: { raw: eventDateTime, instantMs } }]);
    expect(findingCodes(reading)).toEqual(expected);
  });

  it('E-26 one event twice is two events: who keeps them can tell by their id', () => {
    expect(eventsOf(readAsJson([gateIn, gateIn])).map(({ id }) => id)).toEqual([
      '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e',
      '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e',
    ]);
  });

  it('E-34 a file that grows line by line yields whole events or none', () => {
    const bytes = Buffer.from(`${JSON.stringify(gateIn)}\n`.repeat(2));
    const whole = eventsOf(readMessage(bytes));
    for (let end = 0; end <= bytes.length; end++) {
      const part = eventsOf(readMessage(bytes.subarray(0, end)));
      expect(part).toEqual(whole.slice(0, part.length));
    }
  });
});
