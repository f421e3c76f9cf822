import type { CustomsDeclarationMessage } from '@mastlight/wire';
import { spellVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Refusal } from '../edi-receiver/edi-receiver';
import type { OpenCall } from '../world/open-call';

/** Names that say nothing of what is in the box. */
const vagueNames: ReadonlySet<string> = new Set([
  'GENERAL CARGO',
  'CARGO',
  'GOODS',
  'SUNDRIES',
  'PARTS',
  'SAMPLES',
  'GIFTS',
  'DAILY NECESSITIES',
  'CONSOL CARGO',
]);
/** What may stand in a manifest: the printable signs of ASCII. */
const foreignSign = /[^\x20-\x7e]/;

/** What customs know when a declaration comes. */
export interface Known {
  /** Whether they hold a manifest of the bill. */
  readonly holds: (billNo: string) => boolean;
  readonly calls: readonly OpenCall[];
}

/**
 * What customs say of a pre-manifest (公告 2018-40 and what their clerks send back): one bill once, a change or a deletion of
 * what they hold alone, a ship they know on a voyage that is open, goods by their name, no sign beyond ASCII, packages that
 * add up. Empty: they take it.
 */
export function judge(message: CustomsDeclarationMessage, { holds, calls }: Known): Refusal[] {
  const refuse = (text: string): Refusal[] => [{ code: '03', text, containerNo: null }];
  const [first] = message.bills;
  if (first === undefined) return refuse('报文里没有提单');
  const isHeld = holds(first.billNo);
  if (message.function === 'original' && isHeld) return refuse(`提单 ${first.billNo} 已有接受的舱单，请改单或删单`);
  if (message.function !== 'original' && !isHeld) return refuse(`没有提单 ${first.billNo} 的原始舱单，不能改单或删单`);
  if (message.function === 'delete') return [];
  const name = vesselKey(message.vessel?.name ?? '');
  const ofShip = calls.filter((call) => vesselKey(call.vessel) === name);
  const voyage = message.vessel?.voyage ?? '';
  if (ofShip.length > 0 && !ofShip.some((call) => spellVoyage(call.voyage) === spellVoyage(voyage)))
    return refuse(`航次 ${voyage} 没有备案，请核对`);
  for (const bill of message.bills) {
    const where = bill.houseBillNo ? `分单 ${bill.houseBillNo}` : `提单 ${bill.billNo}`;
    for (const item of bill.items) {
      const description = item.description ?? '';
      if (vagueNames.has(description.trim().toUpperCase())) return refuse(`${where}：品名 ${description} 太笼统`);
      if (foreignSign.test(description + (item.marks ?? ''))) return refuse(`${where}：品名或唛头有非法字符`);
    }
    const packages = bill.items.reduce((sum, item) => sum + (item.packages ?? 0), 0);
    if (bill.packages !== packages) return refuse(`${where}：件数 ${bill.packages} 与各项之和 ${packages} 不符`);
  }
  return [];
}
