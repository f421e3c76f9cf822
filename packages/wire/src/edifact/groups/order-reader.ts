import type { BoxLine } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { BoxGroup, isContainer, isOfBox } from './box-group';
import { GoodsGroups } from './goods-groups';
import type { MessageContext } from '../envelope/message-reader';
import { OrderHead } from './order-head';
import { BGM, CNT, DGS, EQD, GID, SGP, TDT } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';

/**
 * What COPRAR, COPARN, COHAOR and COPINO have in common: a head, cargo groups,
 * then one EQD group per box or kind of box.
 */
export class OrderReader {
  readonly head: OrderHead;
  readonly lines: BoxLine[] = [];
  private readonly goods: GoodsGroups;
  private box: BoxGroup | null = null;
  /** Behind the first EQD, also where it is no container. */
  private isInBoxes = false;
  private isTooLarge = false;
  private readonly log: FindingLog;

  constructor(private readonly context: MessageContext) {
    this.log = context.log;
    this.head = new OrderHead(context);
    this.goods = new GoodsGroups(context);
  }

  /** True before the first box. */
  get isInHead(): boolean {
    return !this.isInBoxes;
  }

  take(tag: number, cursor: SegmentCursor): void {
    if (tag === EQD) this.openBox(cursor);
    else if (tag === CNT) this.closeBox();
    else if (!this.isInBoxes) this.takeOfHead(tag, cursor);
    else if (tag === BGM) this.log.note('misplaced-segment', cursor, 'BGM');
    else if (tag === TDT && cursor.whole(1) === 20) this.head.report.takeVessel(cursor);
    else this.box?.take(tag, cursor);
  }

  /**
   * Ends the last box.
   *
   * @returns false, after noting why, when the message is to be refused; an
   * order that takes another one back may name no box
   */
  finish(place: WirePlace): boolean {
    this.closeBox();
    const { isTooLarge, lines, head, goods, log } = this;
    if (goods.isTooLarge) {
      log.note('too-many-parts', place, String(wireLimits.maxPartsPerMessage));
      return false;
    }
    if (isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
    const isTakenBack = head.report.function === 'cancel' || head.report.function === 'delete';
    if (!isTooLarge && (lines.length > 0 || isTakenBack)) return true;
    if (!isTooLarge) log.note('no-boxes', place);
    return false;
  }

  private takeOfHead(tag: number, cursor: SegmentCursor): void {
    if (isOfBox(tag) && !this.goods.hasBegun) this.log.note('misplaced-segment', cursor, tagText(tag));
    else if (tag === GID || tag === SGP || tag === DGS) this.goods.take(tag, cursor);
    else this.head.take(tag, cursor);
  }

  private openBox(cursor: SegmentCursor): void {
    this.closeBox();
    this.isInBoxes = true;
    this.head.close();
    this.goods.closeGroup();
    if (!isContainer(cursor.text(1))) {
      this.log.note('not-a-container', cursor, cursor.text(1));
      return;
    }
    if (this.lines.length >= wireLimits.maxBoxesPerMessage) {
      this.isTooLarge = true;
      this.lines.length = 0;
    }
    if (this.isTooLarge) return;
    this.box = new BoxGroup(this.context);
    this.box.take(EQD, cursor);
  }

  private closeBox(): void {
    const { box } = this;
    if (!box) return;
    this.box = null;
    this.goods.addTo(box);
    this.lines.push(box.toLine(this.head.common));
  }
}
