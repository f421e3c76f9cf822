/**
 * Orphan manifests (孤舱单): customs have a manifest, its ship sails soon, and what it says will not be on board. Who leaves it so
 * pays a fine; so it is told a day before and again six hours before, with what could be done. Nothing goes by itself.
 */
import type { BillStatus, CallStatus } from '../tracking/index';
import { vesselKey } from '../vocabulary/vessel-voyage';
import { emptyBoxMark, isBlankLine, type ManifestFiling } from './filing';

/** After sailing it is told for so long: what customs still have is a fine that grows, ms. */
export const orphanAfterMs = 7 * 24 * 3_600_000;
/** Before sailing it is told from here on, and is urgent from there on, ms. */
export const orphanWatchMs = 24 * 3_600_000;
export const orphanUrgentMs = 6 * 3_600_000;

export interface Orphan {
  /** When the ship is to sail, ms since epoch. */
  readonly sailsMs: number;
  readonly isUrgent: boolean;
  /** The port has heard nothing of the bill. */
  readonly isUnheard: boolean;
  /** The call under which the port has the bill now; null: the one of the manifest. */
  readonly rolledTo: string | null;
  /** Containers that have not come in, or have gone out again. */
  readonly notIn: readonly string[];
  /** Containers that the port does not list under the bill, though it lists others: replaced, or split off. */
  readonly unlisted: readonly string[];
  /** Containers that the port lists under the bill and the manifest does not have: they are not declared. */
  readonly undeclared: readonly string[];
  /** She has sailed. */
  readonly hasSailed: boolean;
  /**
   * What would put it right: a correction without these containers, or, where all of it will stay behind, a deletion; at the
   * counter once she has sailed. `ask`: the port has said nothing, and is asked first.
   */
  readonly remedy: 'modify' | 'cancel' | 'counter' | 'ask';
}

/** What is known of a manifest that customs have. */
export interface OrphanQuestion {
  readonly filing: ManifestFiling;
  /** What the port says of its bill; null: nothing. */
  readonly bill: Pick<BillStatus, 'vesselName' | 'voyage' | 'boxes'> | null;
  /** The plan of its call; null: the port does not list the call. */
  readonly plan: CallStatus['plan'];
  readonly nowMs: number;
}

/** Null: all is well, it is not time yet, the ship has sailed long ago, or nobody knows when she will. */
export function findOrphan({ filing, bill, plan, nowMs }: OrphanQuestion): Orphan | null {
  const hasSailed = plan?.atdMs != null;
  const sailsMs = plan?.atdMs ?? plan?.etdMs ?? null;
  if (sailsMs === null || nowMs < sailsMs - orphanWatchMs || (hasSailed && nowMs > sailsMs + orphanAfterMs)) return null;
  const lines = filing.goods.filter((line) => !isBlankLine(line));
  const containers = [...new Set(lines.filter(({ isEmpty }) => isEmpty !== emptyBoxMark).map(({ containerNo }) => containerNo.trim()))];
  const declared = new Set(lines.map(({ containerNo }) => containerNo.trim()));
  const rolledTo = bill === null ? null : otherCall(filing, bill);
  const boxes = new Map(bill?.boxes.map((box) => [box.containerNo, box]));
  const isHere = bill !== null && rolledTo === null;
  const unlisted = isHere && boxes.size > 0 ? containers.filter((containerNo) => !boxes.has(containerNo)) : [];
  const notIn = isHere ? containers.filter((containerNo) => isOutside(boxes.get(containerNo))) : [];
  const undeclared = isHere ? [...boxes.keys()].filter((containerNo) => !declared.has(containerNo)) : [];
  const isUnheard = bill === null || (isHere && boxes.size === 0);
  if (!isUnheard && rolledTo === null && unlisted.length + notIn.length + undeclared.length === 0) return null;
  const staysBehind = rolledTo !== null || (undeclared.length === 0 && unlisted.length + notIn.length === containers.length);
  const before = isUnheard ? 'ask' : staysBehind ? 'cancel' : 'modify';
  return {
    sailsMs,
    isUrgent: nowMs >= sailsMs - orphanUrgentMs,
    hasSailed,
    isUnheard,
    rolledTo,
    notIn,
    unlisted,
    undeclared,
    remedy: hasSailed ? (isUnheard ? 'ask' : 'counter') : before,
  };
}

function otherCall({ head }: ManifestFiling, { vesselName, voyage }: Pick<BillStatus, 'vesselName' | 'voyage'>): string | null {
  if (vesselName === null || voyage === null) return null;
  const isSame = vesselKey(vesselName) === vesselKey(head.vesselName) && voyage.trim().toUpperCase() === head.voyage.trim().toUpperCase();
  return isSame ? null : `${vesselName} / ${voyage}`;
}

function isOutside(box: BillStatus['boxes'][number] | undefined): boolean {
  return box !== undefined && box.loadedMs === null && (box.gateInMs === null || box.gateOutMs !== null);
}
