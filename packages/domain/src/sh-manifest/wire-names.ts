/** How the wire spells the fields of a manifest (R-3.9-19, -27, -28, -30), and a filing in either spelling. */
import * as z from 'zod/mini';
import {
  blankHead,
  blankLine,
  blankParty,
  type GoodsField,
  type HeadField,
  type FilingPlace,
  type ManifestFiling,
  type Party,
  type PartyField,
  type PartyRole,
} from './filing';
import { goodsLinesMax, textLengthMax } from './limits';
import { shManifestTexts as texts } from './messages';

export const headNames = {
  billNo: 'billno',
  vesselName: 'vesselname',
  voyage: 'voyageno',
  imoNo: 'imono',
  carrier: 'scompany',
  shipAgent: 'shipagent',
  freightPayment: 'freightpayment',
  loadingPort: 'loadingport',
  dischargePort: 'dischargeport',
  deliveryPlace: 'deliveryplace',
  wharf: 'webtype',
  customsOffice: 'customsoffice',
  loadingDate: 'loadingdate',
  transportTerm: 'transportterm',
  billType: 'billtype',
  billPackages: 'billpackno',
  billWeightKg: 'billweight',
  billVolumeM3: 'billvolume',
  subject: 'subject',
  companyName: 'companyname',
  remark: 'remark',
} as const satisfies Record<HeadField, string>;

export const partyNames = {
  name: 'name',
  address: 'address',
  phone: 'phone',
  countryCode: 'countrycode',
  companyCode: 'companyCode',
  aeoCode: 'aeocode',
  contactName: 'detailpeople',
  contactPhone: 'detailphone',
} as const satisfies Record<PartyField, string>;

/** R-7.6-14: the party books' own words. */
export const roleNames = { shipper: 'send', consignee: 'revice', notify: 'notice' } as const satisfies Record<PartyRole, string>;

export const goodsNames = {
  houseBillNo: 'billno',
  containerNo: 'ctnno',
  sealNo: 'sealno',
  containerType: 'ctntype',
  boxMark: 'boxmark',
  cargoName: 'cargoname',
  packageType: 'wraptype',
  packages: 'packno',
  weightKg: 'weight',
  volumeM3: 'volume',
  marks: 'mark',
  isEmpty: 'bstatus',
  unNo: 'dguncode',
  dangerClass: 'dgclass',
  packingGroup: 'packinggroup',
  dangerContact: 'hazmat',
  dangerPhone: 'hazmatnum',
  dangerEmail: 'email',
  dangerFax: 'fax',
  temperature: 'temperature',
  temperatureUnit: 'temperatureUnit',
} as const satisfies Record<GoodsField, string>;

type Names = Readonly<Record<string, string>>;
type WireOf<N extends Names> = { readonly [K in N[keyof N]]: string };

const text = z._default(z.string().check(z.maxLength(textLengthMax, texts.fieldTooLong)), '');
const fieldsOf = <N extends Names>(names: N) =>
  z.object(Object.fromEntries(Object.values(names).map((name) => [name, text])) as Record<N[keyof N], typeof text>);

export const wireParty = fieldsOf(partyNames);
/** A filing as it travels; what a call leaves out is empty. */
export const wireFiling = z.object({
  head: fieldsOf(headNames),
  send: wireParty,
  revice: wireParty,
  notice: wireParty,
  goods: z.array(fieldsOf(goodsNames)).check(z.maxLength(goodsLinesMax)),
});
export type WireFiling = z.output<typeof wireFiling>;
export type WireParty = z.output<typeof wireParty>;

const spell = <N extends Names>(names: N, fields: Readonly<Record<keyof N & string, string>>): WireOf<N> =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [name, fields[field]])) as WireOf<N>;
const read = <N extends Names>(names: N, blank: object, wire: WireOf<N>): Record<keyof N & string, string> =>
  Object.fromEntries(Object.keys(blank).map((field) => [field, wire[names[field] as keyof WireOf<N>] ?? ''])) as Record<
    keyof N & string,
    string
  >;

/** A party in the wire's spelling, and from it. */
export function spellParty(party: Party): WireParty {
  return spell(partyNames, party);
}
export function readParty(wire: WireParty): Party {
  return read(partyNames, blankParty, wire);
}

/** A place by the wire's names: `head.billno`, `send.companyCode`, `goods.3.sealno`. */
export function spellPlace(place: FilingPlace): string {
  if (place.part === 'head') return `head.${headNames[place.field]}`;
  if (place.part !== 'goods') return `${roleNames[place.part]}.${partyNames[place.field]}`;
  return place.row === null ? 'goods' : `goods.${place.row}.${goodsNames[place.field]}`;
}

/** A filing in the wire's spelling. */
export function spellFiling({ head, parties, goods }: ManifestFiling): WireFiling {
  return {
    head: spell(headNames, head),
    send: spellParty(parties.shipper),
    revice: spellParty(parties.consignee),
    notice: spellParty(parties.notify),
    goods: goods.map((line) => spell(goodsNames, line)),
  };
}

/** A filing from the wire's spelling. */
export function readFiling({ head, send, revice, notice, goods }: WireFiling): ManifestFiling {
  return {
    head: read(headNames, blankHead, head),
    parties: { shipper: readParty(send), consignee: readParty(revice), notify: readParty(notice) },
    goods: goods.map((line) => read(goodsNames, blankLine, line)),
  };
}
