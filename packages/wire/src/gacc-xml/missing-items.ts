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

const atSea: readonly Rule<CustomsDeclarationMessage>[] = [['BorderTransportMeans/ID', ({ vessel }) => vessel?.code]];

/** The main data (FunctionCode 9 and 2, and 5, which sends them again). */
const main: readonly Rule<CustomsDeclarationMessage>[] = [
  ['ExitCustomsOffice/ID', ({ exitOffice }) => exitOffice?.code],
  ['Carrier/ID', ({ carrier }) => carrier],
  ['BorderTransportMeans/TypeCode', ({ means }) => means?.modeCode],
];

const mainAtSea: readonly Rule<CustomsDeclarationMessage>[] = [['BorderTransportMeans/Name', ({ vessel }) => vessel?.name]];

const mainOfBill: readonly Rule<DeclaredBill>[] = [
  ['LoadingLocation/ID', ({ loading }) => loading?.code],
  ['LoadingLocation/LoadingDate', ({ loading }) => loading?.time],
  ['FreightPayment/MethodCode', ({ freightPayment }) => freightPayment],
  ['ConsignmentPackaging/QuantityQuantity', ({ packages }) => packages],
  ['TotalGrossMassMeasure', ({ grossWeightKg }) => grossWeightKg],
  ['Consignor/Name', ({ consignor }) => consignor?.name],
  ['Consignor/Address/Line', ({ consignor }) => consignor?.address?.line],
];

const mainOfBillAtSea: readonly Rule<DeclaredBill>[] = [['ConsignmentPackaging/TypeCode', ({ packageType }) => packageType]];

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
  const { bills } = message;
  const isAtSea = way === 'sea';
  const isFirst = message.function === 'original' || message.function === 'add';
  const missing = new Set<string>();
  const ask = <T>(rules: readonly Rule<T>[], part: T): void => {
    for (const [path, told] of rules) if ((told(part) ?? null) === null) missing.add(path);
  };
  ask(always, message);
  if (isAtSea) ask(atSea, message);
  if (!isDeletion(message)) {
    ask(main, message);
    if (isAtSea) ask(mainAtSea, message);
    for (const bill of bills) {
      ask(mainOfBill, bill);
      if (isAtSea) ask(mainOfBillAtSea, bill);
      else for (const item of bill.items) ask(mainOfItemInAir, item);
    }
  }
  if (!isFirst) {
    ask(reasons, message);
    for (const bill of bills) ask(reasonOfBill, bill);
  }
  return [...missing];
}

/** Customs know no cancelling: what was declared is deleted. */
export function isDeletion({ function: told }: CustomsDeclarationMessage): boolean {
  return told === 'delete' || told === 'cancel';
}
