/**
 * Guarantee: Track & Trace events of 2.2 and of the 3.0 drafts are read event
 * by event; a bad event costs itself, an unknown code is kept, and port rows
 * stay port rows.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../message';
import { readMessage } from '../read-message';
import { eventMessages, eventsOf, findingCodes, gateIn, readAsJson } from '../testing/read-events';
import { eventEquipment } from '../vocabulary/event-equipment';
import { statusWord } from './event-codes';
import { writeDcsaEvents } from './write';

function sample(name: string): Reading {
  return readMessage(readFileSync(new URL(`./samples/${name}`, import.meta.url)));
}

describe('version 2.2', () => {
  const reading = sample('events-2-2.json');
  const [entered, loaded, expected, pending, odd] = eventsOf(reading);

  it('is one message of the array, tagged with its version', () => {
    expect(eventMessages(reading)).toMatchObject([{ kind: 'shipment-events', type: 'events', version: '2.2' }]);
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
      happened: { raw: '2026-07-12 09:00:00', instantMs: null },
      equipment: [{ containerNo: null, number: 'TRAILER-7' }],
    });
    expect(eventsOf(reading)).toHaveLength(5);
    expect(reading.refusedCount).toBe(0);
    expect(findingCodes(reading)).toEqual(['unknown-status', 'unknown-key', 'unknown-zone', 'no-iso-number', 'not-an-event']);
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
    const reading = readAsJson([{ ...gateIn, transportCall: call }]);
    expect(eventsOf(reading)).toMatchObject([{ where: { code: 'CNNGB', name: 'X' } }]);
    expect(findingCodes(reading)).toEqual(['conflicting-values']);
  });
});

describe('drafts of 3.0', () => {
  const reading = sample('draft-3-0.json');

  it('reads nested metadata and payload, and spelled-out codes', () => {
    expect(eventMessages(reading)).toMatchObject([{ version: '3.0' }]);
    expect(eventsOf(reading)[0]).toMatchObject({
      id: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b01',
      created: { raw: '2026-07-11T01:20:00Z' },
      classifier: { code: 'ACTUAL', word: 'actual' },
      status: { category: 'EQUIPMENT', code: 'GATED_IN', word: 'gated-in' },
      equipment: [{ containerNo: 'MLTU3102113', sizeType: '22G1', fullness: 'empty' }],
    });
  });

  it('reads a retraction, which says nothing else', () => {
    expect(eventsOf(reading)[1]).toMatchObject({
      retractsId: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b01',
      happened: null,
      status: { code: null },
    });
  });

  it('keeps an event type that 2.2 has not', () => {
    expect(eventsOf(reading)[2]).toMatchObject({ status: { category: 'REEFER', code: 'MEAS', word: null } });
    expect(findingCodes(reading)).toEqual(['unknown-status']);
  });

  it('goes out as 2.2: spelled-out codes in four letters, without retractions and foreign types', () => {
    const [message] = eventMessages(reading);
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
    const reading = readAsJson([
      {
        ...gateIn,
        carrierBookingReference: 'SO1',
        transportDocumentReference: 'B1',
        documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: 'B1' }],
      },
    ]);
    expect(eventsOf(reading)).toMatchObject([{ bookingNos: ['SO1'], billNos: ['B1'] }]);
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
    const reading = readAsJson(value);
    expect(reading.format).toBe('dcsa-events');
    expect(eventsOf(reading)).toMatchObject([
      { id: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e', status: { category: 'EQUIPMENT', word: 'gated-in' } },
    ]);
    expect(reading.findings).toEqual([]);
  });

  it('reads one event per line; a broken line costs itself', () => {
    const reading = sample('events.ndjson');
    expect(eventsOf(reading).map(({ classifier }) => classifier?.word)).toEqual(['planned', 'actual']);
    expect(reading.refusedCount).toBe(1);
    expect(findingCodes(reading)).toEqual(['json-malformed']);
  });

  it('takes an empty list as an answer', () => {
    expect(readAsJson({ events: [] })).toMatchObject({ format: 'dcsa-events', messages: [], refusedCount: 0 });
  });

  it.each([
    ['no event at all', [{ eventID: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e' }], ['not-an-event', 'no-events']],
    ['a text for an event', { events: ['7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e'] }, ['not-an-event', 'no-events']],
    ['a list that is cut off', '[{"eventID":"7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e","eventType":"EQUIPMENT"', ['json-malformed']],
    ['an event 20 objects deep', `{"eventID":${'{"a":'.repeat(20)}1`, ['json-too-deep']],
  ])('refuses %s', (_, value, expected) => {
    const reading = readAsJson(value);
    expect(reading).toMatchObject({ messages: [], refusedCount: 1 });
    expect(findingCodes(reading)).toEqual(expected);
  });

  it('leaves port rows to their own reader, also those that speak of events', () => {
    const row = { containerno: 'MLTU3102047', billno: 'B00000001', passFlag: 'Y', remark: '"eventType":"EQUIPMENT"' };
    expect(readAsJson([row])).toMatchObject({ format: 'ningbo-rows', messages: [{ kind: 'release-rows' }] });
    expect(readAsJson([])).toMatchObject({ format: 'ningbo-rows', refusedCount: 0 });
  });

  it.each([
    ['a call', { transportCall: { transportCallID: 'C', pier: 1 } }, 'pier'],
    ['a ship', { transportCall: { vessel: { vesselName: 'A', vesselTEU: 18000 } } }, 'vesselTEU'],
    ['a place', { eventLocation: { locationName: 'A', hall: '7' } }, 'hall'],
    ['an address', { eventLocation: { address: { name: 'A', poBox: '7' } } }, 'poBox'],
    ['a seal', { seals: [{ sealNumber: 'S', colour: 'red' }] }, 'colour'],
    ['a reference', { references: [{ referenceType: 'FF', referenceValue: 'R', issuer: 'X' }] }, 'issuer'],
  ])('names a field of %s that nobody reads', (_, inside, name) => {
    const [finding, ...more] = readAsJson([{ ...gateIn, ...inside }]).findings;
    expect(finding).toMatchObject({ code: 'unknown-key', en: `Unknown field, ignored: ${name}` });
    expect(more).toEqual([]);
  });

  it.each([
    ['a seal without a number', { seals: [{ sealSource: 'SHI' }] }],
    ['a reference without a value', { references: [{ referenceType: 'FF' }] }],
    ['a latitude without a longitude', { eventLocation: { locationName: 'A', latitude: '29.9' } }],
  ])('names %s', (_, inside) => {
    expect(findingCodes(readAsJson([{ ...gateIn, ...inside }]))).toEqual(['empty-segment']);
  });

  it('names an unknown code once, however often it comes', () => {
    const reading = readAsJson(Array.from({ length: 50 }, () => ({ ...gateIn, equipmentEventTypeCode: 'ZZZZ' })));
    expect(eventsOf(reading)).toHaveLength(50);
    expect(findingCodes(reading)).toEqual(['unknown-status', 'repeated-event-id']);
  });

  it.each([
    ['a list for a text', { eventID: ['7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e'] }, ['wrong-type']],
    ['a text for an object', { transportCall: 'TC1' }, ['wrong-type']],
    ['a text for a truth', { isTransshipmentMove: 'yes' }, ['wrong-type']],
    ['a day that does not exist', { eventDateTime: '2026-02-30T00:00:00Z' }, ['bad-time']],
    ['an indicator that is none', { emptyIndicatorCode: 'HALF' }, ['unknown-code']],
    ['a classifier that is none', { eventClassifierCode: 'XXX' }, ['code-kept']],
    ['a reason of 6,000 characters', { reason: 'x'.repeat(6000) }, ['too-long']],
  ])('reads an event with %s', (_, fields, expected) => {
    const reading = readAsJson([{ ...gateIn, ...fields }]);
    expect(findingCodes(reading)).toEqual(expected);
    expect(eventsOf(reading)).toHaveLength(1);
  });

  it('cannot be reached at a prototype', () => {
    const reading = readAsJson(
      `{"eventID":"7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e","__proto__":{"admin":true},${JSON.stringify(gateIn).slice(1)}`,
    );
    expect(findingCodes(reading)).toEqual(['prototype-key', 'duplicate-key']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('writing', () => {
  it('says in codes of 2.2 what another format said in its own', () => {
    const [event] = eventsOf(readAsJson([gateIn]));
    const [message] = eventMessages(readAsJson([gateIn]));
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
