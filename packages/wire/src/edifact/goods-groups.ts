import type { DangerousGoods } from '../message';
import { wireLimits } from '../syntax/limits';
import type { SegmentCursor } from '../syntax/segment-cursor';
import type { BoxGroup } from './box-group';
import type { MessageContext } from './message-reader';
import { keepRepeated } from './parts/keep-repeated';
import { readDangerousGoods } from './parts/read-dangerous-goods';
import { DGS, GID, SGP } from './segment-tags';

/** The cargo groups in front of the boxes (GID): their dangerous goods (DGS), and the boxes that hold them (SGP). */
export class GoodsGroups {
  /** Of groups that name no box, so of every one. */
  private readonly ofAllBoxes: DangerousGoods[] = [];
  private readonly ofBox = new Map<string, DangerousGoods[]>();
  /** True behind the first GID. */
  hasBegun = false;
  private dangerous: DangerousGoods[] = [];
  private containerNos: string[] = [];

  constructor(private readonly context: MessageContext) {}

  /** Takes a segment of a cargo group. */
  take(tag: number, cursor: SegmentCursor): void {
    if (tag === GID) {
      this.closeGroup();
      this.hasBegun = true;
    } else if (tag === DGS)
      keepRepeated(this.dangerous, readDangerousGoods(cursor, this.context), cursor, this.context.log);
    else if (tag === SGP && this.containerNos.length < wireLimits.maxBoxesPerMessage)
      this.containerNos.push(cursor.text(1));
  }

  /** Ends the last cargo group. */
  closeGroup(): void {
    const { dangerous, containerNos } = this;
    this.dangerous = [];
    this.containerNos = [];
    if (dangerous.length === 0) return;
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
    box.addDangerousGoods(this.ofAllBoxes);
    if (containerNo !== null) box.addDangerousGoods(this.ofBox.get(containerNo) ?? []);
  }
}
