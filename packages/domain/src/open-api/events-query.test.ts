// Guarantee: a query is read as DCSA Track & Trace 2.2 has it, and what is not understood is refused by name.
import { expect, it, test } from 'vitest';
import { isKeyInAddress, readEventsQuery } from './events-query';
import { callTexts as texts } from './messages';

const fieldsOf = (raw: string): [string, string][] =>
  raw === ''
    ? []
    : raw.split('&').map((part) => part.split('=').map((one) => decodeURIComponent(one.replaceAll('+', ' '))) as [string, string]);
const read = (raw: string) => readEventsQuery(raw, fieldsOf(raw));

it.each([
  ['', {}, 100],
  ['limit=1000', {}, 1000],
  ['sort=eventCreatedDateTime:ASC', {}, 100],
  ['sort=eventCreatedDateTime:DESC&limit=5', { isNewestFirst: true }, 5],
  ['eventType=SHIPMENT,equipment', { eventType: ['SHIPMENT', 'EQUIPMENT'] }, 100],
  ['equipmentEventTypeCode=GTIN,GTOT', { equipmentEventTypeCode: ['GTIN', 'GTOT'] }, 100],
  ['transportEventTypeCode=DEPA&shipmentEventTypeCode=RELS', { transportEventTypeCode: ['DEPA'], shipmentEventTypeCode: ['RELS'] }, 100],
  ['transportDocumentReference=demo0001,DEMO0002', { transportDocumentReference: ['DEMO0001', 'DEMO0002'] }, 100],
  ['equipmentReference=CSNU6154400', { equipmentReference: ['CSNU6154400'] }, 100],
  ['carrierBookingReference=SO-1', { carrierBookingReference: ['SO-1'] }, 100],
  // Without an operator: strictly equal.
  ['eventCreatedDateTime=2026-10-15T08:00:00%2B08:00', { created: [{ is: 'eq', ms: Date.UTC(2026, 9, 15) }] }, 100],
  // A plus as it is stands for a blank in an address.
  ['eventCreatedDateTime:gte=2026-10-15T08:00:00+08:00', { created: [{ is: 'gte', ms: Date.UTC(2026, 9, 15) }] }, 100],
  [
    'eventCreatedDateTime:gt=2026-10-15T00:00:00Z&eventCreatedDateTime:lt=2026-10-16T00:00:00.5Z',
    {
      created: [
        { is: 'gt', ms: Date.UTC(2026, 9, 15) },
        { is: 'lt', ms: Date.UTC(2026, 9, 16) + 500 },
      ],
    },
    100,
  ],
] as const)('%j is read', (raw, filter, limit) => {
  expect(read(raw)).toEqual({ filter, limit, cursor: null, isCursorAlone: false });
});

it.each([
  ['limit=0', texts.limitWrong],
  ['limit=1001', texts.limitWrong],
  ['limit=1e2', texts.limitWrong],
  ['limit=-1', texts.limitWrong],
  ['limit=10&limit=10', texts.twice('limit')],
  ['sort=eventDateTime:ASC', texts.valueWrong('sort', ['eventCreatedDateTime:ASC', 'eventCreatedDateTime:DESC'])],
  ['eventType=OPERATIONS', texts.valueWrong('eventType', ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'])],
  ['transportEventTypeCode=GTIN', texts.valueWrong('transportEventTypeCode', ['ARRI', 'DEPA'])],
  ['eventCreatedDateTime:gte=2026-10-15', texts.timeWrong('eventCreatedDateTime:gte')],
  // Without a zone nobody knows when that is.
  ['eventCreatedDateTime:gte=2026-10-15T08:00:00', texts.timeWrong('eventCreatedDateTime:gte')],
  ['eventCreatedDateTime:ge=2026-10-15T08:00:00Z', texts.unknownField('eventCreatedDateTime:ge')],
  ['vesselIMONumber=9074729', texts.unknownField('vesselIMONumber')],
  ['<script>=1', texts.unknownField('?script?')],
  ['equipmentReference=', texts.textWrong('equipmentReference')],
  ["equipmentReference='%00", texts.textWrong('equipmentReference')],
  [`equipmentReference=${Array.from({ length: 51 }, () => 'A').join(',')}`, texts.valuesMany('equipmentReference')],
  [`equipmentReference=${'A'.repeat(4_000)}`, texts.queryLong],
  [`cursor=abc&equipmentReference=${'A'.repeat(4_000)}`, texts.queryLong],
  ['constructor=1', texts.unknownField('constructor')],
] as const)('%j is refused', (raw, text) => expect(read(raw)).toBe(text));

test('a cursor by itself, and one beside a filter', () => {
  expect(read('cursor=abc&limit=7')).toEqual({ filter: {}, limit: 7, cursor: 'abc', isCursorAlone: true });
  expect(read('cursor=abc&eventType=SHIPMENT')).toMatchObject({ filter: { eventType: ['SHIPMENT'] }, isCursorAlone: false });
});

it.each([
  ['apiKey=abc', true],
  ['access_token=abc', true],
  ['X-API-Key=abc', true],
  ['cursor=mlk_abc', true],
  ['cursor=%6Dlk_abc', true],
  ['cursor=abc&limit=1', false],
])('%j carries a key: %j', (raw, carries) => expect(isKeyInAddress(raw, fieldsOf(raw))).toBe(carries));
