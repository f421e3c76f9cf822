/** The boxes of one call, as they are shown: whose they are, how far they are, and where on board they stand. */
import { findSuperseded, type BoxStatus, type Fact } from '../tracking/index';
import { formatShanghai } from '../vocabulary/shanghai-time';
import { groupBy } from '../vocabulary/group-by';
import { boxesMax, findingsMax } from './limits';
import { bayPlanTexts as texts, type BoxState } from './messages';

const says = texts.findings;

/** A box as it is shown; the contract tells what each field means. */
export interface ShownBox {
  readonly id: number;
  readonly mine: boolean;
  readonly ctnNo: string | null;
  readonly blno: string | null;
  readonly state: BoxState;
  readonly sizetype: string | null;
  readonly bay: number | null;
  readonly row: number | null;
  readonly tier: number | null;
  readonly cell: string | null;
  readonly planned: boolean;
  readonly hidden: boolean;
  readonly wharf: string | null;
  readonly gateInTime: string | null;
  readonly loadTime: string | null;
}

/** A box of a bill that the reader follows. */
export interface OwnBox {
  readonly billNo: string;
  /** Whether the port has let it through to the ship. */
  readonly isReleased: boolean;
  readonly box: BoxStatus;
  readonly wharf: string | null;
}

/** Whether a box is under inspection: it was picked, and has not been let go. */
function stateOf({ box, isReleased }: OwnBox): BoxState {
  if (box.loadedMs !== null) return 'loaded';
  if (box.gateInMs === null || box.gateOutMs !== null) return 'absent';
  if (box.held === 'inspection') return 'inspected';
  return isReleased ? 'released' : 'yard';
}

interface Cell {
  readonly text: string;
  readonly bay: number;
  readonly row: number;
  readonly tier: number;
}

/**
 * A place on board, from BBBRRTT or BBRRTT (ISO 9711-1).
 *
 * @returns null where no ship has such a place: bays are numbered from 1, tiers evenly, from 02 in the hold and from 72 on deck
 */
export function readCell(text: string): Cell | null {
  const parts = /^(\d{2,3})(\d{2})(\d{2})$/.exec(text.trim());
  if (!parts) return null;
  const [bay, row, tier] = parts.slice(1).map(Number) as [number, number, number];
  const isTier = tier % 2 === 0 && ((tier >= 2 && tier <= 32) || (tier >= 72 && tier <= 98));
  return bay >= 1 && bay <= 127 && row <= 30 && isTier ? { text: text.trim(), bay, row, tier } : null;
}

/** Twenty-foot slots that a box covers: a bay of an even number is two of odd ones. */
const slotsOf = ({ bay, row, tier }: Cell): string[] => (bay % 2 === 0 ? [bay - 1, bay + 1] : [bay]).map((at) => `${at}/${row}/${tier}`);

const moves = ['gate-in', 'gate-out', 'stow', 'load', 'discharge'] as const;
type Move = Extract<Fact, { kind: (typeof moves)[number] }>;
const isMove = (fact: Fact): fact is Move => (moves as readonly string[]).includes(fact.kind);
const timeOf = (fact: Move): number => fact.happenedMs ?? fact.saidMs ?? fact.heardMs;
const shown = (ms: number | null | undefined): string | null => (ms === null || ms === undefined ? null : formatShanghai(ms));

/** The newest of a kind: what was heard last of what was said last. */
function newest(facts: readonly Move[], kind: Move['kind']): Move | null {
  const of = facts.filter((fact) => fact.kind === kind);
  return of.toSorted((a, b) => timeOf(a) - timeOf(b) || a.id - b.id).at(-1) ?? null;
}

/**
 * Arranges what was said of a call's boxes.
 *
 * Of others' boxes nothing leaves here that names them: no number, no bill, and in sentences neither.
 *
 * @param facts what was said of boxes on this call; corrected ones count for nothing
 * @param own the boxes of the reader's bills on this call, by number
 * @returns boxes, the own ones first and by number, others' by their place and without times, and one sentence for each odd place
 */
