import type { CustomsAddress, CustomsPlace } from '../../message';
import { text, time } from '../xml/element-fields';
import { ElementSchema, type LeafField } from '../xml/element-schema';
import { textElement } from '../xml/xml-text';

/** A place while its element is read. */
export type PlaceDraft = { -readonly [K in keyof CustomsPlace]: CustomsPlace[K] };

/** A place nothing is known of. */
export function blankPlace(): PlaceDraft {
  return { code: null, name: null, customs: null, time: null };
}

/** Splits `CNNGB/3104` into port and customs office; a text of another shape is a code as it stands. */
export function readPlaceId(told: string): CustomsPlace {
  const slash = told.indexOf('/');
  const isPair = slash > 0 && slash < told.length - 1 && !told.includes('/', slash + 1);
  return { ...blankPlace(), code: isPair ? told.slice(0, slash) : told, customs: isPair ? told.slice(slash + 1) : null };
}

/** The text of port and customs office as `readPlaceId` splits it. */
export function showPlaceId({ code, customs }: CustomsPlace): string | null {
  return customs === null ? code : `${code ?? ''}/${customs}`;
}

const placeId: LeafField<PlaceDraft> = {
  kind: 'leaf',
  element: 'ID',
  attribute: null,
  take(draft, told) {
    if (draft.code !== null) return false;
    const { code, customs } = readPlaceId(told);
    draft.code = code;
    draft.customs = customs;
    return true;
  },
  write: (from) => textElement('ID', showPlaceId(from)),
};

/** A place with its name. */
export const placeSchema = new ElementSchema<PlaceDraft>([placeId, text('Name', 'name')]);

/** A place with the time goods are loaded there. */
export const loadingPlaceSchema = new ElementSchema<PlaceDraft>([placeId, text('Name', 'name'), time('LoadingDate', 'time')]);

/** A place with the time goods arrive there. */
export const arrivalPlaceSchema = new ElementSchema<PlaceDraft>([placeId, text('Name', 'name'), time('ArrivalDate', 'time')]);

type AddressDraft = { -readonly [K in keyof CustomsAddress]: CustomsAddress[K] };

/** An address without a line yet. */
export function blankAddress(): AddressDraft {
  return { line: null, city: null, provinceCode: null, province: null, postcode: null, country: null };
}

/** Address of a party, and DeliveryDestination. */
export const addressSchema = new ElementSchema<AddressDraft>([
  text('Line', 'line'),
  text('CityName', 'city'),
  text('CountrySubEntityID', 'provinceCode'),
  text('CountrySubEntityName', 'province'),
  text('PostcodeID', 'postcode'),
  text('CountryCode', 'country'),
]);
