import type { FacilityPlace, ListedCode, PostalAddress } from '../message';
import { codeLists } from './event-codes';
import type { EventFields } from './event-fields';

/** Property names of a place, which stand in the call itself or in its `location`. */
export const placeFields: ReadonlySet<string> = new Set([
  'locationName',
  'locationType',
  'UNLocationCode',
  'unLocationCode',
  'facilityCode',
  'facilityCodeListProvider',
  'facilityTypeCode',
  'otherFacility',
  'latitude',
  'longitude',
  'address',
]);

/** The place of a location object of its own. */
export function readLocation(fields: EventFields): FacilityPlace | null {
  fields.nameUnknown(placeFields);
  return readPlace(fields);
}

/** The place that `fields` tell of; null when they tell none. */
export function readPlace(fields: EventFields): FacilityPlace | null {
  const place: FacilityPlace = {
    code: fields.one('UNLocationCode', 'unLocationCode'),
    name: fields.one('locationName'),
    facility: readFacility(fields),
    facilityType: fields.code(codeLists.facilityTypes, 'facilityTypeCode'),
    coordinates: readCoordinates(fields),
    address: readAddress(fields.child('address')),
  };
  return Object.values(place).every((value) => value === null) ? null : place;
}

/** `outer` with what only `inner` tells; a contradiction is noted. */
export function mergePlaces(outer: FacilityPlace | null, inner: FacilityPlace | null, fields: EventFields): FacilityPlace | null {
  if (outer === null || inner === null) return outer ?? inner;
  const differs = (one: string | null | undefined, other: string | null | undefined): boolean =>
    typeof one === 'string' && typeof other === 'string' && one !== other;
  if (differs(outer.code, inner.code) || differs(outer.facility?.code, inner.facility?.code)) {
    fields.log.note('conflicting-values', fields.place, 'location');
  }
  return {
    code: outer.code ?? inner.code,
    name: outer.name ?? inner.name,
    facility: outer.facility ?? inner.facility,
    facilityType: outer.facilityType ?? inner.facilityType,
    coordinates: outer.coordinates ?? inner.coordinates,
    address: outer.address ?? inner.address,
  };
}

function readFacility(fields: EventFields): ListedCode | null {
  const code = fields.one('facilityCode');
  const codeList = fields.code(codeLists.facilityLists, 'facilityCodeListProvider');
  const name = fields.one('otherFacility');
  return code === null && codeList === null && name === null ? null : { code, codeList, name };
}

function readCoordinates(fields: EventFields): FacilityPlace['coordinates'] {
  const latitude = fields.one('latitude');
  const longitude = fields.one('longitude');
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (latitude !== longitude) fields.noteEmpty(latitude === null ? 'latitude' : 'longitude');
  return null;
}

const addressFields: ReadonlySet<string> = new Set([
  'name',
  'street',
  'streetName',
  'streetNumber',
  'floor',
  'postCode',
  'postalCode',
  'city',
  'cityName',
  'stateRegion',
  'country',
  'countryCode',
]);

function readAddress(fields: EventFields | null): PostalAddress | null {
  if (fields === null) return null;
  fields.nameUnknown(addressFields);
  const address: PostalAddress = {
    name: fields.one('name'),
    street: fields.one('street', 'streetName'),
    streetNumber: fields.one('streetNumber'),
    floor: fields.one('floor'),
    postCode: fields.one('postCode', 'postalCode'),
    city: fields.one('city', 'cityName'),
    region: fields.one('stateRegion'),
    country: fields.one('country', 'countryCode'),
  };
  return Object.values(address).every((value) => value === null) ? null : address;
}
