import type { BoxLine } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { BGM, CNT, EQD, NAD, TDT } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';
import { ControlTotals } from '../parts/control-totals';
import { BoxGroup, isContainer, isOfBox, nothingCommon, type BoxRules, type CommonFacts } from './box-group';
import { BoxesOfGoods } from './boxes-of-goods';
import { MessageHeadReader } from './message-head-reader';
import { NestedGroups } from './nested-groups';

/** What a box of every such list tells. */
interface Billed {
  readonly billNos: readonly string[];
}

const reportRules: BoxRules = { isPlan: false };

/** How one type of message is read. */
export interface BoxListRules<Box extends Billed> {
  /** Makes the box of a group that has ended. */
  readonly close: (group: BoxGroup, common: CommonFacts) => Box;
  /** True for the TDT whose times and places are those of the message itself. */
  readonly isMainLeg: (cursor: SegmentCursor) => boolean;
}

/** 8051 = 20, the main carriage; some senders leave the stage out. */
export function isMainCarriage(cursor: SegmentCursor): boolean {
  return cursor.whole(1) === 20 || cursor.is(1, 0, '');
}

/**
 * What reports, orders and notices about containers have in common: a head,
 * cargo groups, then one EQD group per box or kind of box.
 */
export class BoxListReader<Box extends Billed> {
  readonly head: MessageHeadReader;
  readonly boxes: Box[] = [];
  /** Equipment that is no container. */
  readonly otherEquipment: BoxLine[] = [];
  readonly totals: ControlTotals;
  private readonly nested: NestedGroups;
  private readonly goods = new BoxesOfGoods();
  private box: BoxGroup | null = null;
  /** What the head tells for all boxes, once it has ended. */
  private common: CommonFacts = nothingCommon;
  /** Behind the first EQD. */
  private isInBoxes = false;
  private isTooLarge = false;
  /** How many boxes the lines that tell a number of their kind (EQN) stand for; a line without one is one box. */
  private boxCount = 0;
  private equipmentCount = 0;
  private boxActivityPort: string | null = null;
  private readonly log: FindingLog;

  constructor(
    private readonly context: MessageContext,
    private readonly rules: BoxListRules<Box>,
  ) {
    this.log = context.log;
    this.nested = new NestedGroups(context);
    this.head = new MessageHeadReader(context);
    this.totals = new ControlTotals(context);
  }

  /** UN/LOCODE of the place where it all happened, of the head or of the first box that tells one (LOC+165, 175). */
  get activityPort(): string | null {
    return this.head.report.activityPort ?? this.boxActivityPort;
  }

  /** True before the first box. */
  get isInHead(): boolean {
    return !this.isInBoxes;
  }

  /** Begins the leg that the message is about where its segment is no ship's (the truck of a notice). */
  enterMainLeg(cursor: SegmentCursor): void {
    this.nested.close();
    this.head.report.takeTruck(cursor);
  }

  take(tag: number, cursor: SegmentCursor): void {
    if (tag === EQD) this.openBox(cursor);
    else if (tag === CNT) {
      this.closeBox();
      this.totals.take(cursor);
    } else if (!this.isInBoxes) this.takeOfHead(tag, cursor);
    else if (tag === BGM) this.noteMisplaced(tag, cursor);
    else if (tag === TDT && cursor.whole(1) === 20 && this.box === null) this.head.report.takeVessel(cursor);
    else if (this.box) this.takeOfBox(this.box, tag, cursor);
    else this.noteMisplaced(tag, cursor);
  }

  /**
   * Ends the last box.
   *
   * @returns how many boxes take as much memory as the message; null, after
   * noting why, when it is to be refused. A message that takes another one back
   * may name no box
   */
  finish(place: WirePlace): number | null {
    this.closeBox();
    const { isTooLarge, boxes, otherEquipment, head, goods, log } = this;
    const nestedSize = this.nested.measure(place);
    if (nestedSize === null) return null;
    if (goods.isTooLarge) {
      log.note('too-many-parts', place, String(wireLimits.maxPartsPerMessage));
      return null;
    }
    if (isTooLarge) {
      log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
      return null;
    }
    const { function: said } = head.report;
    const isTakenBack = said === 'cancel' || said === 'delete';
    if (boxes.length + otherEquipment.length === 0 && !isTakenBack) {
      log.note('no-boxes', place);
      return null;
    }
    const counts = [this.equipmentCount, this.boxCount, boxes.length];
    // A box of which nothing came may have left its bill to the one before.
    if (this.totals.exceeds('16', counts) && boxes.some(({ billNos }) => billNos.length > 1)) {
      log.note('lost-segment', place, tagText(EQD));
      return null;
    }
    this.totals.check({
      '16': counts,
      '8': [...counts, goods.packageCount],
      '5': [...counts, goods.itemCount],
      '11': [goods.packageCount],
    });
    return boxes.length + otherEquipment.length + nestedSize;
  }

  private takeOfHead(tag: number, cursor: SegmentCursor): void {
    const { nested, head } = this;
    if (tag === TDT && this.rules.isMainLeg(cursor)) {
      nested.close();
      head.take(tag, cursor);
      return;
    }
    if (isOfBox(tag) && !nested.isOpen) {
      this.noteMisplaced(tag, cursor);
      return;
    }
    if (tag === TDT) head.report.takeTruck(cursor);
    if (tag === NAD && !nested.isInGoods) head.report.takeParty(cursor);
    // In a head parties are told anywhere, and times and ports behind them are the message's.
    if (!nested.take(tag, cursor, true)) head.take(tag, cursor);
  }

  /** A ship told behind the boxes is the message's when its head has none; her times and ports are no box's. */
  private takeOfBox(box: BoxGroup, tag: number, cursor: SegmentCursor): void {
    if (tag === TDT && cursor.whole(1) === 20) this.head.report.takeVessel(cursor);
    box.take(tag, cursor);
  }

  private noteMisplaced(tag: number, cursor: SegmentCursor): void {
    this.log.note('misplaced-segment', cursor, tagText(tag));
  }

  private openBox(cursor: SegmentCursor): void {
    this.closeBox();
    if (!this.isInBoxes) this.endHead();
    this.equipmentCount++;
    if (this.boxes.length + this.otherEquipment.length >= wireLimits.maxBoxesPerMessage) {
      this.isTooLarge = true;
      this.boxes.length = 0;
      this.otherEquipment.length = 0;
    }
    if (this.isTooLarge) return;
    if (!isContainer(cursor.text(1))) this.log.note('not-a-container', cursor, cursor.text(1));
    this.box = new BoxGroup(this.context, this.nested, reportRules);
    this.box.take(EQD, cursor);
  }

  private endHead(): void {
    this.isInBoxes = true;
    const told = this.nested.leave();
    this.head.nested = told;
    this.common = this.head.common;
    for (const item of told.goods) this.goods.add(item);
  }

  private closeBox(): void {
    const { box } = this;
    if (!box) return;
    this.box = null;
    box.close();
    this.boxActivityPort ??= box.activityPort;
    this.goods.addTo(box);
    if (isContainer(box.equipment ?? '')) {
      this.boxCount += box.count ?? 1;
      this.boxes.push(this.rules.close(box, this.common));
    } else this.otherEquipment.push(box.toLine(this.common));
  }
}
