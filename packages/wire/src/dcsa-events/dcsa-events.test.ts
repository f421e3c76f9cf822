/**
 * Guarantee: Track & Trace events of 2.2 and of the 3.0 drafts are read event
 * by event; a bad event costs itself, an unknown code is kept, and port rows
 * stay port rows.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading, ShipmentEvent, ShipmentEventsMessage } from '../message';
import { readMessage, readMessageInSteps } from '../read-message';
import { encodeText } from '../syntax/encode-text';
import { wireLimits } from '../syntax/limits';
import { cpuTimeMs } from '../testing/cpu-time';
import { eventEquipment } from '../vocabulary/event-equipment';
import { statusWord } from './event-codes';
import { writeDcsaEvents } from './write';

function sample(name: string): Reading {
  return readMessage(readFileSync(new URL(`./samples/${name}`, import.meta.url)));
}

function read(value: unknown): Reading {
  return readMessage(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

function messages(reading: Reading): ShipmentEventsMessage[] {
  return reading.messages.filter((message) => message.kind === 'shipment-events');
}

function events(reading: Reading): ShipmentEvent[] {
  return messages(reading).flatMap((message) => message.events);
}

const gateIn = {
  eventID: 'E1',
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-07-11T08:42:00+08:00',
  equipmentEventTypeCode: 'GTIN',
  equipmentReference: 'MLTU3102047',
};

describe('version 2.2', () => {
  const reading = sample('events-2-2.json');
  const [entered, loaded, expected, pending, odd] = events(reading);

  it('is one message of the array, tagged with its version', () => {
    expect(messages(reading)).toMatchObject([{ kind: 'shipment-events', type: 'events', version: '2.2' }]);
  });

  it('reads an equipment event whole', () => {
    expect(entered).toEqual({
      id: '5b3a1f04-7c1e-4f0e-9a52-0c5d1f2e7a01',
      retractsId: null,
      created: { raw: '2026-07-11T09:20:00+08:00', instantMs: Date.UTC(2026, 6, 11, 1, 20) },
      happened: { raw: '2026-07-11T08:42:00+08:00', instantMs: Date.UTC(2026, 6, 11, 0, 42) },
      classifier: { code: 'ACT', word: 'actual' },
      status: {
        category: 'EQUIPMENT',
        code: 'GTIN',
        codeList: null,
        agency: null,
        text: null,
        word: 'gated-in',
      },
      reasons: [],
      remarks: [],
      where: {
        code: 'CNNGB',
        name: 'DEMO TERMINAL 3',
        facility: { code: 'BLCT3', codeList: 'SMDG', name: null },
        facilityType: null,
        coordinates: { latitude: '29.9300', longitude: '121.8700' },
        address: {
          name: null,
          street: 'Demo Road',
          streetNumber: '1',
          floor: null,
          postCode: null,
          city: 'Ningbo',
          region: null,
          country: 'China',
        },
      },
      places: [],
      times: [],
      document: null,
      billNos: ['NGBML2607001'],
      bookingNos: ['SO2607001'],
      documents: [],
      references: [{ qualifier: 'FF', number: 'DEMO-FF-1', line: null, times: [] }],
      equipment: [
        eventEquipment({
          containerNo: 'MLTU3102047',
          number: 'MLTU3102047',
          sizeTypeRaw: '45G1',
          sizeType: '45G1',
          fullness: 'full',
          seals: [
            { number: 'ML700101', party: 'SH', kind: 'BLT' },
            { number: 'ML800101', party: 'CA', kind: null },
          ],
        }),
      ],
      legs: [],
      parties: [],
      goods: [],
      isTransshipment: null,
    });
  });

  it('reads the call of a ship, and takes its place for an event that tells none', () => {
    expect(loaded).toMatchObject({
      status: { word: 'loaded' },
      happened: { instantMs: Date.UTC(2026, 6, 11, 23, 55, 10, 250) },
      isTransshipment: false,
      where: { code: 'CNNGB', facility: { code: 'BLCT3' }, facilityType: 'POTE' },
      legs: [
        {
          mode: 'VESSEL',
          way: 'sea',
          vessel: { name: 'TIDE LANTERN', code: '9000001', scheme: 'imo', voyage: '0712E' },
          nationality: 'CN',
          carrier: { code: 'MLL', name: null },
          call: {
            id: 'TC-DEMO-1',
            sequence: '2',
            service: 'DX1',
            exportVoyage: '0712E',
            importVoyage: '0711W',
            callSign: 'BDMO1',
            carrierList: 'SMDG',
          },
        },
      ],
    });
  });

  it('reads an estimate with its delay, at the zone of the port', () => {
    expect(expected).toMatchObject({
      classifier: { word: 'estimated' },
      status: { category: 'TRANSPORT', code: 'ARRI', word: 'arrived' },
      happened: { instantMs: Date.UTC(2026, 7, 9, 4) },
      reasons: [{ code: 'WEA', text: 'Bad weather (demo)' }],
      where: { code: 'DEHAM', name: 'Hamburg' },
      billNos: ['NGBML2607001'],
    });
  });

  it('reads what became of a document, and why', () => {
    expect(pending).toMatchObject({
      status: { category: 'SHIPMENT', code: 'PENU', word: 'update-pending' },
      document: { kind: 'SHI', number: 'SI2607001' },
      reasons: [{ code: null, text: 'Consignee is missing (demo)' }],
    });
  });

  it('keeps an unknown code and a trailer, and refuses an event without time alone', () => {
    expect(odd).toMatchObject({
      status: { code: 'ZZZZ', word: null },
      happened: { instantMs: Date.UTC(2026, 6, 12, 1) },
      equipment: [{ containerNo: null, number: 'TRAILER-7' }],
    });
    expect(events(reading)).toHaveLength(5);
    expect(reading.refusedCount).toBe(0);
    expect(codes(reading)).toEqual([
      'unknown-status',
      'zoneless-time',
      'unknown-key',
      'no-iso-number',
      'not-an-event',
    ]);
  });

  it.each([
    ['SHIPMENT', 'RECE DRFT PENA PENU PENC REJE APPR ISSU SURR SUBM VOID CONF REQS CMPL HOLD RELS'],
    ['TRANSPORT', 'ARRI DEPA'],
    ['EQUIPMENT', 'LOAD DISC GTIN GTOT STUF STRP PICK DROP INSP RSEA RMVD'],
  ])('has a word of its own for every %s code', (type, list) => {
    const words = list.split(' ').map((code) => statusWord(type, code));
    expect(words).not.toContain(null);
    expect(new Set(words).size).toBe(words.length);
  });

  it('gives no word to a code of another event type', () => {
    expect(statusWord('TRANSPORT', 'LOAD')).toBeNull();
    expect(statusWord('TRANSPORT', 'constructor')).toBeNull();
  });

  it('notes a call that is told at two places, and believes the outer one', () => {
    const call = { UNLocationCode: 'CNNGB', location: { UNLocationCode: 'CNSHA', locationName: 'X' } };
    const reading = read([{ ...gateIn, transportCall: call }]);
    expect(events(reading)).toMatchObject([{ where: { code: 'CNNGB', name: 'X' } }]);
    expect(codes(reading)).toEqual(['conflicting-values']);
  });
});

describe('drafts of 3.0', () => {
  const reading = sample('draft-3-0.json');

  it('reads nested metadata and payload, and spelled-out codes', () => {
    expect(messages(reading)).toMatchObject([{ version: '3.0' }]);
    expect(events(reading)[0]).toMatchObject({
      id: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b01',
      created: { raw: '2026-07-11T01:20:00Z' },
      classifier: { code: 'ACTUAL', word: 'actual' },
      status: { category: 'EQUIPMENT', code: 'GATED_IN', word: 'gated-in' },
      equipment: [{ containerNo: 'MLTU3102113', sizeType: '22G1', fullness: 'empty' }],
    });
  });

  it('reads a retraction, which says nothing else', () => {
    expect(events(reading)[1]).toMatchObject({
      retractsId: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b01',
      happened: null,
      status: { code: null },
    });
  });

  it('keeps an event type that 2.2 has not', () => {
    expect(events(reading)[2]).toMatchObject({ status: { category: 'REEFER', code: 'MEAS', word: null } });
    expect(codes(reading)).toEqual(['unknown-status']);
  });

  it('goes out as 2.2: spelled-out codes in four letters, without retractions and foreign types', () => {
    const [message] = messages(reading);
    if (!message) throw new Error('no message');
    const written = JSON.parse(Buffer.from(writeDcsaEvents(message)).toString()) as unknown;
    expect(written).toEqual([
      {
        eventID: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b01',
        eventCreatedDateTime: '2026-07-11T01:20:00Z',
        eventType: 'EQUIPMENT',
        eventClassifierCode: 'ACT',
        eventDateTime: '2026-07-11T08:42:00+08:00',
        equipmentEventTypeCode: 'GTIN',
        equipmentReference: 'MLTU3102113',
        ISOEquipmentCode: '22G1',
        emptyIndicatorCode: 'EMPTY',
      },
    ]);
  });
});

describe('other versions', () => {
  it('reads booking and transport document from fields of their own, once', () => {
    const reading = read([
      {
        ...gateIn,
        carrierBookingReference: 'SO1',
        transportDocumentReference: 'B1',
        documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: 'B1' }],
      },
    ]);
    expect(events(reading)).toMatchObject([{ bookingNos: ['SO1'], billNos: ['B1'] }]);
    expect(reading.findings).toEqual([]);
  });
});

describe('documents', () => {
  it.each([
    ['an array', [gateIn]],
    ['a bare event', gateIn],
    ['an envelope', { events: [gateIn] }],
    ['an envelope with more in it', { page: 1, events: [gateIn], next: null }],
    ['an event whose type is told by the name of its code', [{ ...gateIn, eventType: undefined }]],
  ])('reads %s', (_, value) => {
    const reading = read(value);
    expect(reading.format).toBe('dcsa-events');
    expect(events(reading)).toMatchObject([{ id: 'E1', status: { category: 'EQUIPMENT', word: 'gated-in' } }]);
    expect(reading.findings).toEqual([]);
  });

  it('reads one event per line; a broken line costs itself', () => {
    const reading = sample('events.ndjson');
    expect(events(reading).map(({ classifier }) => classifier?.word)).toEqual(['planned', 'actual']);
    expect(reading.refusedCount).toBe(1);
    expect(codes(reading)).toEqual(['json-malformed']);
  });

  it('takes an empty list as an answer', () => {
    expect(read({ events: [] })).toMatchObject({ format: 'dcsa-events', messages: [], refusedCount: 0 });
  });

  it.each([
    ['no event at all', [{ eventID: 'E1' }], ['not-an-event', 'no-events']],
    ['a text for an event', { events: ['E1'] }, ['not-an-event', 'no-events']],
    ['a list that is cut off', '[{"eventID":"E1","eventType":"EQUIPMENT"', ['json-malformed']],
    ['an event 20 objects deep', `{"eventID":${'{"a":'.repeat(20)}1`, ['json-too-deep']],
  ])('refuses %s', (_, value, expected) => {
    const reading = read(value);
    expect(reading).toMatchObject({ messages: [], refusedCount: 1 });
    expect(codes(reading)).toEqual(expected);
  });

  it('leaves port rows to their own reader, also those that speak of events', () => {
    const row = { containerno: 'MLTU3102047', billno: 'B00000001', passFlag: 'Y', remark: '"eventType":"EQUIPMENT"' };
    expect(read([row])).toMatchObject({ format: 'ningbo-rows', messages: [{ kind: 'release-rows' }] });
    expect(read([])).toMatchObject({ format: 'ningbo-rows', refusedCount: 0 });
  });

  it.each([
    ['a call', { transportCall: { transportCallID: 'C', pier: 1 } }, 'pier'],
    ['a ship', { transportCall: { vessel: { vesselName: 'A', vesselTEU: 18000 } } }, 'vesselTEU'],
    ['a place', { eventLocation: { locationName: 'A', hall: '7' } }, 'hall'],
    ['an address', { eventLocation: { address: { name: 'A', poBox: '7' } } }, 'poBox'],
    ['a seal', { seals: [{ sealNumber: 'S', colour: 'red' }] }, 'colour'],
    ['a reference', { references: [{ referenceType: 'FF', referenceValue: 'R', issuer: 'X' }] }, 'issuer'],
  ])('names a field of %s that nobody reads', (_, inside, name) => {
    const [finding, ...more] = read([{ ...gateIn, ...inside }]).findings;
    expect(finding).toMatchObject({ code: 'unknown-key', en: `Unknown field, ignored: ${name}` });
    expect(more).toEqual([]);
  });

  it.each([
    ['a seal without a number', { seals: [{ sealSource: 'SHI' }] }],
    ['a reference without a value', { references: [{ referenceType: 'FF' }] }],
    ['a latitude without a longitude', { eventLocation: { locationName: 'A', latitude: '29.9' } }],
  ])('names %s', (_, inside) => {
    expect(codes(read([{ ...gateIn, ...inside }]))).toEqual(['empty-segment']);
  });

  it('names an unknown code once, however often it comes', () => {
    const reading = read(Array.from({ length: 50 }, () => ({ ...gateIn, equipmentEventTypeCode: 'ZZZZ' })));
    expect(events(reading)).toHaveLength(50);
    expect(codes(reading)).toEqual(['unknown-status']);
  });

  it.each([
    ['a list for a text', { eventID: ['E1'] }, ['wrong-type']],
    ['a text for an object', { transportCall: 'TC1' }, ['wrong-type']],
    ['a text for a truth', { isTransshipmentMove: 'yes' }, ['wrong-type']],
    ['a day that does not exist', { eventDateTime: '2026-02-30T00:00:00Z' }, ['bad-time']],
    ['an indicator that is none', { emptyIndicatorCode: 'HALF' }, ['unknown-code']],
    ['a classifier that is none', { eventClassifierCode: 'XXX' }, ['code-kept']],
    ['a reason of 6,000 characters', { reason: 'x'.repeat(6000) }, ['too-long']],
  ])('reads an event with %s', (_, fields, expected) => {
    const reading = read([{ ...gateIn, ...fields }]);
    expect(codes(reading)).toEqual(expected);
    expect(events(reading)).toHaveLength(1);
  });

  it('cannot be reached at a prototype', () => {
    const reading = read(`{"eventID":"E1","__proto__":{"admin":true},${JSON.stringify(gateIn).slice(1)}`);
    expect(codes(reading)).toEqual(['prototype-key', 'duplicate-key']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('writing', () => {
  it('says in codes of 2.2 what another format said in its own', () => {
    const [event] = events(read([gateIn]));
    const [message] = messages(read([gateIn]));
    if (!event || !message) throw new Error('no event');
    const status = { ...event.status, category: '1', code: '48', word: 'loaded' } as const;
    const unsayable = { ...status, code: '18', word: 'damaged' } as const;
    const written = JSON.parse(
      Buffer.from(
        writeDcsaEvents({
          ...message,
          events: [
            { ...event, status },
            { ...event, status: unsayable },
            { ...event, happened: null },
          ],
        }),
      ).toString(),
    ) as unknown;
    expect(written).toMatchObject([{ eventType: 'EQUIPMENT', equipmentEventTypeCode: 'LOAD' }]);
    expect(written).toHaveLength(1);
  });
});

describe('E-25 size', { timeout: 60_000 }, () => {
  it.each([
    '{"eventID":"E1","eventType":"EQUIPMENT",\n',
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
    const smallMs = Math.max(cpuTimeMs(() => readMessage(small)), 20);
    expect(cpuTimeMs(() => readMessage(large))).toBeLessThan(smallMs * 24);
  });

  it('refuses more events in one document than the bound of a message', () => {
    const event = '{"eventType":"TRANSPORT","eventDateTime":"2026-07-11T08:42:00Z","transportEventTypeCode":"ARRI"}';
    const reading = read(`[${Array.from({ length: wireLimits.maxBoxesPerMessage + 1 }, () => event).join(',')}]`);
    expect(reading).toMatchObject({ messages: [], refusedCount: 1 });
    expect(codes(reading)).toEqual(['too-many-events']);
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
    expect(events(reading)).toMatchObject([{ reasons: [{ text: '宁波' }] }]);
    expect(codes(reading)).toEqual(expected);
  });

  it.each([
    ['E-20 a full-width container number', 'ＭＬＴＵ３１０２０４７', 'MLTU3102047', ['full-width']],
    ['E-22 a wrong check digit', 'MLTU3102040', 'MLTU3102040', ['check-digit']],
    ['E-22 lower case', 'mltu3102047', 'MLTU3102047', ['lower-case']],
    ['E-22 ten characters', 'MLTU310204', null, ['no-iso-number']],
  ])('%s', (_, equipmentReference, containerNo, expected) => {
    const reading = read([{ ...gateIn, equipmentReference }]);
    expect(events(reading)).toMatchObject([{ equipment: [{ containerNo, number: equipmentReference }] }]);
    expect(codes(reading)).toEqual(expected);
  });

  it.each([
    ['2026-07-11T08:42:00.123456789Z', Date.UTC(2026, 6, 11, 8, 42, 0, 123), []],
    ['2026-07-11T08:42:00-05:30', Date.UTC(2026, 6, 11, 14, 12), []],
    ['2026-07-11T24:00:00Z', Date.UTC(2026, 6, 12), []],
    ['2026-07-11T08:42:00+25:00', null, ['bad-time']],
    ['2026-07-11T08:42', Date.UTC(2026, 6, 11, 0, 42), ['zoneless-time']],
  ])('E-21 the time %s', (eventDateTime, instantMs, expected) => {
    const reading = read([{ ...gateIn, eventDateTime }]);
    expect(events(reading)).toMatchObject([{ happened: { raw: eventDateTime, instantMs } }]);
    expect(codes(reading)).toEqual(expected);
  });

  it('E-26 one event twice is two events: who keeps them can tell by their id', () => {
    expect(events(read([gateIn, gateIn])).map(({ id }) => id)).toEqual(['E1', 'E1']);
  });

  it('E-34 a file that grows line by line yields whole events or none', () => {
    const bytes = Buffer.from(`${JSON.stringify(gateIn)}\n`.repeat(2));
    const whole = events(readMessage(bytes));
    for (let end = 0; end <= bytes.length; end++) {
      const part = events(readMessage(bytes.subarray(0, end)));
      expect(part).toEqual(whole.slice(0, part.length));
    }
  });
});
