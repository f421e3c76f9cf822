/** What is wrong with a whole filing, before any fee. */
import { carriers } from '../vocabulary/carrier';
import { wharfsOf } from '../vocabulary/wharf';
import { isBillNo } from '../vocabulary/bill-no';
import { offeredVesselNames, refuseVesselName, refuseVoyage, vesselVoyageTexts } from '../vocabulary/vessel-voyage';
import { checkContainer, type VgmFinding } from './check-container';
import type { VgmFiling, VgmHeadField } from './filing';
import { containersMax, remarkLengthMax, vgmPort } from './limits';
import type { VgmFieldText } from './messages';

/**
 * All that is wrong with a filing: its head first, then row by row. It may be sent when none of it is an error.
 *
 * @param sizeTypeOf the type of a container where one is known of it.
 */
export function checkFiling(filing: VgmFiling, sizeTypeOf: (containerNo: string) => string | null = () => null): VgmFinding[] {
  const { containers } = filing;
  if (containers.length > containersMax) return [...checkHead(filing), headFault('containers', 'tooManyContainers')];
  const firstRows = new Map<string, number>();
  const rows = containers.flatMap((container, row) => {
    const { containerNo } = container;
    const first = firstRows.get(containerNo);
    if (first === undefined) firstRows.set(containerNo, row);
    const isTwice = first !== undefined && containerNo.trim() !== '';
    const findings = checkContainer(container, row, sizeTypeOf(containerNo));
    return isTwice ? [twice(row, first), ...findings] : findings;
  });
  return [...checkHead(filing), ...(containers.length === 0 ? [headFault('containers', 'noContainers')] : []), ...rows];
}

/** Whether nothing that was found blocks sending. */
export function maySend(findings: readonly VgmFinding[]): boolean {
  return findings.every(({ severity }) => severity === 'warning');
}

function twice(row: number, first: number): VgmFinding {
  return { severity: 'error', row, field: 'containerNo', textId: 'containerNoTwice', parameters: { row: first + 1 } };
}

function headFault(field: VgmHeadField | 'containers', textId: VgmFieldText): VgmFinding {
  return { severity: 'error', row: null, field, textId, parameters: {} };
}

/** What a VGM may be addressed with: a code of a list, and no text of somebody's own. */
const carrierCodes: ReadonlySet<string> = new Set(carriers.map(({ code }) => code));
const terminalCodes: ReadonlySet<string> = new Set(wharfsOf(vgmPort).flatMap(({ kind, code }) => (kind === 'terminal' ? [code] : [])));

function checkHead({ billNo, vesselName, voyage, carrier, wharf, remark }: VgmFiling): VgmFinding[] {
  const faults: readonly (readonly [VgmHeadField, VgmFieldText | null])[] = [
    ['billNo', billNo === '' ? 'billNoMissing' : isBillNo(billNo) ? null : 'billNoWrong'],
    ['vesselName', vesselName === '' ? 'vesselMissing' : textIdOf(refuseVesselName(vesselName))],
    ['voyage', voyage === '' ? 'voyageMissing' : textIdOf(refuseVoyage(voyage))],
    ['carrier', carrier === '' ? 'carrierMissing' : carrierCodes.has(carrier) ? null : 'carrierWrong'],
    ['wharf', wharf === '' ? 'wharfMissing' : terminalCodes.has(wharf) ? null : 'wharfWrong'],
    ['remark', remark.length > remarkLengthMax ? 'remarkLong' : null],
  ];
  // R-5.3-02.
  const fixes = offeredVesselNames(vesselName);
  return faults.flatMap(([field, textId]) => {
    if (textId === null) return [];
    const found = headFault(field, textId);
    return [field === 'vesselName' && fixes.length > 0 ? { ...found, fixes } : found];
  });
}

const textIds: ReadonlyMap<string | null, VgmFieldText> = new Map([
  [vesselVoyageTexts.vessel, 'vesselWrong'],
  [vesselVoyageTexts.voyage, 'voyageWrong'],
  [vesselVoyageTexts.voyageMark, 'voyageMark'],
  [vesselVoyageTexts.tooLong, 'vesselVoyageLong'],
]);

function textIdOf(refusal: string | null): VgmFieldText | null {
  return textIds.get(refusal) ?? null;
}
