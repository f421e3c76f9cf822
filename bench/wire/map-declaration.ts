import type {
  CustomsAddress,
  CustomsChannel,
  CustomsContact,
  CustomsDeclarationMessage,
  CustomsParty,
  CustomsPlace,
  CustomsSeal,
  DeclaredBill,
  DeclaredBox,
  DeclaredItem,
  WireTime,
} from '@mastlight/wire';
import { readWireTime } from '@mastlight/wire';
import { FindingLog } from '@mastlight/wire/syntax/finding-log';
import { readFullnessCode } from '@mastlight/wire/gacc-xml/schema/equipment';
import { boxReport } from '@mastlight/wire/vocabulary/box-report';
import { readContainerNo } from '@mastlight/wire/vocabulary/container-no';
import { normalizeSizeType } from '@mastlight/wire/vocabulary/size-type';
import { classifyVesselCode } from '@mastlight/wire/vocabulary/vessel-code';
import { readCount, readWeightKg } from '@mastlight/wire/vocabulary/wire-weight';

/** An element as fast-xml-parser gives it: a text, or an object of its children. */
export type Node = string | { readonly [name: string]: Node | readonly Node[] };

/** Elements that a declaration may repeat; told to the parser, so that they are lists always. */
export const repeated: ReadonlySet<string> = new Set([
  'Consignment',
  'NotifyParty',
  'Communication',
  'TransportEquipment',
  'ConsignmentItem',
  'SealID',
  'RoutingCountryCode',
  'UNDGCode',
]);

const log = new FindingLog();
const nowhere = { offset: 0 };

function at(node: Node | undefined, name: string): Node | undefined {
  return typeof node === 'object' ? (node[name] as Node | undefined) : undefined;
}

function list(node: Node | undefined, name: string): readonly Node[] {
  return typeof node === 'object' ? ((node[name] as readonly Node[] | undefined) ?? []) : [];
}

function text(node: Node | undefined, ...path: readonly string[]): string | null {
  const found = path.reduce<Node | undefined>((inside, name) => at(inside, name), node);
  const told = typeof found === 'object' ? at(found, '#text') : found;
  return typeof told === 'string' && told !== '' ? told : null;
}

function count(node: Node | undefined, ...path: readonly string[]): number | null {
  return readCount(text(node, ...path) ?? '', log, nowhere);
}

function weight(node: Node | undefined, ...path: readonly string[]): number | null {
  return readWeightKg(text(node, ...path) ?? '', '', log, nowhere, 500_000_000);
}

function time(node: Node | undefined, name: string): WireTime | null {
  return readWireTime(text(node, name) ?? '');
}

function place(node: Node | undefined, timeName = ''): CustomsPlace | null {
  if (node === undefined) return null;
  const [code, customs] = (text(node, 'ID') ?? '').split('/');
  return { code: code || null, name: text(node, 'Name'), customs: customs || null, time: time(node, timeName) };
}

function address(node: Node | undefined): CustomsAddress | null {
  if (node === undefined) return null;
  return {
    line: text(node, 'Line'),
    city: text(node, 'CityName'),
    provinceCode: text(node, 'CountrySubEntityID'),
    province: text(node, 'CountrySubEntityName'),
    postcode: text(node, 'PostcodeID'),
    country: text(node, 'CountryCode'),
  };
}

function channels(node: Node): CustomsChannel[] {
  return list(node, 'Communication').map((one) => ({ number: text(one, 'ID'), kind: text(one, 'TypeID') }));
}

function contact(node: Node | undefined): CustomsContact | null {
  return node === undefined ? null : { name: text(node, 'Name'), channels: channels(node) };
}

function party(node: Node | undefined): CustomsParty | null {
  if (node === undefined) return null;
  const told = text(node, 'ID') ?? '';
  const plus = told.indexOf('+');
  return {
    idKind: plus > 0 ? told.slice(0, plus) : null,
    id: told.slice(plus + 1) || null,
    name: text(node, 'Name'),
    address: address(at(node, 'Address')),
    channels: channels(node),
    contact: contact(at(node, 'Contact')),
    aeo: text(node, 'AEO'),
  };
}

function seal(node: Node): CustomsSeal {
  const told = text(node) ?? '';
  const hasKind = told[1] === '/';
  return {
    number: hasKind ? told.slice(2) : told,
    party: text(node, '@AgencyCode'),
    kind: hasKind ? (told[0] ?? null) : null,
  };
}

function box(node: Node, billNos: readonly string[]): DeclaredBox {
  const sizeTypeRaw = text(node, 'CharacteristicCode');
  const fullnessCode = text(node, 'FullnessCode');
  return {
    ...boxReport(readContainerNo(text(node, 'EquipmentIdentification', 'ID') ?? '', log, nowhere) ?? ''),
    sizeTypeRaw,
    sizeType: sizeTypeRaw === null ? null : normalizeSizeType(sizeTypeRaw),
    fullness: fullnessCode === null ? null : readFullnessCode(fullnessCode),
    billNos,
    seals: list(node, 'SealID').map(seal),
    fullnessCode,
    supplier: text(node, 'SupplierPartyTypeCode'),
    damages: [],
  };
}

