// Guarantee: a subscription is read as DCSA Track & Trace 2.2 has it; what it filters by is what `GET /v2/events` takes, and
// anything else is refused by its name, never passed over.
import { expect, it, test } from 'vitest';
import { listFilters, readAlteredSubscription, readNewSecret, readNewSubscription, tellSubscription } from './event-subscription';
import { eventTypes, transportCodes } from './events-of-bill';
import { subscriptionTexts as texts } from './messages';

const callbackUrl = 'https://tms.example.com/in';
/** 32 bytes, as few as there may be. */
const secret = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const right = { callbackUrl, secret };

it.each([
  [{}, {}],
  [{ eventType: ['EQUIPMENT', 'SHIPMENT'] }, { eventType: ['EQUIPMENT', 'SHIPMENT'] }],
  [{ equipmentEventTypeCode: ['GTIN', 'GTIN'] }, { equipmentEventTypeCode: ['GTIN'] }],
  [
    { transportEventTypeCode: ['DEPA'], shipmentEventTypeCode: ['RELS'] },
    { shipmentEventTypeCode: ['RELS'], transportEventTypeCode: ['DEPA'] },
  ],
  [{ transportDocumentReference: 'demo0001, DEMO0002' }, { transportDocumentReference: ['DEMO0001', 'DEMO0002'] }],
  [
    { carrierBookingReference: 'SO-1', equipmentReference: 'CSNU6154400' },
    { carrierBookingReference: ['SO-1'], equipmentReference: ['CSNU6154400'] },
  ],
])('filters by %j', (told, filter) => {
  expect(readNewSubscription({ ...right, ...told })).toEqual({ callbackUrl, secret, filter });
  expect(readAlteredSubscription({ callbackUrl, ...told }, 'x')).toEqual({ callbackUrl, filter });
});

it.each<[object, string, string]>([
  // What 2.2 has and we do not filter by.
  [{ UNLocationCode: 'CNNGB' }, 'UNLocationCode', texts.unknownFilter],
  [{ vesselIMONumber: '9074729' }, 'vesselIMONumber', texts.unknownFilter],
  [{ exportVoyageNumber: '1W' }, 'exportVoyageNumber', texts.unknownFilter],
  [{ carrierServiceCode: 'A' }, 'carrierServiceCode', texts.unknownFilter],
  [{ documentTypeCode: ['CUS'] }, 'documentTypeCode', texts.unknownFilter],
  // Also beside something else that is wrong.
  [{ UNLocationCode: 'CNNGB', eventType: ['NONE'] }, 'UNLocationCode', texts.unknownFilter],
  [{ '<b>url': 1 }, '?b?url', texts.unknownField],
  [{ eventType: ['OPERATIONS'] }, 'eventType', texts.words(eventTypes)],
  [{ eventType: 'EQUIPMENT' }, 'eventType', texts.words(eventTypes)],
  [{ eventType: null }, 'eventType', texts.words(eventTypes)],
  [{ eventType: [] }, 'eventType', texts.wordsMissing],
  [{ transportEventTypeCode: ['GTIN'] }, 'transportEventTypeCode', texts.words(transportCodes)],
  [{ equipmentReference: '' }, 'equipmentReference', texts.numbers],
  [{ equipmentReference: "'--" }, 'equipmentReference', texts.numbers],
  [{ equipmentReference: ['CSNU6154400'] }, 'equipmentReference', texts.notText],
  [{ equipmentReference: Array.from({ length: 51 }, () => 'A').join(',') }, 'equipmentReference', texts.valuesMany],
  [{ callbackUrl: '' }, 'callbackUrl', texts.urlMissing],
  [{ callbackUrl: undefined }, 'callbackUrl', texts.urlMissing],
])('%j is refused by its name', (told, field, message) => {
  expect(readNewSubscription({ ...right, ...told })).toEqual({ field, message });
  expect(readAlteredSubscription({ callbackUrl, ...told }, 'x')).toEqual({ field, message });
});

it.each([[null], [[]], ['text'], [7]])('%j is no subscription', (body) => {
  expect(readNewSubscription(body)).toEqual({ field: '', message: texts.notObject });
});

const bytes = (count: number): string => `${'AAAA'.repeat(Math.floor(count / 3))}${['', 'AA==', 'AAA='][count % 3]}`;
it.each<[string, string | undefined, string | null]>([
  ['32 bytes', bytes(32), null],
  ['256 bytes', bytes(256), null],
  ['31 bytes', bytes(31), texts.secretWrong],
  ['257 bytes', bytes(257), texts.secretWrong],
  ['without its padding', secret.slice(0, -1), texts.secretWrong],
  ['of another alphabet', `${secret.slice(0, 40)}-_E=`, texts.secretWrong],
  ['in hex', '0123456789abcdef'.repeat(4).slice(1), texts.secretWrong],
  ['with a line break', `${secret}\n`, texts.secretWrong],
  ['missing', undefined, texts.secretMissing],
])('a secret %s', (_name, told, message) => {
  const fault = message === null ? null : { field: 'secret', message };
  expect(readNewSecret({ secret: told })).toEqual(fault ?? { secret: told });
  expect(readNewSubscription({ callbackUrl, secret: told })).toEqual(fault ?? { callbackUrl, secret: told, filter: {} });
});

test('a secret stands in no alteration, and another number than that of the address neither', () => {
  const id = '7c0a4f0e-6f1d-4d0b-9a5e-2f5b8c1d3e47';
  expect(readAlteredSubscription({ callbackUrl, secret }, id)).toEqual({ field: 'secret', message: texts.secretElsewhere });
  expect(readAlteredSubscription({ callbackUrl, subscriptionID: id.toUpperCase() }, id)).toEqual({ callbackUrl, filter: {} });
  const other = { field: 'subscriptionID', message: texts.otherId };
  expect(readAlteredSubscription({ callbackUrl, subscriptionID: id.replace('7', '8') }, id)).toEqual(other);
});

test('it is told as it was given, and to people by what it filters beside the kinds', () => {
  const filter = { eventType: ['EQUIPMENT'], equipmentEventTypeCode: ['GTIN', 'LOAD'], equipmentReference: ['CSNU6154400', 'CSQU3054383'] };
  expect(tellSubscription('id', callbackUrl, filter)).toEqual({
    subscriptionID: 'id',
    callbackUrl,
    eventType: ['EQUIPMENT'],
    equipmentEventTypeCode: ['GTIN', 'LOAD'],
    equipmentReference: 'CSNU6154400,CSQU3054383',
  });
  expect(listFilters(filter)).toEqual([
    { name: 'equipmentEventTypeCode', values: ['GTIN', 'LOAD'] },
    { name: 'equipmentReference', values: ['CSNU6154400', 'CSQU3054383'] },
  ]);
});
