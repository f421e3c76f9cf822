import type { BoxLine, Remark } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { BoxGroup, isOfBox, nothingCommon, type CommonFacts } from './box-group';
import type { MessageContext, MessageHeader } from '../envelope/message-reader';
import { keepRepeated } from '../parts/keep-repeated';
import { none } from '../parts/none';
import { readRemark } from '../parts/read-remark';
import { readText } from '../parts/read-text';
import { EQD, FTX, LOC } from '../envelope/segment-tags';
import type { Standing } from './standing';
import { tagText } from '../envelope/tag';
import { tieCells } from './tie-cells';

/** A cell that has not got its box yet, or never will. */
interface BareCell extends Standing {
  readonly remarks: Remark[];
}

/**
 * The stowage groups of BAPLIE and MOVINS. Up to D04B the cell opens the group
 * and holds its equipment (`LOC+147 … EQD`). Since D13B the equipment opens it
 * and names its cell (`EQD … LOC+147`), and other cells are empty or blocked.
 * The first group tells the layout of a file; where it does not, the cells are
 * tied at the end, when only one way fits.
 */
export class StowGroups {
  /** Goes with every standing from here on. */
  handling: string | null = null;
  private layout: 'cell-led' | 'equipment-led' | 'open' | null = null;
  private readonly standings: Standing[] = [];
  private group: BoxGroup | null = null;
  /** Where the open group stands among the standings. */
  private groupIndex = 0;
  /** The first box of the current cell; others in it have the same ports. */
  private firstOfCell: BoxGroup | null = null;
  /** The cell that came last and is no box's yet; a remark behind it is its own. */
  private bareCell: BareCell | null = null;
  private hasDetailBehindCell = false;
  private shifted: WirePlace | null = null;
  private isTooLarge = false;
  private readonly log: FindingLog;

  constructor(
    private readonly context: MessageContext,
    private readonly header: MessageHeader,
  ) {
    this.log = context.log;
  }

  /** True once a cell or an equipment has come. */
  get hasBegun(): boolean {
    return this.layout !== null || this.bareCell !== null || this.shifted !== null;
  }

  take(tag: number, cursor: SegmentCursor): void {
    const isCell = tag === LOC && cursor.is(1, 0, '147');
    if (!isCell && tag === LOC && cursor.is(2, 0, '147') && !this.hasBegun)
      this.shifted = { offset: cursor.offset, segment: cursor.segment };
    if (this.shifted !== null || this.isTooLarge) return;
    if (isCell) this.takeCell(cursor);
    else if (tag === EQD) this.takeEquipment(cursor);
    else this.takeDetail(tag, cursor);
  }

  /** Ends the group, because what follows is of another one. */
  closeGroup(): void {
    const { group, handling } = this;
    if (!group) return;
    this.group = null;
    const { stowage, remarks } = group;
    const isBare = group.equipment === null && !group.hasCargo;
    this.standings[this.groupIndex] = isBare
      ? { stowage, line: null, remarks, handling }
      : { stowage, line: this.readLine(group), remarks: none, handling };
  }

  /**
   * Ends the last group.
   *
   * @returns null, after noting why, when the message is to be refused
   */
  finish(place: WirePlace): readonly Standing[] | null {
    const { log, shifted } = this;
    if (shifted !== null) {
      log.note('shifted-elements', shifted, 'LOC+1+147');
      return null;
    }
    this.closeGroup();
    const { standings, isTooLarge, layout } = this;
    if (isTooLarge || standings.length === 0) {
      const code = isTooLarge ? 'too-many-boxes' : 'no-boxes';
      log.note(code, place, String(wireLimits.maxBoxesPerMessage));
      return null;
    }
    const tied = layout === 'open' ? tieCells(standings, this.hasDetailBehindCell ? 'after' : null) : standings;
    if (tied === null || tied.every(({ stowage }) => stowage === null)) {
      log.note('untied-cells', place);
      return null;
    }
    for (const { stowage, line } of tied)
      if (stowage === null && line !== null) log.note('no-cell', place, line.containerNo ?? line.equipment);
    return tied;
  }

