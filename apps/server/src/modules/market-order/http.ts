import { marketOrder } from '@mastlight/domain/market-order/contract';
import { actTitles, orderTexts as texts } from '@mastlight/domain/market-order/messages';
import { actOnOrder, orderActs } from '@mastlight/domain/market-order/states';
import { template } from '@mastlight/domain/market-order/templates';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { bookHandlers, showEntry } from '../../platform/book/served-book';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import { implement, type OwnedContext, type Route } from '../../platform/http/route';
import { declareOrder } from './operations/declare-order';
import { deleteOrders, restoreOrders } from './operations/delete-orders';
import { deleteEntered, importDeclarations, saveDeclaration } from './operations/enter-declarations';
import { importGoods } from './operations/import-goods';
import { keepOneUsual } from './operations/keep-one-usual';
import { judgeOrder, recallOrder, settleOrder, submitOrder } from './operations/move-order';
import { saveOrder } from './operations/save-order';
import type { MarketOrderParts } from './parts';
import { isAuthorOf } from './queries/find-author';
import { findFindings } from './queries/find-findings';
import { listDeclarationPage } from './queries/list-declarations';
import { listOrders, rowOf } from './queries/list-orders';
import { findLastOfBuyer, findOrder, type FoundOrder } from './queries/show-order';
import { templateTable } from './template-table';
import { answerDocument, answerGoodsTemplate, layoutFor } from './write-document';
import { readContent } from './written-order';

type Own = OwnedContext['own'];

/** Binds the contract to operations and queries. */
export function createMarketOrderRoutes(parts: MarketOrderParts): Route[] {
  const { platform, books } = parts;
  const { database, portClock } = platform;
  const templates = { platform, table: templateTable };
  const nowMs = (): number => Math.trunc(portClock.nowMs());

  async function nameOf(userIds: readonly (number | null)[]): Promise<(userId: number | null) => string> {
    const wanted = [...new Set(userIds.filter((id) => id !== null))];
    const found = new Map((await parts.people.findPeople(wanted)).map(({ id, userName }) => [id, userName]));
    return (userId) => (userId === null ? '' : (found.get(userId) ?? ''));
  }

  async function tell(tx: Transaction, own: Own, order: FoundOrder) {
    const actor = { duties: await books.readDuties(tx, own), isAuthor: await isAuthorOf(tx, order.id, own.userId) };
    const may = (act: (typeof orderActs)[number]) => actOnOrder(order.state, act, actor);
    const approved = may('approve');
    const wasDeclared = order.declarations.length > 0;
    return {
      acts: orderActs.filter((act) => 'next' in may(act) && !(act === 'delete' && wasDeclared)),
      checkHint:
        order.state !== 'submitted' || !('refusal' in approved)
          ? ''
          : approved.refusal === 'noDuty'
            ? texts.waitsForChecker
            : texts[approved.refusal],
      findings: [...(await findFindings(parts, tx, own.ownerKey, order.content, nowMs()))],
    };
  }

  return implement('market-order', marketOrder, {
    async listOrders(filter, { own }) {
      const page = await listOrders(database, own.ownerKey, filter);
      const name = await nameOf(page.list.map(({ user_id }) => user_id));
      const duties = await inTransaction(database, own, (tx) => books.readDuties(tx, own));
      return own.answer({ ...page, list: page.list.map((record) => rowOf(record, name)), duties: [...duties] });
    },
    async showOrder({ id }, { own }) {
      const found = await inTransaction(database, own, async (tx) => {
        const order = await findOrder(tx, own.ownerKey, id);
        return order && { order, told: await tell(tx, own, order) };
      });
      const { order, told } = own.found(found);
      const name = await nameOf([order.submitterId, ...order.events.map(({ userId }) => userId)]);
      const { content, submitterId, updatedAt, events, declarations, ...rest } = order;
      return own.answer({
        ...rest,
        head: { ...content.head },
        lines: content.lines.map(({ part, texts: line }) => ({ part, texts: { ...line } })),
        boxes: content.boxes.map((box) => ({ ...box })),
        ...told,
        declarations: [...declarations],
        events: events.map(({ act, userId, note, at }) => ({
          act: actTitles[act],
          person: name(userId),
          note,
          time: formatShanghai(at.getTime()),
        })),
        submitter: name(submitterId),
        updateTime: formatShanghai(updatedAt.getTime()),
      });
    },
    saveOrder: ({ content, ...wish }, { own }) => own.answer(saveOrder(parts, own, { ...wish, content: readContent(content) })),
    deleteOrders: ({ ids }, { own }) => own.done(deleteOrders(parts, own, ids)),
    restoreOrders: ({ ids }, { own }) => own.answer(restoreOrders(parts, own, ids)),
    importGoods: async ({ file, currency = '' }) => {
      const { lines, unreadTitles, ...told } = await importGoods(file, currency);
      return { ...told, lines: lines.map(({ part, texts: line }) => ({ part, texts: { ...line } })), unreadTitles: [...unreadTitles] };
    },
    writeGoodsTemplate: () => answerGoodsTemplate(nowMs()),
    checkRules: async ({ content }, { session }) => {
      const findings = await inTransaction(database, session, (tx) =>
        findFindings(parts, tx, session.ownerKey, readContent(content), nowMs()),
      );
      return { findings: [...findings] };
    },
    async lastOfBuyer({ buyer }, { session }) {
      const found = await inTransaction(database, session, (tx) => findLastOfBuyer(tx, session.ownerKey, buyer));
      if (found === null) return { orderNo: '', content: null };
      const { head, lines, boxes } = found.content;
      return {
        orderNo: found.orderNo,
        content: {
          head: { ...head },
          lines: lines.map(({ texts: line }) => ({ part: 0, texts: { ...line } })),
          boxes: boxes.map((box) => ({ ...box })),
        },
      };
    },
    submitOrder: (wish, { own }) => own.answer(submitOrder(parts, own, wish)),
    recallOrder: (wish, { own }) => own.answer(recallOrder(parts, own, wish)),
    judgeOrder: (wish, { own }) => own.answer(judgeOrder(parts, own, wish)),
    declareOrder: (wish, { own }) => own.answer(declareOrder(parts, own, wish)),
    settleOrder: (wish, { own }) => own.answer(settleOrder(parts, own, wish)),
    async exportDocument({ id, document, part, templateId = null }, { own }) {
      const found = await inTransaction(database, own, async (tx) => {
        const order = await findOrder(tx, own.ownerKey, id);
        return order && { order, layout: await layoutFor(tx, own.ownerKey, document, templateId) };
      });
      const { order, layout } = own.found(found);
      return own.answer(answerDocument(order, document, layout, part, nowMs()));
    },
    listDeclarations: (filter, { own }) => own.answer(listDeclarationPage(database, own.ownerKey, filter)),
    saveDeclaration: (wish, { own }) => own.done(saveDeclaration(parts, own, wish)),
    deleteDeclarations: ({ ids }, { own }) => own.done(deleteEntered(parts, own, ids)),
    importDeclarations: ({ file }, { session }) => importDeclarations(parts, session, file),
    ...bookHandlers(template, templates, keepOneUsual),
    templateInfo: ({ id }, context) => showEntry(template, templates, context, id),
  });
}
