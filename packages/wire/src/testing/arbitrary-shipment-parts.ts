import fc from 'fast-check';
import type { AddressedParty, Contact, Reference, ScheduledPlace, ShipmentParty, TransportLeg } from '../message';
import * as part from './arbitrary-parts';

/** Random parties, places, legs and terms of bookings and cargo reports, with hostile texts. */

const { orNull, text, name } = part;

/** A short list, often empty: messages nest deeply. */
export function few<T>(one: fc.Arbitrary<T>, maxLength = 2): fc.Arbitrary<T[]> {
  return fc.array(one, { maxLength, size: 'max' });
}

const code = fc.stringMatching(/^[A-Z0-9]{1,4}$/);
export const digits = fc.stringMatching(/^[1-9][0-9]{0,3}$/);
export const count = fc.integer({ min: 0, max: 99_999 });
export const codedName = fc
  .record({ code: orNull(fc.stringMatching(/^[A-Z0-9]{3,12}$/)), name: orNull(name) })
  .filter(({ code: told, name: called }) => told !== null || called !== null);

export const times = few(
  fc.record({
    qualifier: fc.constantFrom('132', '133', '180', '178', '186', '2'),
    time: part.time(8, 12, 14),
  }),
);

export const scheduledPlace: fc.Arbitrary<ScheduledPlace> = fc.record({
  qualifier: fc.constantFrom('5', '7', '8', '9', '11', '20', '28', '76', '88', '92', '97'),
  place: part.place,
  related: orNull(part.place),
  times,
});

/** Numbers of the kinds in `qualifiers`. */
export function references(...qualifiers: readonly string[]): fc.Arbitrary<Reference[]> {
  return few(
    fc.record({
      qualifier: fc.constantFrom(...qualifiers),
      number: text(40),
      line: orNull(digits),
      times,
    }),
  );
}

/** Kinds that begin no bill in a cargo report, for parts within a shipment. */
export const innerReferences = references('SI', 'FF', 'CU', 'AKC', 'ABT');

export const contact: fc.Arbitrary<Contact> = fc.record({
  role: orNull(fc.constantFrom('IC', 'RP', 'HG')),
  name: orNull(name),
  channels: few(fc.record({ kind: fc.constantFrom('TE', 'EM', 'FX'), number: text(40) })),
});

const address = {
  role: fc.constantFrom('CZ', 'CN', 'NI', 'CA', 'FW', 'N1'),
  code: orNull(fc.stringMatching(/^[A-Z0-9]{3,17}$/)),
  city: orNull(name),
  region: orNull(text(9)),
  postcode: orNull(text(9)),
  country: orNull(fc.constantFrom('CN', 'DE', 'FI')),
  contacts: few(contact),
  times: few(fc.record({ qualifier: fc.constant('2'), time: part.time(12) }), 1),
};

/** More than four lines stand behind the name, so there has to be one. */
const named = fc.oneof(
  fc.record({ name, address: fc.array(name, { maxLength: 8, size: 'max' }) }),
  fc.record({ name: fc.constant(null), address: fc.array(name, { maxLength: 4, size: 'max' }) }),
);

/** A party says something beside its role. */
export const addressedParty: fc.Arbitrary<AddressedParty> = fc
  .tuple(fc.record(address), named)
  .map(([told, called]) => ({ ...told, ...called }))
  .filter((party) => party.code !== null || party.name !== null || party.address.length > 0);

export const charges = few(fc.record({ charge: orNull(digits), payment: orNull(fc.constantFrom('P', 'C')) }), 1);
export const documents = few(
  fc.record({
    code: orNull(digits),
    name: orNull(name),
    number: orNull(text(30)),
    copies: orNull(digits),
    times,
  }),
  1,
);
export const statuses = few(fc.record({ code: digits, text: orNull(name) }), 1);

export const shipmentParty: fc.Arbitrary<ShipmentParty> = fc
  .tuple(addressedParty, fc.record({ references: innerReferences, places: few(scheduledPlace, 1), documents, charges }))
  .map(([party, told]) => ({ ...party, ...told }));

export const services = few(fc.record({ contract: orNull(digits), services: few(digits), priority: orNull(digits) }), 1);

export const leg: fc.Arbitrary<TransportLeg> = fc.record({
  stage: orNull(fc.constantFrom('10', '20', '30')),
  mode: orNull(fc.constantFrom('1', '3')),
  means: orNull(fc.constantFrom('13', '31')),
  carrier: orNull(codedName),
  vessel: orNull(part.vessel(part.noDirection)),
  nationality: orNull(fc.constantFrom('CN', 'PA')),
  places: few(scheduledPlace),
  times,
  references: innerReferences,
  services,
});

export const remarks = few(
  fc
    .record({
      qualifier: fc.constantFrom('AAI', 'SSR', 'HAN', 'CHG'),
      code: orNull(code),
      text: orNull(text(60)),
    })
    .filter((remark) => remark.code !== null || remark.text !== null),
);
