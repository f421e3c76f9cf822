import type { CustomsChannel, CustomsContact, CustomsParty } from '../../message';
import { many, one, text } from '../xml/element-fields';
import { ElementSchema, type LeafField } from '../xml/element-schema';
import { textElement } from '../xml/xml-text';
import { addressSchema, blankAddress } from './place';

const channelSchema = new ElementSchema<CustomsChannel>([text('ID', 'number'), text('TypeID', 'kind')]);

function blankChannel(): CustomsChannel {
  return { number: null, kind: null };
}

/** A contact without a name or number yet. */
export function blankContact(): CustomsContact {
  return { name: null, channels: [] };
}

/** A name and how to reach him: Contact, UNDGContact, Master. */
export const contactSchema = new ElementSchema<CustomsContact>([
  text('Name', 'name'),
  many('Communication', 'channels', () => channelSchema, blankChannel),
]);

type PartyDraft = { -readonly [K in keyof CustomsParty]: CustomsParty[K] };

/** A party of which nothing is told yet. */
export function blankParty(): PartyDraft {
  return { idKind: null, id: null, name: null, address: null, channels: [], contact: null, aeo: null };
}

/** `USCI+91330200…`: the kind of number stands in front of the first `+`. */
const partyId: LeafField<PartyDraft> = {
  kind: 'leaf',
  element: 'ID',
  attribute: null,
  take(draft, told) {
    if (draft.id !== null) return false;
    const plus = told.indexOf('+');
    const hasKind = plus > 0 && plus < told.length - 1;
    draft.idKind = hasKind ? told.slice(0, plus) : null;
    draft.id = hasKind ? told.slice(plus + 1) : told;
    return true;
  },
  write: ({ idKind, id }) => textElement('ID', idKind === null ? id : `${idKind}+${id ?? ''}`),
};

/** Consignee, Consignor, NotifyParty, IntermediateCarrier, TallyParty. */
export const partySchema = new ElementSchema<PartyDraft>([
  partyId,
  text('Name', 'name'),
  one('Address', 'address', () => addressSchema, blankAddress),
  many('Communication', 'channels', () => channelSchema, blankChannel),
  one('Contact', 'contact', () => contactSchema, blankContact),
  text('AEO', 'aeo'),
]);
