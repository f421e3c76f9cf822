import type { ChangedBill, DeclaredBill } from '../../message';
import {
  count,
  decimal,
  group,
  many,
  manyFinished,
  one,
  oneFinished,
  readNumber,
  spelledAlso,
  text,
  texts,
  weight,
} from '../xml/element-fields';
import { ElementSchema, type ElementContext, type LeafField, type NodeField } from '../xml/element-schema';
import { escapeXml } from '../xml/xml-text';
import { boxes } from './equipment';
import { blankItem, itemSchema } from './goods-item';
import { blankVessel, finishVessel, vesselSchema } from './means';
import { blankContact, blankParty, contactSchema, partySchema } from './party';
import { addressSchema, arrivalPlaceSchema, blankAddress, blankPlace, loadingPlaceSchema, placeSchema } from './place';

/** A bill whose number is null until it is told. */
export type BillDraft = { -readonly [K in keyof ChangedBill]: ChangedBill[K] };

/** A bill of which nothing is told yet. */
export function blankBill(): BillDraft {
  return {
    billNo: null,
    houseBillNo: null,
    changeReasonCode: null,
    conditionCode: null,
    consolidator: null,
    deconsolidator: null,
    bookingNo: null,
    volumeM3: null,
    value: null,
    loading: null,
    unloading: null,
    receipt: null,
    transhipment: null,
    transitDestination: null,
    consigned: null,
    routingCountries: [],
    customsStatusCode: null,
    splitIndicator: null,
    freightPayment: null,
    packages: null,
    packageType: null,
    grossWeightKg: null,
    previousDocument: null,
    handlingCode: null,
    deliveryDestination: null,
    intermediateCarrier: null,
    consignee: null,
    consignor: null,
    notifyParties: [],
    undgContact: null,
    boxes: [],
    items: [],
    containerNos: [],
    vessel: null,
    change: null,
  };
}

/** Bill numbers longer than these are none. */
const maxBillNoLength = 35;

function finishBill(draft: BillDraft, { log, place }: ElementContext): DeclaredBill | null {
  const { billNo } = draft;
  if (billNo === null || billNo.length > maxBillNoLength) {
    log.note(billNo === null ? 'missing-field' : 'too-long', place, 'TransportContractDocument/ID');
    return null;
  }
  gatherContainers(draft, billNo);
  return draft as DeclaredBill;
}

function finishChange(draft: BillDraft): BillDraft {
  gatherContainers(draft, draft.billNo);
  return draft;
}

/** Names the bill in its boxes, and the boxes of boxes and items in the bill. */
function gatherContainers(draft: BillDraft, billNo: string | null): void {
  const billNos = billNo === null ? [] : [billNo];
  for (const box of draft.boxes) (box as { billNos: readonly string[] }).billNos = billNos;
  const told: string[] = [];
  for (const { containerNo } of draft.boxes) if (containerNo !== null) told.push(containerNo);
  for (const { containerNos } of draft.items) told.push(...containerNos);
  // Most bills have a box and a few items in it.
  const isOne = told.every((containerNo) => containerNo === told[0]);
  draft.containerNos = isOne ? told.slice(0, 1) : [...new Set(told)];
}

/** ValueAmount with its currency. */
const valueAmount: LeafField<BillDraft> = {
  kind: 'leaf',
  element: 'ValueAmount',
  attribute: 'CurrencyTypeCode',
  take(draft, told, currency, context) {
    if (draft.value !== null) return false;
    const amount = readNumber(told, context);
    if (amount !== null) draft.value = { amount, currency: currency === '' ? null : currency };
    return true;
  },
  write({ value }) {
    if (value === null) return '';
    const attribute = value.currency === null ? '' : ` CurrencyTypeCode="${escapeXml(value.currency)}"`;
    return `<ValueAmount${attribute}>${value.amount}</ValueAmount>`;
  },
};

const partyId = (key: 'consolidator' | 'deconsolidator'): ElementSchema<BillDraft> => new ElementSchema<BillDraft>([text('ID', key)]);

type PreviousDocument = NonNullable<BillDraft['previousDocument']>;

const previousDocument = new ElementSchema<PreviousDocument>([text('ID', 'id'), text('TypeCode', 'type')]);

