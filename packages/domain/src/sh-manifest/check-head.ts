/** What is wrong with the head of a manifest: its bill, its call, and where it leaves (peers idea 6). */
import { carriers } from '../vocabulary/carrier';
import { portsAbroad } from '../reference/index';
import {
  customsOfficeOf,
  customsOffices,
  findEntry,
  freightPayments,
  loadingPorts,
  shipAgencies,
  transportTerms,
  wharfs,
  type DictionaryEntry,
} from './dictionaries';
import { headFields, type HeadField, type ManifestHead } from './filing';
import { fault, warning, refuseManifestBill, refuseManifestVessel, refuseManifestVoyage, type FieldFault } from './form-rules';
import { isImoNo } from '../vocabulary/imo-no';
import { isSheetError } from '../vocabulary/sheet-error';
import { remarkLengthMax, subjectLengthMax } from './limits';
import type { ManifestFieldText } from './messages';
import { readPackages, readThousandths } from './numbers';

export interface HeadFault extends FieldFault {
  readonly field: HeadField;
}

const needed: Partial<Record<HeadField, ManifestFieldText>> = {
  billNo: 'billNoMissing',
  vesselName: 'vesselMissing',
  voyage: 'voyageMissing',
  imoNo: 'imoMissing',
  carrier: 'carrierMissing',
  shipAgent: 'agentMissing',
  freightPayment: 'freightMissing',
  loadingPort: 'loadingPortMissing',
  dischargePort: 'dischargePortMissing',
  wharf: 'wharfMissing',
  customsOffice: 'officeMissing',
  loadingDate: 'loadingDateMissing',
  transportTerm: 'termMissing',
};

const oneOf = (entries: readonly DictionaryEntry[], textId: ManifestFieldText) => (text: string) =>
  findEntry(entries, text) ? null : fault(textId, { value: text });
const agencyOf = (key: (typeof shipAgencies)[number]['dictKey'], textId: ManifestFieldText) => (text: string) =>
  shipAgencies.some(({ dictKey, name }) => dictKey === key && name === text) ? null : fault(textId, { value: text });
const locode = (text: string) => (/^[A-Z]{2}[A-Z2-9]{3}$/.test(text) ? null : fault('portWrong'));
/** The table knows the ports abroad that ships from here call at, not each one there is: what it lacks is to be looked at. */
const knownPort = (text: string) =>
  locode(text) ?? (text.startsWith('CN') || portsAbroad().has(text) ? null : warning('portUnknown', { value: text }));
const number = (read: (text: string) => number | null) => (text: string) => (read(text) === null ? fault('billTotalWrong') : null);

/** Asked of texts that are not empty. */
const rules: Partial<Record<HeadField, (text: string) => FieldFault | null>> = {
  billNo: refuseManifestBill,
  vesselName: refuseManifestVessel,
  voyage: refuseManifestVoyage,
  imoNo: (text) => (isImoNo(text) ? null : fault('imoWrong')),
  carrier: (text) => (carriers.some(({ code }) => code === text) ? null : fault('carrierUnknown', { value: text })),
  shipAgent: agencyOf('shipAgency', 'agentUnknown'),
  billType: agencyOf('billType', 'billTypeUnknown'),
  freightPayment: oneOf(freightPayments, 'freightUnknown'),
  loadingPort: (text) => (loadingPorts.includes(text) ? null : fault('loadingPortWrong', { codes: loadingPorts.join('、') })),
  dischargePort: knownPort,
  deliveryPlace: locode,
  wharf: oneOf(wharfs, 'wharfUnknown'),
  customsOffice: oneOf(customsOffices, 'officeUnknown'),
  loadingDate: (text) => (isDay(text) ? null : fault('loadingDateWrong')),
  transportTerm: oneOf(transportTerms, 'termUnknown'),
  billPackages: number(readPackages),
  billWeightKg: number(readThousandths),
  billVolumeM3: number(readThousandths),
  subject: (text) => (text.length > subjectLengthMax ? fault('subjectLong') : null),
  companyName: (text) => (text.length > subjectLengthMax ? fault('companyNameLong') : null),
  remark: (text) => (text.length > remarkLengthMax ? fault('remarkLong') : null),
};

/** A day that the calendar has. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** What is wrong with one field of the head by itself, an empty one included. */
export function refuseHeadField(field: HeadField, text: string): FieldFault | null {
  if (isSheetError(text)) return fault('sheetError', { value: text.trim() });
  if (text.trim() !== '') return rules[field]?.(text) ?? null;
  const textId = needed[field];
  return textId === undefined ? null : fault(textId);
}

/** All that is wrong with the head, in the order of its fields. */
export function checkHead(head: ManifestHead): HeadFault[] {
  const own = headFields.flatMap((field) => {
    const refused = refuseHeadField(field, head[field]);
    return refused ? [{ ...refused, field }] : [];
  });
  const place = checkOffice(head);
  return place && own.every(({ field }) => field !== 'customsOffice' && field !== 'wharf') ? [...own, place] : own;
}

/** A terminal is watched by one customs area: a manifest that names another is sent back. */
function checkOffice({ wharf, customsOffice }: ManifestHead): HeadFault | null {
  const terminal = findEntry(wharfs, wharf);
  const office = terminal && customsOfficeOf(terminal.code);
  if (!terminal || office === null || customsOffice.trim() === '' || findEntry(customsOffices, customsOffice)?.code === office) return null;
  return {
    ...fault('officeOfOther', { wharf: terminal.name, office: office!, value: customsOffice }),
    fixes: [office!],
    field: 'customsOffice',
  };
}
