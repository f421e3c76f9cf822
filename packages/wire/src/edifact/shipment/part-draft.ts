import type {
  AddressedParty,
  Consignment,
  Contact,
  ContactChannel,
  CustomsError,
  CustomsResponseMessage,
  DangerousGoods,
  GoodsDanger,
  GoodsItem,
  GoodsSplit,
  Shipment,
  ShipmentEquipment,
  ShipmentParty,
  TransportLeg,
} from '../../message';
import { none } from '../parts/none';

/** A part whose group is still open. */
export type Draft<Part> = { -readonly [Name in keyof Part]: Part[Name] };

/** Lists that several parts have mean the same in all of them. */
type AnyPart = Omit<Shipment, 'parties'> &
  GoodsItem &
  ShipmentEquipment &
  Omit<TransportLeg, keyof Shipment> &
  Pick<ShipmentParty, 'times' | 'places' | 'references'> &
  Pick<CustomsError, 'errorCodes'> &
  Pick<CustomsResponseMessage, 'errors'> & {
    readonly channels: readonly ContactChannel[];
    readonly consignments: readonly Draft<Consignment>[];
  };

/**
 * Whatever an open group holds. A group takes a segment when it has the field
 * the segment goes to, so its fields are its grammar.
 */
export type PartDraft = { -readonly [Name in keyof AnyPart]?: AnyPart[Name] };

type ListName = {
  [Name in keyof AnyPart]-?: AnyPart[Name] extends readonly unknown[] ? Name : never;
}[keyof AnyPart];
type ItemOf<Name extends ListName> = AnyPart[Name] extends readonly (infer Item)[] ? Item : never;

/** Adds to a list of an open group. */
export function append<Name extends ListName>(draft: PartDraft, name: Name, ...items: readonly ItemOf<Name>[]): void {
  if (items.length === 0) return;
  const lists = draft as Partial<Record<ListName, ItemOf<Name>[]>>;
  const list = lists[name] ?? none;
  if (list === none) lists[name] = [...items];
  else (list as ItemOf<Name>[]).push(...items);
}

/** A shipment that nothing is told of yet. */
export function openShipment(): Draft<Shipment> {
  return {
    bookingNo: null,
    billNos: none,
    references: none,
    times: none,
    places: none,
    contacts: none,
    parties: none,
    legs: none,
    goods: none,
    equipment: none,
    services: none,
    charges: none,
    deliveryTerms: none,
    amounts: none,
    statuses: none,
    documents: none,
    remarks: none,
    totals: none,
  };
}

/** The consignment of a CNI (1490, 1004). */
export function openConsignment(sequence: number | null, number: string | null): Draft<Consignment> {
  return {
    sequence,
    number,
    ...openShipment(),
    packages: none,
    grossWeightKg: null,
    netWeightKg: null,
    volumeM3: null,
    measures: none,
  };
}

/** The goods of a GID (1496, C213). */
export function openGoodsItem(sequence: number | null, packages: GoodsItem['packages']): Draft<GoodsItem> {
  return {
    sequence,
    packages,
    description: none,
    codes: none,
    marks: none,
    grossWeightKg: null,
    netWeightKg: null,
    volumeM3: null,
    measures: none,
    dimensions: none,
    temperature: null,
    movement: null,
    haulage: null,
    handling: none,
    dangerousGoods: none,
    splits: none,
    remarks: none,
    references: none,
    places: none,
    parties: none,
    times: none,
    amounts: none,
    statuses: none,
    documents: none,
  };
}

/** The part of some goods that lies in one container (SGP). */
export function openSplit(equipmentNo: string, containerNo: string | null, packageCount: number | null): Draft<GoodsSplit> {
  return {
    equipmentNo,
    containerNo,
    packageCount,
    grossWeightKg: null,
    netWeightKg: null,
    volumeM3: null,
    measures: none,
  };
}

/** The party of a shipment; `addressed` is null for a NAD that names none, whose followers are still taken. */
export function openShipmentParty(
  addressed: AddressedParty | null,
  contacts: ShipmentParty['contacts'],
  times: ShipmentParty['times'],
): Draft<ShipmentParty> {
  // Spelled out, like `openEquipment`.
  return {
    role: addressed?.role ?? '',
    code: addressed?.code ?? null,
    name: addressed?.name ?? null,
    address: addressed?.address ?? none,
    city: addressed?.city ?? null,
    region: addressed?.region ?? null,
    postcode: addressed?.postcode ?? null,
    country: addressed?.country ?? null,
    contacts,
    times,
    references: none,
    places: none,
    documents: none,
    charges: none,
  };
}

/** What an EQD itself tells of a container. */
type EquipmentHead = Pick<
  ShipmentEquipment,
  'kind' | 'number' | 'containerNo' | 'sizeTypeRaw' | 'sizeType' | 'direction' | 'fullness' | 'supplier'
>;

/** The equipment of an EQD; what follows is added to it. */
export function openEquipment(head: EquipmentHead): Draft<ShipmentEquipment> {
  // Spelled out: an object that so many fields are added to after a spread takes ten times the memory.
  return {
    kind: head.kind,
    number: head.number,
    containerNo: head.containerNo,
    sizeTypeRaw: head.sizeTypeRaw,
    sizeType: head.sizeType,
    direction: head.direction,
    fullness: head.fullness,
    supplier: head.supplier,
    quantity: null,
    movement: null,
    haulage: null,
    grossWeightKg: null,
    netWeightKg: null,
    tareKg: null,
    verifiedMassKg: null,
    volumeM3: null,
    measures: none,
    seals: none,
    temperature: null,
    dimensions: none,
    handling: none,
    dangerousGoods: none,
    remarks: none,
    references: none,
    places: none,
    parties: none,
    times: none,
  };
}

/** The dangerous goods of a DGS; what follows is added to them. */
export function openDanger(told: DangerousGoods): Draft<GoodsDanger> {
  // Spelled out, like `openEquipment`.
  return {
    regulation: told.regulation,
    hazardClass: told.hazardClass,
    page: told.page,
    unNumber: told.unNumber,
    flashPointC: told.flashPointC,
    packingGroup: told.packingGroup,
    emsNumber: told.emsNumber,
    labels: told.labels,
    remarks: none,
    contacts: none,
    measures: none,
    splits: none,
  };
}

/** A contact of whom nothing but numbers is told (COM without CTA). */
export function openNamelessContact(): Contact {
  return { role: null, name: null, channels: none };
}

/** An error at a point of the message (ERP); none for the message as a whole. */
export function openCustomsError(point: readonly string[]): Draft<CustomsError> {
  return { point, errorCodes: none, remarks: none, references: none };
}