function item(node: Node): DeclaredItem {
  const containerNo = readContainerNo(text(node, 'EquipmentIdentification', 'ID') ?? '', log, nowhere);
  return {
    sequence: count(node, 'SequenceNumeric'),
    packages: count(node, 'ConsignmentItemPackaging', 'QuantityQuantity'),
    packageType: text(node, 'ConsignmentItemPackaging', 'TypeCode'),
    marks: text(node, 'ConsignmentItemPackaging', 'MarksNumbers'),
    description: text(node, 'Commodity', 'CargoDescription'),
    undgCodes: list(at(node, 'Commodity'), 'UNDGCode').map((one) => text(one) ?? ''),
    tariffCode: text(node, 'Commodity', 'TariffClassificationCode'),
    grossWeightKg: weight(node, 'GoodsMeasure', 'GrossMassMeasure'),
    containerNos: containerNo === null ? [] : [containerNo],
    procedureCode: text(node, 'CustomsProcedure', 'CurrentCode'),
    consignmentReferences: [],
    originCountry: text(node, 'Origin', 'OriginCountryCode'),
    notes: [],
  };
}

function bill(node: Node): DeclaredBill {
  const billNo = text(node, 'TransportContractDocument', 'ID') ?? '';
  const boxes = list(node, 'TransportEquipment').map((one) => box(one, [billNo]));
  const items = list(node, 'ConsignmentItem').map(item);
  const numbers = [...boxes.map(({ containerNo }) => containerNo), ...items.flatMap(({ containerNos }) => containerNos)];
  return {
    billNo,
    houseBillNo: text(node, 'AssociatedTransportDocument', 'ID'),
    changeReasonCode: text(node, 'TransportContractDocument', 'ChangeReasonCode'),
    conditionCode: text(node, 'TransportContractDocument', 'ConditionCode'),
    consolidator: text(node, 'TransportContractDocument', 'Consolidator', 'ID'),
    deconsolidator: text(node, 'TransportContractDocument', 'Deconsolidator', 'ID'),
    bookingNo: text(node, 'BookingNumber'),
    volumeM3: weight(node, 'GrossVolumeMeasure'),
    value: null,
    loading: place(at(node, 'LoadingLocation'), 'LoadingDate'),
    unloading: place(at(node, 'UnloadingLocation'), 'ArrivalDate'),
    receipt: place(at(node, 'GoodsReceiptPlace')),
    transhipment: place(at(node, 'TranshipmentLocation')),
    transitDestination: place(at(node, 'TransitDestination')),
    consigned: place(at(node, 'GoodsConsignedPlace')),
    routingCountries: list(node, 'RoutingCountryCode').map((one) => text(one) ?? ''),
    customsStatusCode: text(node, 'CustomsStatusCode'),
    splitIndicator: text(node, 'TransportSplitIndicator'),
    freightPayment: text(node, 'FreightPayment', 'MethodCode'),
    packages: count(node, 'ConsignmentPackaging', 'QuantityQuantity'),
    packageType: text(node, 'ConsignmentPackaging', 'TypeCode'),
    grossWeightKg: weight(node, 'TotalGrossMassMeasure'),
    previousDocument: null,
    handlingCode: text(node, 'Handling', 'InstructionsCode'),
    deliveryDestination: address(at(node, 'DeliveryDestination')),
    intermediateCarrier: party(at(node, 'IntermediateCarrier')),
    consignee: party(at(node, 'Consignee')),
    consignor: party(at(node, 'Consignor')),
    notifyParties: list(node, 'NotifyParty').flatMap((one) => party(one) ?? []),
    undgContact: contact(at(node, 'UNDGContact')),
    boxes,
    items,
    containerNos: [...new Set(numbers.filter((number) => number !== null))],
    vessel: null,
    change: null,
  };
}

/** The message that fast-xml-parser's tree of an export pre-manifest stands for; the same that our reader gives. */
export function mapDeclaration(manifest: Node): CustomsDeclarationMessage {
  const head = at(manifest, 'Head');
  const declaration = at(manifest, 'Declaration');
  const means = at(declaration, 'BorderTransportMeans');
  const code = text(means, 'ID');
  return {
    kind: 'customs-declaration',
    type: text(head, 'MessageType') ?? '',
    reference: text(head, 'MessageID'),
    function: text(head, 'FunctionCode') === '9' ? 'original' : 'change',
    prepared: time(head, 'SendTime'),
    vessel: {
      name: text(means, 'Name'),
      code,
      scheme: code === null ? null : classifyVesselCode(code),
      voyage: text(means, 'JourneyID'),
      direction: null,
    },
    about: (text(head, 'MessageType') ?? '').slice(2),
    representative: text(declaration, 'RepresentativePerson', 'Name'),
    office: text(declaration, 'DeclarationOfficeID'),
    exitOffice: place(at(declaration, 'ExitCustomsOffice')),
    agent: text(declaration, 'Agent', 'ID'),
    carrier: text(declaration, 'Carrier', 'ID'),
    means: {
      modeCode: text(means, 'TypeCode'),
      firstArrivalPlace: null,
      arrival: time(means, 'ArrivalDateTime'),
      departure: time(means, 'DepartureDateTime'),
      handlingBegan: time(means, 'ActualDateTime'),
      handlingEnded: time(means, 'CompletedDateTime'),
      master: contact(at(means, 'Master')),
      purpose: text(means, 'FreeText'),
    },
    newVessel: null,
    loading: place(at(declaration, 'LoadingLocation'), 'LoadingDate'),
    unloading: place(at(declaration, 'UnloadingLocation'), 'ArrivalDate'),
    tallyParty: party(at(declaration, 'TallyParty')),
    bills: list(declaration, 'Consignment').map(bill),
    boxes: [],
    containerNos: [],
    transits: [],
    additional: null,
  };
}
