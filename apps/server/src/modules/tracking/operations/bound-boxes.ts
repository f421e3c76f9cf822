import { boxesPerBillMax } from '@mastlight/domain/vocabulary/boxes-per-bill';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { Transaction } from '../../../platform/db/transaction';
import { boxesByBill, withoutBills } from '../box-bound';
import type { Stated } from '../stated-facts';
import { findBoxes } from '../store/known-boxes';

/** A batch that names fewer boxes of a bill is not compared with what was said before: nearly every batch. */
const comparedFrom = 200;

/**
 * Puts aside what messages say of a bill that would have more boxes with it,
 * counted with what was heard before, than a bill may have. The caller has
 * taken its turn. (What one message alone says too much of a bill is put aside
 * when it is stated.)
 */
export async function boundBoxes(transaction: Transaction, stated: ReadonlyMap<number, Stated>): Promise<ReadonlyMap<number, Stated>> {
  const facts = [...stated.values()].flatMap((own) => own.facts);
  const large = new Set([...boxesByBill(facts)].filter(([, boxes]) => boxes.size > comparedFrom).map(([billNo]) => billNo));
  if (large.size === 0) return stated;
  const known = groupBy(await findBoxes(transaction, [...large]), ({ billNo }) => billNo);
  const boxes = new Map([...large].map((billNo) => [billNo, new Set((known.get(billNo) ?? []).map(({ containerNo }) => containerNo))]));
  return new Map([...stated].map(([messageId, own]) => [messageId, within(own, large, boxes)]));
}

/** Notes in `boxes` those that are taken. */
function within(own: Stated, large: ReadonlySet<string>, boxes: ReadonlyMap<string, Set<string>>): Stated {
  const crowded = new Set<string>();
  for (const [billNo, named] of boxesByBill(own.facts, large)) {
    const known = boxes.get(billNo)!;
    const fresh = [...named].filter((containerNo) => !known.has(containerNo));
    if (fresh.length > 0 && known.size + fresh.length > boxesPerBillMax) crowded.add(billNo);
    else for (const containerNo of fresh) known.add(containerNo);
  }
  if (crowded.size === 0) return own;
  return { ...own, facts: withoutBills(own.facts, crowded), crowded: [...own.crowded, ...crowded] };
}
