/** Peers idea 6: what is wrong with a whole manifest, before anything is paid. Browser and server ask the same. */
import { formatShanghai } from '../vocabulary/shanghai-time';
import { vesselKey } from '../vocabulary/vessel-voyage';
import { checkGoods } from './check-goods';
import { checkHead, refuseHeadField } from './check-head';
import { checkParty } from './check-parties';
import { isBlankLine, partyRoles, type FilingPlace, type HeadField, type ManifestFiling } from './filing';
import { fault, warning, type FieldFault } from './form-rules';
import { cutOffNearMs, goodsLinesMax } from './limits';
import { writeThousandths } from './numbers';
import { againstBill, totalsOf } from './totals';

/** One thing that is wrong. An error blocks sending; a warning asks to look again. */
export interface ManifestFinding extends FieldFault {
  readonly place: FilingPlace;
}

/** What is known besides of the call that a filing names; null where nothing is. */
export interface KnownCall {
  /** Whether the port's schedule has the ship with this voyage. */
  readonly isListed: boolean;
  readonly imoNo: string | null;
  /** When the manifest closes (截单), ms since epoch. */
  readonly manifestClosesMs: number | null;
}

/** All that is wrong with a filing: its head, its parties, its lines, then what it adds up to and how much time is left. */
export function checkManifest(filing: ManifestFiling, call: KnownCall | null, nowMs: number): ManifestFinding[] {
  const head = [...checkHead(filing.head), ...checkCall(filing, call, nowMs), ...checkTotals(filing)];
  return [
    ...head.map(({ field, ...found }) => ({ ...found, place: { part: 'head', field } as const })),
    ...partyRoles.flatMap((role) =>
      checkParty(role, filing).map(({ field, ...found }) => ({ ...found, place: { part: role, field } as const })),
    ),
    ...checkLines(filing),
  ];
}

/** Whether nothing that was found blocks sending. */
export function maySend(findings: readonly ManifestFinding[]): boolean {
  return findings.every(({ severity }) => severity === 'warning');
}

const wholeGoods = { part: 'goods', row: null, field: null } as const;

function checkLines({ goods }: ManifestFiling): ManifestFinding[] {
  if (goods.length > goodsLinesMax) return [{ ...fault('tooManyGoods'), place: wholeGoods }];
  if (goods.every(isBlankLine)) return [{ ...fault('noGoods'), place: wholeGoods }];
  return checkGoods(goods).map(({ row, field, ...found }) => ({ ...found, place: { part: 'goods', row, field } as const }));
}

type HeadFound = FieldFault & { readonly field: HeadField };

function checkCall({ head }: ManifestFiling, call: KnownCall | null, nowMs: number): HeadFound[] {
  if (call === null) return [];
  const findings: HeadFound[] = [];
  if (!call.isListed && vesselKey(head.vesselName) !== '' && head.voyage.trim() !== '') {
    findings.push({ ...warning('callUnknown', { call: `${head.vesselName} / ${head.voyage}` }), field: 'voyage' });
  }
  if (call.imoNo !== null && head.imoNo.trim() !== '' && head.imoNo.trim() !== call.imoNo) {
    findings.push({ ...fault('imoDiffers', { imo: call.imoNo }), fixes: [call.imoNo], field: 'imoNo' });
  }
  // Ships load after manifests have closed: an earlier day is one of another year or month.
  const closesOn = call.manifestClosesMs === null ? null : formatShanghai(call.manifestClosesMs).slice(0, 10);
  if (closesOn !== null && refuseHeadField('loadingDate', head.loadingDate) === null && head.loadingDate < closesOn) {
    findings.push({ ...warning('loadingDateEarly', { day: closesOn }), field: 'loadingDate' });
  }
  const left = call.manifestClosesMs === null ? null : call.manifestClosesMs - nowMs;
  // Whoever is late goes to the counter: it is said, and the other side decides.
  if (left !== null && left <= 0) findings.push({ ...warning('cutOffPast'), field: 'voyage' });
  else if (left !== null && left < cutOffNearMs) {
    findings.push({ ...warning('cutOffNear', { hours: Math.ceil(left / 3_600_000) }), field: 'voyage' });
  }
  return findings;
}

/** The bill's own totals: packages must be the same, weight and volume are told. */
function checkTotals({ head, goods }: ManifestFiling): HeadFound[] {
  const { packages, weight, volume } = againstBill(totalsOf(goods), head);
  const told = (thousandths: number): { difference: string } => ({ difference: writeThousandths(Math.abs(thousandths)) });
  const findings: HeadFound[] = [];
  if (packages) {
    findings.push({ ...fault(packages < 0 ? 'packagesLess' : 'packagesMore', { difference: Math.abs(packages) }), field: 'billPackages' });
  }
  if (weight) findings.push({ ...warning(weight < 0 ? 'weightLess' : 'weightMore', told(weight)), field: 'billWeightKg' });
  if (volume) findings.push({ ...warning(volume < 0 ? 'volumeLess' : 'volumeMore', told(volume)), field: 'billVolumeM3' });
  return findings;
}