export function arrangeBoxes(
  facts: readonly Fact[],
  own: ReadonlyMap<string, OwnBox>,
): { readonly containers: readonly ShownBox[]; readonly findings: readonly string[] } {
  const superseded = findSuperseded(facts);
  const said = groupBy(
    facts.filter(isMove).filter((fact) => fact.containerNo !== null && fact.function !== 'cancel' && !superseded.has(fact)),
    (fact) => fact.containerNo!,
  );
  const findings: string[] = [];
  const numbers = [...new Set([...own.keys(), ...said.keys()])].toSorted(
    (a, b) => Number(own.has(b)) - Number(own.has(a)) || (a < b ? -1 : 1),
  );
  const placed = numbers.slice(0, boxesMax).map((containerNo, id) => {
    const about = said.get(containerNo) ?? [];
    const mine = own.get(containerNo);
    const name = mine ? containerNo : texts.othersBox;
    const [load, stow, gateIn, discharge] = (['load', 'stow', 'gate-in', 'discharge'] as const).map((kind) => newest(about, kind));
    const place = load?.detail.stowage ? load : stow?.detail.stowage ? stow : null;
    const cellText = place?.detail.stowage ?? null;
    const cell = cellText === null ? null : readCell(cellText);
    if (cellText !== null && cell === null) findings.push(says.noBay(name, cellText));
    const other = about.find((fact) => fact.kind === place?.kind && fact.detail.stowage && fact.detail.stowage !== cellText);
    if (other && cellText) findings.push(says.twoBays(name, cellText, other.detail.stowage!));
    const left = newest(about, 'gate-out');
    const isIn = gateIn != null && !(left && left.detail.fullness !== 'empty' && timeOf(left) > timeOf(gateIn));
    // Nobody told that it is outside either: a box of the plan may have come on board in another port.
    const ashore: BoxState = isIn ? 'yard' : gateIn || left ? 'absent' : 'unknown';
    // One that was taken off and put on again is on board.
    const isOff = discharge && (!load || timeOf(discharge) >= timeOf(load));
    const state = isOff ? 'discharged' : mine ? stateOf(mine) : load ? 'loaded' : ashore;
    const box: ShownBox = {
      id,
      mine: mine !== undefined,
      ctnNo: mine ? containerNo : null,
      blno: mine?.billNo ?? null,
      state,
      sizetype: mine?.box.sizeType ?? sizeOf(about),
      bay: cell?.bay ?? null,
      row: cell?.row ?? null,
      tier: cell?.tier ?? null,
      cell: cellText,
      // A plan's place is no report's, also of a box that is loaded.
      planned: state !== 'loaded' || place?.kind !== 'load',
      hidden: false,
      wharf: gateIn?.terminal ?? load?.terminal ?? mine?.wharf ?? null,
      // A terminal's own query tells times by number: by its time an other's box would be found again.
      gateInTime: shown(mine?.box.gateInMs),
      loadTime: shown(mine?.box.loadedMs),
    };
    return { box, cell, saidMs: place === null ? 0 : timeOf(place), factId: place?.id ?? 0 };
  });
  const hidden = findHidden(placed, findings);
  const marked = placed.map(({ box }) => (hidden.has(box.id) ? { ...box, hidden: true } : box));
  // Others' boxes stand by their place: in the order of their numbers they would be known by their neighbours.
  const others = marked.filter(({ mine }) => !mine).toSorted(byPlace);
  const containers = [...marked.filter(({ mine }) => mine), ...others].map((box, id) => ({ ...box, id }));
  // What names an own box first, then by their words: not in the order of others' numbers either.
  const sentences = [
    ...findings.filter((text) => !text.startsWith(texts.othersBox)),
    ...findings.filter((text) => text.startsWith(texts.othersBox)).toSorted(),
  ];
  const told = sentences.length > findingsMax ? [...sentences.slice(0, findingsMax), says.more(sentences.length - findingsMax)] : sentences;
  return { containers, findings: told };
}

/** By bay, row and tier, those without a place last; among equal ones by all that is shown, so that nothing follows from the number. */
const byPlace = (a: ShownBox, b: ShownBox): number => placeOf(a) - placeOf(b) || compareTexts(shownOf(a), shownOf(b));
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const shownOf = ({ id: _id, ...box }: ShownBox): string => JSON.stringify(box);
const placeOf = ({ bay, row, tier }: ShownBox): number => (bay === null ? Number.MAX_SAFE_INTEGER : bay * 10_000 + row! * 100 + tier!);

const sizeOf = (facts: readonly Move[]): string | null =>
  facts.map(({ detail }) => detail.sizeType ?? detail.sizeTypeRaw).find((size) => size !== null) ?? null;

/** Boxes whose place another one takes that was told later; one sentence for each place. */
function findHidden(
  placed: readonly { readonly box: ShownBox; readonly cell: Cell | null; readonly saidMs: number; readonly factId: number }[],
  findings: string[],
): ReadonlySet<number> {
  const hidden = new Set<number>();
  const taken = new Map<
    string,
    { readonly id: number; readonly cell: Cell; count: number; readonly drawn: string | null; readonly own: string[] }
  >();
  const latestFirst = placed.toSorted((a, b) => b.saidMs - a.saidMs || b.factId - a.factId || a.box.id - b.box.id);
  for (const { box, cell } of latestFirst) {
    if (cell === null || box.state === 'discharged') continue;
    const standing = slotsOf(cell).flatMap((slot) => taken.get(slot) ?? [])[0];
    if (standing) {
      hidden.add(box.id);
      standing.count += 1;
      if (box.ctnNo !== null) standing.own.push(box.ctnNo);
    } else {
      const stand = { id: box.id, cell, count: 1, drawn: box.ctnNo, own: [] };
      for (const slot of slotsOf(cell)) taken.set(slot, stand);
    }
  }
  for (const { cell, count, drawn, own } of new Set(taken.values()))
    if (count > 1) findings.push(says.overlap(cell.text, count, drawn, own));
  return hidden;
}

/**
 * The four numbers: of the own boxes; of the whole ship where none is, and then, or before customs spoke, their part is unknown.
 * Of the whole ship what no report told of any box is unknown, too, and not nought.
 */
export function countBoxes(
  containers: readonly ShownBox[],
  isCustomsHeard = true,
): {
  readonly of: 'own' | 'ship';
  readonly total: number | null;
  readonly gateIn: number | null;
  readonly released: number | null;
  readonly inspected: number | null;
  readonly loaded: number | null;
} {
  const mine = containers.filter((box) => box.mine);
  const of = mine.length > 0 ? 'own' : 'ship';
  const counted = of === 'own' ? mine : containers;
  if (counted.length === 0) return { of, total: null, gateIn: null, released: null, inspected: null, loaded: null };
  const count = (...states: BoxState[]): number => counted.filter(({ state }) => states.includes(state)).length;
  const reported = (...states: BoxState[]): number | null => (of === 'own' ? count(...states) : count(...states) || null);
  return {
    of,
    total: counted.length,
    gateIn: reported('yard', 'inspected', 'released', 'loaded'),
    released: of === 'own' && isCustomsHeard ? count('released', 'loaded') : null,
    inspected: of === 'own' && isCustomsHeard ? count('inspected') : null,
    loaded: reported('loaded'),
  };
}