function blankPreviousDocument(): PreviousDocument {
  return { id: null, type: null };
}

/** Consignment and ChangeConsignment, in the order of MT2101 (domain guide 3.3). */
const consignmentSchema: ElementSchema<BillDraft> = new ElementSchema<BillDraft>([
  group(
    'TransportContractDocument',
    new ElementSchema<BillDraft>([
      text('ID', 'billNo'),
      text('ChangeReasonCode', 'changeReasonCode'),
      text('ConditionCode', 'conditionCode'),
      group('Consolidator', partyId('consolidator')),
      group('Deconsolidator', partyId('deconsolidator')),
    ]),
  ),
  group('AssociatedTransportDocument', new ElementSchema<BillDraft>([text('ID', 'houseBillNo')])),
  text('BookingNumber', 'bookingNo'),
  ...['BookingNo', 'BookingID', 'BookingReferenceID', 'BookingReferenceNumber'].map((name) => spelledAlso(text(name, 'bookingNo'))),
  oneFinished('BorderTransportMeans', 'vessel', () => vesselSchema, blankVessel, finishVessel),
  decimal('GrossVolumeMeasure', 'volumeM3'),
  valueAmount,
  one('LoadingLocation', 'loading', () => loadingPlaceSchema, blankPlace),
  one('UnloadingLocation', 'unloading', () => arrivalPlaceSchema, blankPlace),
  one('GoodsReceiptPlace', 'receipt', () => placeSchema, blankPlace),
  one('TranshipmentLocation', 'transhipment', () => placeSchema, blankPlace),
  one('TransitDestination', 'transitDestination', () => placeSchema, blankPlace),
  texts('RoutingCountryCode', 'routingCountries'),
  one('GoodsConsignedPlace', 'consigned', () => placeSchema, blankPlace),
  text('CustomsStatusCode', 'customsStatusCode'),
  text('TransportSplitIndicator', 'splitIndicator'),
  group('FreightPayment', new ElementSchema<BillDraft>([text('MethodCode', 'freightPayment')])),
  group('ConsignmentPackaging', new ElementSchema<BillDraft>([count('QuantityQuantity', 'packages'), text('TypeCode', 'packageType')])),
  weight('TotalGrossMassMeasure', 'grossWeightKg'),
  one('PreviousCustomsDocument', 'previousDocument', () => previousDocument, blankPreviousDocument),
  group('Handling', new ElementSchema<BillDraft>([text('InstructionsCode', 'handlingCode')])),
  one('DeliveryDestination', 'deliveryDestination', () => addressSchema, blankAddress),
  one('IntermediateCarrier', 'intermediateCarrier', () => partySchema, blankParty),
  one('Consignee', 'consignee', () => partySchema, blankParty),
  one('Consignor', 'consignor', () => partySchema, blankParty),
  many('NotifyParty', 'notifyParties', () => partySchema, blankParty),
  one('UNDGContact', 'undgContact', () => contactSchema, blankContact),
  boxes,
  many('ConsignmentItem', 'items', () => itemSchema, blankItem),
  oneFinished('ChangeConsignment', 'change', () => consignmentSchema, blankBill, finishChange),
]);

const numbered = manyFinished('Consignment', 'bills', () => consignmentSchema, blankBill, finishBill);

/** A consignment that has a booking and no bill yet is told apart from those with a bill. */
interface WithBooked {
  bills: readonly DeclaredBill[];
  booked?: readonly ChangedBill[];
}

/** Consignment as often as it stands there; one without a bill number and without a booking is left out. */
export const bills: NodeField<WithBooked> = {
  ...numbered,
  close(draft, child, context) {
    const { billNo, bookingNo } = child as BillDraft;
    if (billNo !== null || bookingNo === null) return numbered.close(draft, child, context);
    context.log.note('booking-for-bill', context.place, bookingNo);
    draft.booked = [...(draft.booked ?? []), finishChange(child as BillDraft)];
    return true;
  },
  write: (draft) =>
    numbered.write(draft) + (draft.booked ?? []).map((one) => `<Consignment>${consignmentSchema.write(one)}</Consignment>`).join(''),
};
