import type { DangerousGoods } from '../message';
import type { SegmentCursor } from '../syntax/segment-cursor';
import type { BoxGroup } from './box-group';
import type { MessageContext } from './message-reader';
import { keepRepeated } from './parts/keep-repeated';
import { readDangerousGoods } from './parts/read-dangerous-goods';
import { DGS, GID, SGP } from './segment-tags';

interface Goods {
  readonly dangerous: DangerousGoods[];
  readonly containerNos: string[];
}

/** The cargo groups in front of the boxes (GID): dangerous goods, and which boxes hold them (SGP). */
export class GoodsGroups {
  private readonly groups: Goods[] = [];

  constructor(private readonly context: MessageContext) {}

  get isOpen(): boolean {
    return this.groups.length > 0;
  }

  /** Takes a segment of a cargo group. */
  take(tag: number, cursor: SegmentCursor): void {
    const { log } = this.context;
    if (tag === GID) keepRepeated(this.groups, { dangerous: [], containerNos: [] }, cursor, log);
    const goods = this.groups.at(-1);
    if (!goods) return;
    if (tag === DGS) keepRepeated(goods.dangerous, readDangerousGoods(cursor, this.context), cursor, log);
    else if (tag === SGP) keepRepeated(goods.containerNos, cursor.text(1), cursor, log);
  }

  /** Gives a box the dangerous goods of the cargo groups that name it, and of those that name no box at all. */
  addTo(box: BoxGroup): void {
    for (const { dangerous, containerNos } of this.groups) {
      const isOfBox =
        containerNos.length === 0 || (box.containerNo !== null && containerNos.includes(box.containerNo));
      if (isOfBox) box.addDangerousGoods(dangerous);
    }
  }
}