  private takeCell(cursor: SegmentCursor): void {
    const { group, layout, handling, log } = this;
    // Cargo that is no container may fill several cells; a container stands in one.
    if (layout === 'equipment-led' && group && (group.stowage === null || group.equipment !== 'CN')) {
      group.take(LOC, cursor);
      return;
    }
    const stowage = readText(cursor, 2, 0, 'LOC+147', log);
    if (layout === 'cell-led') {
      this.closeGroup();
      this.firstOfCell = null;
      this.openGroup(stowage);
      return;
    }
    this.bareCell = { stowage, line: null, remarks: [], handling };
    this.stand(this.bareCell);
  }

  private takeEquipment(cursor: SegmentCursor): void {
    if (this.layout === null && this.bareCell !== null && !isEquipmentLed(this.header)) this.beCellLed();
    this.layout ??= this.bareCell === null ? 'equipment-led' : 'open';
    this.bareCell = null;
    if (this.layout !== 'cell-led') {
      this.closeGroup();
      this.openGroup(null);
    } else if (this.group !== null && this.group.equipment !== null) {
      this.firstOfCell ??= this.group;
      const { stowage } = this.group;
      this.closeGroup();
      this.openGroup(stowage);
    }
    this.group?.take(EQD, cursor);
  }

  private takeDetail(tag: number, cursor: SegmentCursor): void {
    const { bareCell, layout, log } = this;
    if (!this.hasBegun && isOfBox(tag)) log.note('misplaced-segment', cursor, tagText(tag));
    if (bareCell !== null && tag === FTX && (layout !== null || isEquipmentLed(this.header))) {
      const remark = readRemark(cursor);
      if (remark !== null) keepRepeated(bareCell.remarks, remark, cursor, log);
      return;
    }
    if (bareCell !== null) this.hasDetailBehindCell = true;
    if (layout === null && bareCell !== null) this.beCellLed();
    this.group?.take(tag, cursor);
  }

  /** Details follow a cell before any equipment: that cell has opened its group. */
  private beCellLed(): void {
    const { bareCell } = this;
    this.layout = 'cell-led';
    this.bareCell = null;
    this.standings.pop();
    this.openGroup(bareCell?.stowage ?? null);
    if (this.group && bareCell) this.group.remarks = bareCell.remarks;
  }

  private openGroup(stowage: string | null): void {
    this.groupIndex = this.standings.length;
    this.stand({ stowage, line: null, remarks: none, handling: this.handling });
    if (this.isTooLarge) return;
    this.group = new BoxGroup(this.context);
    this.group.stowage = stowage;
  }

  private stand(standing: Standing): void {
    if (this.standings.length < wireLimits.maxBoxesPerMessage) {
      this.standings.push(standing);
      return;
    }
    this.isTooLarge = true;
    this.standings.length = 0;
  }

  /** RFF+BM:1 is the guides' filler where there is no bill; all boxes of a cell have the ports of the first. */
  private readLine(group: BoxGroup): BoxLine {
    const line = group.toLine(this.commonOfCell(group));
    return line.billNos.includes('1') ? { ...line, billNos: line.billNos.filter((billNo) => billNo !== '1') } : line;
  }

  private commonOfCell(group: BoxGroup): CommonFacts {
    const first = this.firstOfCell;
    if (first === null || first === group) return nothingCommon;
    const { loadPort, dischargePort, destination } = first.route;
    return { ...nothingCommon, loadPort, dischargePort, destination, operator: first.operator };
  }
}

/** SMDG guides from 3.0 on, and the directories since D13B, have the equipment lead its cell. */
function isEquipmentLed({ association, directory }: MessageHeader): boolean {
  if (association.startsWith('SMDG')) return /^SMDG[3-9]/.test(association);
  const found = /^D(\d\d)([AB])$/.exec(directory);
  if (!found) return false;
  const year = Number(found[1]);
  return year < 90 && (year > 13 || (year === 13 && found[2] === 'B'));
}
