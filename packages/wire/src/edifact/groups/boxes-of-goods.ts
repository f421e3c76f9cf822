import type { DangerousGoods, GoodsItem } from '../../message';
import { wireLimits } from '../../syntax/limits';
import type { BoxGroup } from './box-group';
import { asDangerousGoods } from './nested-groups';

/** Which boxes hold the dangerous goods of the cargo groups in front of them: those that their SGP name, or every one. */
export class BoxesOfGoods {
  itemCount = 0;
  /** Packages of all items as far as they tell them. */
  packageCount = 0;
  /** Of groups that name no box, so of every one. */
  private readonly ofAllBoxes: DangerousGoods[] = [];
  private readonly ofBox = new Map<string, DangerousGoods[]>();
  /** Goods given to boxes so far, by name or as goods of every box; each box tells them again. */
  private givenCount = 0;

  /** True when the boxes would tell more dangerous goods than one message may. */
  get isTooLarge(): boolean {
    return this.givenCount > wireLimits.maxPartsPerMessage;
  }

  add(item: GoodsItem): void {
    this.itemCount++;
    this.packageCount += item.packages[0]?.count ?? 0;
    const dangerous = item.dangerousGoods.map(asDangerousGoods);
    const boxes = [...item.splits, ...item.dangerousGoods.flatMap(({ splits }) => splits)];
    this.givenCount += dangerous.length * Math.max(boxes.length, 1);
    if (dangerous.length === 0 || this.isTooLarge) return;
    if (boxes.length === 0) this.ofAllBoxes.push(...dangerous);
    for (const { equipmentNo } of boxes) {
      const goods = this.ofBox.get(equipmentNo);
      if (goods) goods.push(...dangerous);
      else this.ofBox.set(equipmentNo, [...dangerous]);
    }
  }

  /** Gives a box the dangerous goods of the cargo groups that name it, and of those that name no box. */
  addTo(box: BoxGroup): void {
    if (this.ofAllBoxes.length + this.ofBox.size === 0) return;
    const number = box.containerNo ?? box.equipmentNo;
    const named = number === null ? undefined : this.ofBox.get(number);
    this.givenCount += this.ofAllBoxes.length + (named?.length ?? 0);
    if (this.isTooLarge) return;
    box.addDangerousGoods(this.ofAllBoxes);
    if (named) box.addDangerousGoods(named);
  }
}
