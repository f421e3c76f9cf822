import fc from 'fast-check';
import type {
  CodedText,
  EventStatus,
  FacilityPlace,
  NamedDocument,
  Reference,
  ScheduledPlace,
  ShipmentEvent,
  ShipmentEventsMessage,
  TimeInRole,
} from '../message';
import { findWay } from '../edifact/iftsta/find-way';
import { findStatusWord } from '../edifact/iftsta/status-words';
import { anyFunction, billNo, name, orNull, place, text, time } from './arbitrary-parts';
import { equipment, goodsItem } from './arbitrary-goods';
import * as shipment from './arbitrary-shipment-parts';

/** Random statuses as an IFTSTA can carry them. */

/** Known or not; a code nobody knows is noted, so only those of the table are written here. */
const statusCode = fc.constantFrom('1', '9', '12', '13', '18', '21', '24', '29', '48', '74', '82', '100');

const status: fc.Arbitrary<EventStatus> = fc
  .record({ category: orNull(fc.constant('1')), code: statusCode, text: orNull(text(60)) })
  .map((told) => ({ ...told, codeList: null, agency: null }))
  .map((told) => ({ ...told, word: findStatusWord(told) }));

const reason: fc.Arbitrary<CodedText> = fc
  .record({
    code: orNull(fc.stringMatching(/^[0-9]{1,3}$/)),
    codeList: orNull(fc.constant('ZZZ')),
    agency: orNull(fc.constantFrom('6', '86')),
    text: orNull(text(40)),
  })
  .filter((told) => told.code !== null || told.text !== null);

/** Times that no event is told by. */
const otherTimes: fc.Arbitrary<TimeInRole[]> = fc.array(
  fc.record({ qualifier: fc.constantFrom('2', '234', '76'), time: time(8, 12, 14) }),
  { maxLength: 2 },
);

const happened = fc.oneof(
  fc.record({ happened: time(8, 12, 14), classifier: fc.constant(null), times: otherTimes }),
  fc.record({
    happened: time(12),
    classifier: fc.constantFrom(
      { code: '178', word: 'actual' as const },
      { code: '7', word: 'actual' as const },
      { code: '132', word: 'estimated' as const },
    ),
    times: otherTimes,
  }),
  fc.constant({ happened: null, classifier: null, times: [] }),
);

const facility = fc
  .record({ code: orNull(fc.stringMatching(/^[A-Z]{2,6}[0-9]?$/)), name: orNull(name) })
  .filter((told) => told.code !== null || told.name !== null);

const listed = fc.tuple(facility, orNull(fc.constantFrom('TER:ZZZ', '306'))).map(([told, codeList]) => ({
  ...told,
  codeList,
}));

const where: fc.Arbitrary<FacilityPlace> = fc.tuple(place, orNull(listed)).map(([told, within]) => ({
  ...told,
  facility: within,
  facilityType: null,
  coordinates: null,
  address: null,
}));

const otherPlaces: fc.Arbitrary<ScheduledPlace[]> = fc.array(
  fc.record({
    qualifier: fc.constantFrom('5', '8', '9', '11', '88'),
    place,
    related: orNull(facility),
    times: fc.constant([]),
  }),
  { maxLength: 2 },
);

const references: fc.Arbitrary<Reference[]> = fc.array(
  fc.record({
    qualifier: fc.constantFrom('CU', 'FF', 'SI', 'AAS'),
    number: text(40),
    line: fc.constant(null),
    times: fc.constant([]),
  }),
  { maxLength: 2 },
);

const documents: fc.Arbitrary<NamedDocument[]> = fc.array(
  fc.record({
    code: fc.constantFrom('705', '730', '380'),
    name: orNull(name),
    number: orNull(text(30)),
    copies: orNull(fc.constant('3')),
    times: fc.constant([]),
  }),
  { maxLength: 1 },
);

const event: fc.Arbitrary<ShipmentEvent> = fc
  .record({
    status,
    reasons: fc.array(reason, { maxLength: 5 }),
    time: happened,
    where: orNull(where),
    places: otherPlaces,
    documentNo: orNull(text(30)),
    billNos: fc.uniqueArray(billNo, { maxLength: 2 }),
    bookingNos: fc.uniqueArray(billNo, { maxLength: 2 }),
    references,
    documents,
    remarks: shipment.remarks,
    parties: fc.array(shipment.addressedParty, { maxLength: 2 }),
    legs: fc.array(shipment.leg, { maxLength: 2 }),
    equipment: fc.array(equipment, { maxLength: 2 }),
    goods: fc.array(goodsItem, { maxLength: 1 }),
  })
  .map(({ time: told, documentNo, parties, legs, ...rest }) => ({
    ...rest,
    ...told,
    id: null,
    retractsId: null,
    created: null,
    document: documentNo === null ? null : { kind: null, number: documentNo },
    // What stands behind a party belongs to the status.
    parties: parties.map((party) => ({
      ...party,
      times: [],
      references: [],
      places: [],
      documents: [],
      charges: [],
    })),
    legs: legs.map((leg) => ({ ...leg, way: findWay(leg), call: null })),
    isTransshipment: null,
  }));

export const iftstaEvents: fc.Arbitrary<ShipmentEventsMessage> = fc
  .record({
    reference: text(20),
    function: anyFunction,
    prepared: orNull(time(12, 14)),
    documentName: fc.constantFrom('23', '77', '132'),
    events: fc.array(event, { minLength: 1, maxLength: 3 }),
  })
  .map((told) => ({ kind: 'shipment-events', type: 'IFTSTA', vessel: null, version: 'D00B', ...told }));
