import type { DangerousGoods } from '../../message';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { BoxGroup } from './box-group';
import type { MessageContext } from '../envelope/message-reader';
import { keepRepeated } from '../parts/keep-repeated';
import { readDangerousGoods } from '../parts/read-dangerous-goods';
import { DGS, GID, SGP } from '../envelope/segment-tags';

/** The cargo groups in front of the boxes (GID): their dangerous goods (DGS), and the boxes that hold them (SGP). */
export class GoodsGroups {
  /** Of groups that name no box, so of every one. */
  private readonly ofAllBoxes: DangerousGoods[] = [];
  private readonly ofBox = new Map<string, DangerousGoods[]>();
  /** True behind the first GID. */
  hasBegun = false;
  private dangerous: DangerousGoods[] = [];
  private containerNos: string[] = [];
  /** Goods given to boxes so far, by name or as goods of every box; each box tells them again. */
  private givenCount = 0;

  constructor(private readonly context: MessageContext) {}

  /** True when the boxes would tell more dangerous goods than one message may. */
  get isTooLarge(): boolean {
    return this.givenCount > wireLimits.maxPartsPerMessage;
  }

  /** Takes a segment of a cargo group. */
  take(tag: number, cursor: SegmentCursor): void {
    if (tag === GID) {
      this.closeGroup();
      this.hasBegun = true;
    } else if (tag === DGS) keepRepeated(this.dangerous, readDangerousGoods(cursor, this.context), cursor, this.context.log);
    else if (tag === SGP && this.containerNos.length < wireLimits.maxBoxesPerMessage) this.containerNos.push(cursor.text(1));
  }

  /** Ends the last cargo group. */
  closeGroup(): void {
    const { dangerous, containerNos } = this;
    this.dangerous = [];
    this.containerNos = [];
    this.givenCount += dangerous.length * Math.max(containerNos.length, 1);
    if (dangerous.length === 0 || this.isTooLarge) return;
    if (containerNos.length === 0) this.ofAllBoxes.push(...dangerous);
    for (const containerNo of containerNos) {
      const goods = this.ofBox.get(containerNo);
      if (goods) goods.push(...dangerous);
      else this.ofBox.set(containerNo, [...dangerous]);
    }
  }

  /** Gives a box the dangerous goods of the cargo groups that name it, and of those that name no box. */
  addTo(box: BoxGroup): void {
    const { containerNo } = box;
    const named = containerNo === null ? undefined : this.ofBox.get(containerNo);
    this.givenCount += this.ofAllBoxes.length + (named?.length ?? 0);
    if (this.isTooLarge) return;
    box.addDangerousGoods(this.ofAllBoxes);
    if (named) box.addDangerousGoods(named);
  }
}
