/** Guarantee: what we tell ourselves as events of T&T 2.2 has what 2.2 asks for, and our own reader reads it back without a finding. */
import { expect, it, test } from 'vitest';
import { readMessage } from '../read-message';
import { eventsOf, findingCodes } from '../testing/read-events';
import { writeOwnEvent, type OwnEvent } from './write';

const gateIn: OwnEvent = {
  id: '4f951ac2-8d8e-58d6-be41-f4c096f68909',
  createdMs: Date.UTC(2026, 9, 12, 4, 0, 0, 250),
  type: 'EQUIPMENT',
  code: 'GTIN',
  classifier: 'ACT',
  happenedMs: Date.UTC(2026, 9, 12, 3, 59),
  billNo: 'DEMO00000001',
  bookingNos: ['SO0001'],
  documentType: null,
  place: { locode: 'CNNGB', name: '宁波', facility: { smdg: 'BLCT3', name: '北三集司' } },
  ship: null,
  box: { no: 'CSQU3054383', sizeType: '45G1', sealNo: 'S1', isEmpty: false },
  reason: null,
};
const ship = { name: 'DEMO LANTERN', imo: '9074729', voyage: '101W' };
const sailing: OwnEvent = { ...gateIn, type: 'TRANSPORT', code: 'DEPA', classifier: 'EST', ship, box: null };
const release: OwnEvent = { ...gateIn, type: 'SHIPMENT', code: 'RELS', documentType: 'CUS' };
const hold: OwnEvent = { ...release, code: 'HOLD', reason: '海关查验' };

const read = (...events: readonly OwnEvent[]) =>
  readMessage(
    Buffer.from(
      JSON.stringify(events.map((event, at) => ({ ...writeOwnEvent(event), eventID: `${gateIn.id.slice(0, -1)}${at}` }))),
      'utf8',
    ),
  );

it.each([
  ['EQUIPMENT', gateIn, ['emptyIndicatorCode', 'equipmentEventTypeCode', 'transportCall']],
  ['TRANSPORT', sailing, ['transportCall', 'transportEventTypeCode']],
  ['SHIPMENT', release, ['documentID', 'documentTypeCode', 'shipmentEventTypeCode']],
] as const)('an event of %s has what 2.2 requires', (type, own, required) => {
  const written = writeOwnEvent(own);
  const all = [...required, 'eventClassifierCode', 'eventCreatedDateTime', 'eventDateTime', 'eventID'];
  expect(all.filter((name) => written[name] === undefined)).toEqual([]);
  expect(written['eventType']).toBe(type);
});

test('times are those of Shanghai with their zone', () => {
  expect(writeOwnEvent(gateIn)).toMatchObject({
    eventDateTime: '2026-10-12T11:59:00+08:00',
    eventCreatedDateTime: '2026-10-12T12:00:00.250+08:00',
  });
});

test('our own reader reads all of it, without a finding', () => {
  const reading = read(gateIn, sailing, release, hold);
  expect(findingCodes(reading)).toEqual([]);
  const [entered, sails, released, held] = eventsOf(reading);
  expect(entered).toMatchObject({
    created: { instantMs: gateIn.createdMs },
    happened: { instantMs: gateIn.happenedMs },
    classifier: { word: 'actual' },
    status: { category: 'EQUIPMENT', word: 'gated-in' },
    billNos: ['DEMO00000001'],
    bookingNos: ['SO0001'],
    where: { code: 'CNNGB', name: '宁波', facility: { code: 'BLCT3', codeList: 'SMDG' }, facilityType: 'POTE' },
    equipment: [{ containerNo: 'CSQU3054383', fullness: 'full', seals: [{ number: 'S1' }] }],
  });
  expect(sails).toMatchObject({
    classifier: { word: 'estimated' },
    status: { category: 'TRANSPORT', word: 'departed' },
    legs: [{ way: 'sea', vessel: { name: 'DEMO LANTERN', code: '9074729', scheme: 'imo', voyage: '101W' } }],
  });
  expect(released).toMatchObject({
    status: { category: 'SHIPMENT', word: 'document-released' },
    document: { kind: 'CUS', number: 'DEMO00000001' },
    references: [{ qualifier: 'EQ', number: 'CSQU3054383' }],
  });
  expect(held).toMatchObject({ status: { word: 'document-held' }, reasons: [{ text: '海关查验' }] });
});

test('an event that takes one back is read as that', () => {
  const taken = { ...writeOwnEvent(gateIn), eventID: 'b', retractedEventID: gateIn.id, changeRemark: '更正' };
  expect(eventsOf(readMessage(Buffer.from(JSON.stringify([taken]), 'utf8')))[0]).toMatchObject({ id: 'b', retractsId: gateIn.id });
});
