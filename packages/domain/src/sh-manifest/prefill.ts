/** How a manifest is filled before anybody types (R-7.4-59): what was heard of the bill first, then what was filed of it earlier. */
import {
  blankFiling,
  blankLine,
  isBlankLine,
  type GoodsLine,
  type HeadField,
  type ManifestFiling,
  type ManifestHead,
  type Party,
  type PartyRole,
} from './filing';
import { isDifferentCall, type VesselCall } from '../tracking/index';

/** What belongs to one filing and not to the bill: an earlier one's is not taken over. */
const ofOneFiling: ReadonlySet<HeadField> = new Set<HeadField>(['subject', 'companyName', 'remark']);

/** What is so of one call alone: a bill that goes with another ship has its own. */
const ofOneCall: ReadonlySet<HeadField> = new Set<HeadField>([
  'vesselName',
  'voyage',
  'imoNo',
  'shipAgent',
  'wharf',
  'customsOffice',
  'loadingDate',
]);

const callOf = ({ vesselName, voyage, imoNo }: ManifestHead): VesselCall => ({ vesselName, voyage, vesselCode: imoNo });

export const isBlankParty = (party: Party): boolean => Object.values(party).every((text) => text.trim() === '');

/**
 * One filing out of what was heard and what the same owner filed before of the bill; nothing is made up, and what neither
 * says stays empty.
 *
 * @param heard null: nothing was ever heard of the bill
 * @param earlier the owner's own filings of the bill, those that count most first
 */
export function prefillFiling(heard: ManifestFiling | null, earlier: readonly ManifestFiling[]): ManifestFiling {
  const { head, goods } = heard ?? blankFiling;
  const filedGoods = earlier.map((filing) => filing.goods.filter((line) => !isBlankLine(line))).find((lines) => lines.length > 0) ?? [];
  const read = (field: HeadField): string => {
    if (head[field] !== '' || ofOneFiling.has(field)) return head[field];
    const ofThisCall = ofOneCall.has(field) ? earlier.filter((filing) => !isDifferentCall(callOf(filing.head), callOf(head))) : earlier;
    return ofThisCall.find((filing) => filing.head[field].trim() !== '')?.head[field] ?? '';
  };
  const party = (role: PartyRole): Party =>
    [heard, ...earlier].find((filing) => filing && !isBlankParty(filing.parties[role]))?.parties[role] ?? blankFiling.parties[role];
  return {
    head: Object.fromEntries(Object.keys(head).map((field) => [field, read(field as HeadField)])) as ManifestFiling['head'],
    parties: { shipper: party('shipper'), consignee: party('consignee'), notify: party('notify') },
    // Which boxes travel is heard; the earlier filing alone names them before that.
    goods: goods.length === 0 ? filedGoods : goods.flatMap((line) => fillBox(line, filedGoods)),
  };
}

/** The lines of a box: those that were filed, with its seal and kind as they are now; else the one that was heard. */
function fillBox(heard: GoodsLine, filed: readonly GoodsLine[]): readonly GoodsLine[] {
  const lines = filed.filter(({ containerNo }) => containerNo.trim() === heard.containerNo);
  if (lines.length === 0) return [heard];
  const { sealNo, containerType, packages, weightKg } = heard;
  return lines.map((line) => ({
    ...blankLine,
    ...line,
    containerNo: heard.containerNo,
    sealNo: sealNo || line.sealNo,
    containerType: containerType || line.containerType,
    // What lies in a box is told as a whole: of several lines nobody knows which has how much of it.
    ...(lines.length === 1 && { packages: line.packages || packages, weightKg: line.weightKg || weightKg }),
  }));
}
