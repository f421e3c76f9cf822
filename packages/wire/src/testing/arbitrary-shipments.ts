import fc from 'fast-check';
import type { BookingRequestMessage, CargoReportMessage, Consignment, Shipment, ShipmentParty } from '../message';
import { findMainVessel } from '../vocabulary/main-vessel';
import { findShipmentNumbers } from '../vocabulary/shipment-numbers';
import { amounts, equipment, goodsItem, measured, packages } from './arbitrary-goods';
import * as part from './arbitrary-parts';
import {
  charges,
  contact,
  digits,
  documents,
  few,
  leg,
  references,
  remarks,
  scheduledPlace,
  services,
  shipmentParty,
  statuses,
  times,
} from './arbitrary-shipment-parts';

/** Random bookings and cargo reports: what EDIFACT can carry. */

const { orNull, text, name } = part;

const head = {
  references: references('BN', 'BM', 'SI', 'FF', 'CU'),
  times,
  places: few(scheduledPlace),
  contacts: few(contact, 1),
  parties: few(shipmentParty),
  legs: few(leg),
  equipment: few(equipment),
  statuses,
  remarks,
  totals: few(fc.record({ qualifier: fc.constantFrom('1', '3', '9'), value: digits, unit: orNull(fc.constant('KGM')) }), 1),
};

const terms = {
  goods: few(goodsItem),
  services,
  charges,
  deliveryTerms: few(
    fc.record({
      function: orNull(digits),
      code: orNull(fc.constantFrom('FOB', 'CIF')),
      lines: few(name),
      places: few(scheduledPlace, 1),
    }),
    1,
  ),
  amounts,
  documents,
};

const shipment: fc.Arbitrary<Shipment> = fc
  .record({ ...head, ...terms })
  .map((told) => ({ ...told, ...findShipmentNumbers(told.references) }));

const messageHead = {
  reference: text(20),
  function: part.anyFunction,
  prepared: orNull(part.time(12, 14)),
};

export const bookingRequest: fc.Arbitrary<BookingRequestMessage> = fc.tuple(fc.record(messageHead), shipment).map(([told, booked]) => ({
  kind: 'booking-request',
  type: 'IFTMBF',
  documentName: '335',
  ...told,
  ...booked,
  vessel: findMainVessel(booked.legs),
}));

const consignment: fc.Arbitrary<Consignment> = fc
  .tuple(
    shipment,
    fc.record({
      sequence: orNull(fc.integer({ min: 1, max: 9999 })),
      number: text(30),
      packages: few(packages, 1),
      ...measured,
    }),
    references('BM', 'AAA'),
  )
  .map(([shipped, told, bills]) => ({
    ...shipped,
    ...told,
    references: bills,
    ...findShipmentNumbers(bills),
  }));

/** Parties of customs messages: contacts and nothing else belongs to them. */
function forCustoms<T extends { readonly parties: readonly ShipmentParty[] }>(told: T): T {
  const parties = told.parties.map((party) => ({
    ...party,
    references: [],
    places: [],
    documents: [],
    charges: [],
  }));
  return { ...told, parties };
}

export const cargoReport: fc.Arbitrary<CargoReportMessage> = fc
  .tuple(fc.record(messageHead), fc.record(head), few(consignment))
  .map(([told, listed, consignments]) => ({
    kind: 'cargo-report',
    type: 'CUSCAR',
    documentName: '85',
    ...told,
    ...forCustoms(listed),
    vessel: findMainVessel(listed.legs),
    consignments: consignments.map(forCustoms),
  }));
