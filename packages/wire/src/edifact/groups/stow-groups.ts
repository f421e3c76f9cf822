import type { BoxLine } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { EQD, LOC } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';
import { none } from '../parts/none';
import { readText } from '../parts/read-text';
import { BoxGroup, isOfBox, nothingCommon, type CommonFacts } from './box-group';
import { NestedGroups } from './nested-groups';
import type { Standing } from './standing';

/** Bay, row and tier, as 0100682. */
const cellShape = /^\d{6,7}$/;

/**
 * The stowage groups of BAPLIE and MOVINS: a cell (LOC+147) opens the group, in
 * every directory, and its texts, references and equipment follow. A cell
 * without equipment is empty or blocked, whatever is told of it. In MOVINS a
 * group may also have no cell.
 */
export class StowGroups {
  /** Goes with every standing from here on. */
  handling: string | null = null;
  private readonly standings: Standing[] = [];
  private readonly nested: NestedGroups;
  private group: BoxGroup | null = null;
  /** The first box of the current cell; others in it have the same ports. */
  private firstOfCell: BoxGroup | null = null;
  /** The first equipment, where it stands in front of every cell. */
  private cellless: WirePlace | null = null;
  private shifted: WirePlace | null = null;
  private isTooLarge = false;
  /** A cell has come. */
  private hasCell = false;
  private readonly log: FindingLog;

  constructor(private readonly context: MessageContext) {
    this.log = context.log;
    this.nested = new NestedGroups(context);
  }

  /** True once a cell or an equipment has come. */
  get hasBegun(): boolean {
    return this.hasCell || this.cellless !== null || this.shifted !== null;
  }

  /**
   * Takes a segment of the message.
   *
   * @returns false when it is the head's
   */
  take(tag: number, cursor: SegmentCursor): boolean {
    const isCell = tag === LOC && cursor.is(1, 0, '147');
    const isShifted = cursor.is(2, 0, '147') && !this.hasBegun;
    // A cell that is told as another place, or within one: what follows would be of the cell before it.
    const isOther = cellShape.test(cursor.text(2)) || /^\d{6,10}$/.test(cursor.text(1));
    const holdsCell = [2, 3, 4].some((at) => cursor.is(at, 0, '147') && cellShape.test(cursor.text(at + 1)));
    if (!isCell && (tag === LOC ? isShifted || isOther || holdsCell : this.hasBegun && holdsCell))
      this.shifted ??= { offset: cursor.offset, segment: cursor.segment };
    if (this.shifted !== null || this.isTooLarge) return true;
    if (isCell) this.takeCell(cursor);
    else if (tag === EQD) this.takeEquipment(cursor);
    else if (this.group) this.group.take(tag, cursor);
    else if (isOfBox(tag)) this.log.note('misplaced-segment', cursor, tagText(tag));
    else return this.hasBegun;
    return true;
  }

  /** Ends the group, because what follows is of another one. */
  closeGroup(): void {
    const { group, handling } = this;
    if (!group) return;
    this.group = null;
    group.close();
    const { stowage, remarks } = group;
    const isBare = group.equipment === null && !group.hasCargo;
    if (isBare) this.standings.push({ stowage, line: null, remarks, references: group.references, handling });
    else this.standings.push({ stowage, line: this.readLine(group), remarks: none, references: none, handling });
    if (this.standings.length > wireLimits.maxBoxesPerMessage) {
      this.isTooLarge = true;
      this.standings.length = 0;
    }
  }

  /**
   * Ends the last group.
   *
   * @param mayLackCells a group without a cell is no mistake (MOVINS)
   * @returns null, after noting why, when the message is to be refused
   */
  finish(place: WirePlace, mayLackCells = false): readonly Standing[] | null {
    const { log, shifted } = this;
    if (shifted !== null) {
      log.note('shifted-elements', shifted, 'LOC+1+147');
      return null;
    }
    this.closeGroup();
    const { standings, isTooLarge, cellless } = this;
    if (isTooLarge || standings.length === 0) {
      log.note(isTooLarge ? 'too-many-boxes' : 'no-boxes', place, String(wireLimits.maxBoxesPerMessage));
      return null;
    }
    if (cellless !== null && !mayLackCells) {
      log.note('untied-cells', cellless);
      return null;
    }
    if (this.nested.measure(place) === null) return null;
    for (const { stowage, line } of standings)
      if (stowage === null && line !== null) log.note('no-cell', place, line.containerNo ?? line.equipment);
    return standings;
  }

  private takeCell(cursor: SegmentCursor): void {
    this.closeGroup();
    this.hasCell = true;
    this.firstOfCell = null;
    this.openGroup(readText(cursor, 2, 0, 'LOC+147', this.log));
  }

  private takeEquipment(cursor: SegmentCursor): void {
    const { group } = this;
    if (group === null) {
      this.cellless ??= { offset: cursor.offset, segment: cursor.segment };
      this.openGroup(null);
    } else if (group.equipment !== null) {
      const { stowage } = group;
      if (stowage !== null) this.firstOfCell ??= group;
      this.closeGroup();
      this.openGroup(stowage);
    }
    this.group?.take(EQD, cursor);
  }

  private openGroup(stowage: string | null): void {
    if (this.isTooLarge) return;
    this.group = new BoxGroup(this.context, this.nested, { isPlan: true });
    this.group.stowage = stowage;
  }

  /** All boxes of a cell have the ports of the first. */
  private readLine(group: BoxGroup): BoxLine {
    return group.toLine(this.commonOfCell(group));
  }

  private commonOfCell(group: BoxGroup): CommonFacts {
    const first = this.firstOfCell;
    if (first === null || first === group) return nothingCommon;
    const { loadPort, dischargePort, destination } = first.route;
    return { bookingNo: null, truckPlate: null, loadPort, dischargePort, destination, operator: first.operator };
  }
}
