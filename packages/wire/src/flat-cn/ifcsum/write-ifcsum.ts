import type { BillParticulars, ManifestBill, ManifestBox, ManifestCall, ManifestGoods, ManifestMessage, Party } from '../../message';
import { fullnessLetter } from '../../vocabulary/fullness';
import { FlatRecords, placeFields, type FlatEnvelope } from '../write-records';

/**
 * Writes a cargo list (清洁舱单) as one platform file: `00 [01] 10 [11]`, per
 * bill `12 13 [16] [17] [18 19 20] 41… 43… 44… 47… 51…`, `99`. Of the parties
 * it writes shipper (CZ), consignee (CN) and three to notify (NI).
 */
export function writeIfcsum(message: ManifestMessage, envelope: FlatEnvelope): Uint8Array {
  const records = new FlatRecords(envelope);
  records.head('IFCSUM', 'MANIFEST', message.function, message.prepared);
  const { vessel, call } = message;
  if (call && call.receivers.length > 0) records.add('01', ...call.receivers);
  if (vessel || call) {
    records.add('10', vessel?.code, vessel?.name, call?.nationality, vessel?.voyage, ...callFields(call));
  }
  if (call?.line) records.add('11', call.line.code, call.line.name);
  for (const bill of message.bills) writeBill(records, bill);
  return records.finish();
}

function callFields(call: ManifestCall | undefined): Parameters<FlatRecords['add']>[1][] {
  if (!call) return [];
  const { arrives, sails, departure, nextPort } = call;
  return ['', '', arrives?.raw, sails?.raw, ...placeFields(departure), ...placeFields(nextPort)];
}

function writeBill(records: FlatRecords, bill: ManifestBill): void {
  const { loadPort, dischargePort, destination, particulars } = bill;
  const { receipt, delivery, issuePlace, terms, freight, loading, issued } = particulars ?? noParticulars;
  records.add(
    '12',
    bill.billNo,
    '',
    '',
    '',
    ...placeFields(receipt),
    ...placeFields(loadPort),
    terms,
    freight,
    loading?.raw,
    '',
    issued?.raw,
  );
  records.add(
    '13',
    ...placeFields(dischargePort),
    ...placeFields(delivery),
    ...placeFields(destination),
    ...placeFields(issuePlace),
    ...(particulars?.transfers ?? []),
  );
  if (particulars) writeParties(records, particulars.parties);
  writeGoods(records, bill, particulars);
  for (const description of bill.cargo) records.add('47', description);
  bill.boxes.forEach((box, index) => writeBox(records, box, index + 1));
}

const noParticulars: Partial<BillParticulars> = {};

function writeParties(records: FlatRecords, parties: readonly Party[]): void {
  const add = (record: string, party: Party | undefined): void => {
    if (!party) return;
    const [first, second, third, ...rest] = party.address;
    records.add(record, party.code, party.name, first, second, third, rest.join(' '));
  };
  add(
    '16',
    parties.find(({ role }) => role === 'CZ'),
  );
  add(
    '17',
    parties.find(({ role }) => role === 'CN'),
  );
  const notify = parties.filter(({ role }) => role === 'NI');
  ['18', '19', '20'].forEach((record, index) => add(record, notify[index]));
}

/** The goods items as told, else one with the bill's totals. */
function writeGoods(records: FlatRecords, bill: ManifestBill, particulars: BillParticulars | undefined): void {
  const { packages, grossWeightKg } = bill;
  const goods: readonly Partial<ManifestGoods>[] = particulars?.goods ?? [];
  const hasTotals = packages !== null || grossWeightKg !== null;
  (goods.length === 0 && hasTotals ? [{ packages, grossWeightKg }] : goods).forEach((item, index) => {
    records.add('41', index + 1, item.cargoCode, item.packages, item.packCode, item.packKind, item.grossWeightKg, item.volumeM3);
  });
  for (const fields of particulars?.conditions ?? []) records.add('43', ...fields);
  for (const mark of particulars?.marks ?? []) records.add('44', mark);
}

function writeBox(records: FlatRecords, box: ManifestBox, sequence: number): void {
  records.add(
    '51',
    sequence,
    box.containerNo ?? box.equipmentNo,
    box.seals[0]?.number,
    box.sizeTypeRaw,
    box.fullness && fullnessLetter[box.fullness],
    box.packages,
    box.cargoWeightKg,
    box.tareKg,
    box.volumeM3,
  );
}
