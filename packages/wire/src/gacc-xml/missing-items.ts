import type { CustomsDeclarationMessage, DeclaredBill, DeclaredItem } from '../message';

/** A declaration lacks what customs refuse it for; `items` are the paths of the elements. */
export class IncompleteDeclarationError extends Error {
  constructor(readonly items: readonly string[]) {
    super(`the declaration lacks ${items.join(', ')}`);
  }
}

type Rule<T> = readonly [path: string, told: (part: T) => unknown];

/** Of every pre-manifest, whatever it does. */
const always: readonly Rule<CustomsDeclarationMessage>[] = [
  ['RepresentativePerson/Name', ({ representative }) => representative],
  ['BorderTransportMeans/JourneyID', ({ vessel }) => vessel?.voyage],
  ['Consignment', ({ bills }) => bills[0]],
];

const atSea: readonly Rule<CustomsDeclarationMessage>[] = [
  ['BorderTransportMeans/ID', ({ vessel }) => vessel?.code],
];

/** The main data (FunctionCode 9 and 2, and 5, which sends them again). */
const main: readonly Rule<CustomsDeclarationMessage>[] = [
  ['ExitCustomsOffice/ID', ({ exitOffice }) => exitOffice?.code],
  ['Carrier/ID', ({ carrier }) => carrier],
  ['BorderTransportMeans/TypeCode', ({ means }) => means?.modeCode],
];

const mainAtSea: readonly Rule<CustomsDeclarationMessage>[] = [
  ['BorderTransportMeans/Name', ({ vessel }) => vessel?.name],
];

const mainOfBill: readonly Rule<DeclaredBill>[] = [
  ['LoadingLocation/ID', ({ loading }) => loading?.code],
  ['LoadingLocation/LoadingDate', ({ loading }) => loading?.time],
  ['FreightPayment/MethodCode', ({ freightPayment }) => freightPayment],
  ['ConsignmentPackaging/QuantityQuantity', ({ packages }) => packages],
  ['TotalGrossMassMeasure', ({ grossWeightKg }) => grossWeightKg],
  ['Consignor/Name', ({ consignor }) => consignor?.name],
  ['Consignor/Address/Line', ({ consignor }) => consignor?.address?.line],
];

const mainOfBillAtSea: readonly Rule<DeclaredBill>[] = [
  ['ConsignmentPackaging/TypeCode', ({ packageType }) => packageType],
];

const mainOfItemInAir: readonly Rule<DeclaredItem>[] = [
  ['ConsignmentItem/SequenceNumeric', ({ sequence }) => sequence],
  ['ConsignmentItemPackaging/QuantityQuantity', ({ packages }) => packages],
  ['Commodity/CargoDescription', ({ description }) => description],
  ['GoodsMeasure/GrossMassMeasure', ({ grossWeightKg }) => grossWeightKg],
];

/** Why a bill is changed or deleted. */
const reasons: readonly Rule<CustomsDeclarationMessage>[] = [
  ['AdditionalInformation/Reason', ({ additional }) => additional?.reason],
  ['AdditionalInformation/ContactName', ({ additional }) => additional?.contactName],
  ['AdditionalInformation/ContactTel', ({ additional }) => additional?.contactTelephone],
];

const reasonOfBill: readonly Rule<DeclaredBill>[] = [
  ['TransportContractDocument/ChangeReasonCode', ({ changeReasonCode }) => changeReasonCode],
];

/**
 * The paths of what a pre-manifest lacks of the data items that customs publish
 * as mandatory for its main data (预配舱单数据项, 必填), and of the reasons a change
 * or deletion must give; each once.
 */
export function missingItems(message: CustomsDeclarationMessage, way: 'sea' | 'air'): string[] {
  const isAtSea = way === 'sea';
  const { bills } = message;
  const isDeletion = message.function === 'delete' || message.function === 'cancel';
  const isFirst = message.function === 'original' || message.function === 'add';
  const missing = [...lacking(always, message), ...(isAtSea ? lacking(atSea, message) : [])];
  if (!isDeletion) {
    missing.push(...lacking(main, message), ...(isAtSea ? lacking(mainAtSea, message) : []));
    for (const bill of bills) {
      missing.push(...lacking(mainOfBill, bill));
      if (isAtSea) missing.push(...lacking(mainOfBillAtSea, bill));
      else missing.push(...bill.items.flatMap((item) => lacking(mainOfItemInAir, item)));
    }
  }
  if (!isFirst) missing.push(...lacking(reasons, message), ...bills.flatMap((bill) => lacking(reasonOfBill, bill)));
  return [...new Set(missing)];
}

function lacking<T>(rules: readonly Rule<T>[], part: T): string[] {
  return rules.filter(([, told]) => (told(part) ?? null) === null).map(([path]) => path);
}
