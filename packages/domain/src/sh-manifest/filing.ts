/**
 * What a Shanghai manifest says of one bill: head, parties and goods, each field a text as somebody typed it, right or
 * wrong; rules read it (`check-filing.ts`). A filing is one master bill; its lines name house bills and containers.
 */

/** The bill, its call and what it adds up to. */
export const headFields = [
  'billNo',
  'vesselName',
  'voyage',
  'imoNo',
  'carrier',
  'shipAgent',
  'freightPayment',
  'loadingPort',
  'dischargePort',
  'deliveryPlace',
  'wharf',
  'customsOffice',
  'loadingDate',
  'transportTerm',
  'billType',
  'billPackages',
  'billWeightKg',
  'billVolumeM3',
  'subject',
  'companyName',
  'remark',
] as const;
export type HeadField = (typeof headFields)[number];
export type ManifestHead = Readonly<Record<HeadField, string>>;

/** R-3.9-30. */
export const partyFields = ['name', 'address', 'phone', 'countryCode', 'companyCode', 'aeoCode', 'contactName', 'contactPhone'] as const;
export type PartyField = (typeof partyFields)[number];
export type Party = Readonly<Record<PartyField, string>>;

/** Shipper, consignee, notify party (收发通). */
export const partyRoles = ['shipper', 'consignee', 'notify'] as const;
export type PartyRole = (typeof partyRoles)[number];

/** The columns of goods, in the order in which they stand and are walked through (R-3.9-27 to -29). */
export const goodsFields = [
  'houseBillNo',
  'containerNo',
  'sealNo',
  'containerType',
  'boxMark',
  'cargoName',
  'packageType',
  'packages',
  'weightKg',
  'volumeM3',
  'marks',
  'isEmpty',
  'unNo',
  'dangerClass',
  'packingGroup',
  'dangerContact',
  'dangerPhone',
  'dangerEmail',
  'dangerFax',
  'temperature',
  'temperatureUnit',
] as const;
export type GoodsField = (typeof goodsFields)[number];
export type GoodsLine = Readonly<Record<GoodsField, string>>;

/** How `isEmpty` says yes. */
export const emptyBoxMark = '1';

export interface ManifestFiling {
  readonly head: ManifestHead;
  readonly parties: Readonly<Record<PartyRole, Party>>;
  readonly goods: readonly GoodsLine[];
}

function blank<Field extends string>(fields: readonly Field[]): Readonly<Record<Field, string>> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;
}

export const blankHead: ManifestHead = blank(headFields);
export const blankParty: Party = blank(partyFields);
export const blankLine: GoodsLine = blank(goodsFields);
export const blankFiling: ManifestFiling = {
  head: blankHead,
  parties: { shipper: blankParty, consignee: blankParty, notify: blankParty },
  goods: [],
};

/** Whether nothing has been entered in a line: it is not kept and has no mistakes. */
export function isBlankLine(line: GoodsLine): boolean {
  return goodsFields.every((field) => line[field].trim() === '');
}

/** A line that carries dangerous goods, or says that it does. */
export function isDangerous({ unNo, dangerClass }: Pick<GoodsLine, 'unNo' | 'dangerClass'>): boolean {
  return unNo.trim() !== '' || dangerClass.trim() !== '';
}

/** Where something is wrong: a field of the head, of a party, or of a line; `goods` as a whole has no field. */
export type FilingPlace =
  | { readonly part: 'head'; readonly field: HeadField }
  | { readonly part: PartyRole; readonly field: PartyField }
  | { readonly part: 'goods'; readonly row: number; readonly field: GoodsField }
  | { readonly part: 'goods'; readonly row: null; readonly field: null };

/** A place as one word, by which a screen finds the field: `head.billNo`, `goods.3.sealNo`. */
export function placeName(place: FilingPlace): string {
  if (place.part !== 'goods') return `${place.part}.${place.field}`;
  return place.row === null ? 'goods' : `goods.${place.row}.${place.field}`;
}
