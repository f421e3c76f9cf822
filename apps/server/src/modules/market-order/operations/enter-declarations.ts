import { judgeEntry } from '@mastlight/domain/contract-kit/book-product';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { declarationFields, nothingByHand, type ByHand, type KeptByHand } from '@mastlight/domain/market-order/declaration';
import { orderTexts as texts } from '@mastlight/domain/market-order/messages';
import { orderRefusals as refusals, sheetRefusals } from '@mastlight/domain/market-order/refusals';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { readBookSheet } from '../../../platform/book/read-book-sheet';
import type { Session } from '../../../platform/http/session';
import type { MarketOrderParts } from '../parts';
import { findDeclaration, findByNumber, type EnteredDeclaration } from '../queries/find-declaration';
import { findOrdersOf, holdOrders } from '../store';
import { judgeOrderDeclarations } from './judge-declarations';

type Day = 'declaredDay' | 'releasedDay' | 'closedDay';
type Prop = Day | 'declarationNo';

/** What is wrong with what was entered; null: nothing. */
type EntryFault = { readonly prop: Prop; readonly name: 'toldByCustoms' | 'dayOfTomorrow' | 'daysOutOfOrder' } | null;

/** Days by hand carry on from what customs said, and come after one another. */
function findFault(entered: ByHand, { told }: EnteredDeclaration, today: string): EntryFault {
  for (const prop of ['declarationNo', 'declaredDay', 'releasedDay', 'closedDay'] as const) {
    if (entered[prop] !== '' && told[prop] !== '' && entered[prop] !== told[prop]) return { prop, name: 'toldByCustoms' };
  }
  const days = (['declaredDay', 'releasedDay', 'closedDay'] as const).map((prop) => ({ prop, day: told[prop] || entered[prop] }));
  const late = days.find(({ day }) => day > today);
  if (late) return { prop: late.prop, name: 'dayOfTomorrow' };
  const known = days.filter(({ day }) => day !== '');
  const wrong = known.find(({ day }, at) => at > 0 && day < known[at - 1]!.day);
  return wrong ? { prop: wrong.prop, name: 'daysOutOfOrder' } : null;
}

/** What customs told is not kept as by hand. */
function withoutTold(entered: ByHand, { told }: EnteredDeclaration, enteredMs: number): KeptByHand {
  const kept = (prop: Prop): string => (told[prop] === '' ? entered[prop] : '');
  return {
    declarationNo: kept('declarationNo'),
    declaredDay: kept('declaredDay'),
    releasedDay: kept('releasedDay'),
    closedDay: kept('closedDay'),
    enteredMs,
  };
}

/** @throws BusinessError 403 for whoever does not declare. */
async function requireDuty({ books }: MarketOrderParts, tx: Transaction, session: Session): Promise<void> {
  if (!(await books.readDuties(tx, session)).includes('declare')) throw refuse(refusals.noDuty, {});
}

/** Keeps number and days that somebody has on paper. @throws BusinessError 400, 403, 404. */
export function saveDeclaration(
  parts: MarketOrderParts,
  session: Session,
  { id, ...entered }: ByHand & { readonly id: number },
): Promise<void> {
  const { ownerKey, userId } = session;
  return inTransaction(parts.platform.database, session, async (tx) => {
    const orderIds = await findOrdersOf(tx, ownerKey, [id]);
    const [order] = await holdOrders(tx, ownerKey, orderIds);
    if (!order) throw new BusinessError(404);
    await requireDuty(parts, tx, session);
    const declaration = (await findDeclaration(tx, ownerKey, id))!;
    const fault = findFault(entered, declaration, todayOf(parts));
    if (fault) throw refuse(refusals[fault.name], {}, { field: fault.prop });
    const kept = new Map([[id, withoutTold(entered, declaration, nowOf(parts))]]);
    await judgeOrderDeclarations(parts, tx, ownerKey, order.id, { isAbout: (one) => one.id === id, entered: kept, userId });
  });
}

/** Takes back what was entered by hand. @throws BusinessError 403, 404. */
export function deleteEntered(parts: MarketOrderParts, session: Session, ids: readonly number[]): Promise<void> {
  const { ownerKey, userId } = session;
  return inTransaction(parts.platform.database, session, async (tx) => {
    const orders = await holdOrders(tx, ownerKey, await findOrdersOf(tx, ownerKey, ids));
    if (orders.length === 0) throw new BusinessError(404);
    await requireDuty(parts, tx, session);
    const cleared = new Map(ids.map((id) => [id, nothingByHand]));
    for (const { id } of orders) {
      await judgeOrderDeclarations(parts, tx, ownerKey, id, { isAbout: (one) => cleared.has(one.id), entered: cleared, userId });
    }
  });
}

const nowOf = ({ platform }: MarketOrderParts): number => Math.trunc(platform.portClock.nowMs());
const todayOf = (parts: MarketOrderParts): string => formatShanghai(nowOf(parts)).slice(0, 10);

/** Keeps the rows of a spreadsheet that name a declaration (`YW2611280001-1`); those that cannot be say why. @throws 400, 403. */
export async function importDeclarations(parts: MarketOrderParts, session: Session, file: string) {
  const book = { fields: declarationFields, key: ['number'], refusals: sheetRefusals };
  const { rows, hiddenRows, unreadTitles } = await readBookSheet(book, Buffer.from(file, 'base64'));
  const { ownerKey, userId } = session;
  return inTransaction(parts.platform.database, session, async (tx) => {
    await requireDuty(parts, tx, session);
    const list: { rowNo: number; message: string }[] = [];
    const byOrder = new Map<number, Map<number, KeptByHand>>();
    for (const { rowNo, texts: typed } of rows) {
      const { texts: told, faults } = judgeEntry(declarationFields, typed);
      const declaration = faults.length > 0 ? null : await findByNumber(tx, ownerKey, told['number']!);
      // A column that is not there, and a cell that is empty, leave what stands.
      const kept = declaration?.byHand ?? nothingByHand;
      const entered: ByHand = {
        declarationNo: told['declarationNo'] || kept.declarationNo,
        declaredDay: told['declaredDay'] || kept.declaredDay,
        releasedDay: told['releasedDay'] || kept.releasedDay,
        closedDay: told['closedDay'] || kept.closedDay,
      };
      const fault = declaration && findFault(entered, declaration, todayOf(parts));
      if (faults.length > 0) list.push({ rowNo, message: faults.map(({ message }) => message).join('；') });
      else if (declaration === null) list.push({ rowNo, message: texts.noSuchDeclaration(told['number']!) });
      else if (fault) list.push({ rowNo, message: texts[fault.name] });
      else {
        const ofOrder = byOrder.get(declaration.orderId) ?? new Map<number, KeptByHand>();
        byOrder.set(declaration.orderId, ofOrder.set(declaration.id, withoutTold(entered, declaration, nowOf(parts))));
      }
    }
    // In the order of their numbers, as all who hold several orders do.
    for (const [orderId, entered] of [...byOrder].toSorted(([a], [b]) => a - b)) {
      await judgeOrderDeclarations(parts, tx, ownerKey, orderId, { isAbout: (one) => entered.has(one.id), entered, userId });
    }
    return { saved: [...byOrder.values()].reduce((sum, { size }) => sum + size, 0), list, hiddenRows, unreadTitles };
  });
}
