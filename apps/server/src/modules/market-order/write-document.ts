import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { usualLayouts, writeDocument, type DocumentLayout } from '@mastlight/domain/market-order/documents';
import { documentTitles, orderTexts as texts, type OrderDocument } from '@mastlight/domain/market-order/messages';
import { lineFields } from '@mastlight/domain/market-order/fields';
import { orderRefusals as refusals } from '@mastlight/domain/market-order/refusals';
import { layoutOf } from '@mastlight/domain/market-order/templates';
import type { Transaction } from '../../platform/db/transaction';
import type { FileAnswer } from '../../platform/http/route';
import { answerListFile } from '../../platform/list/list-file';
import { findTemplate } from './queries/find-template';
import type { FoundOrder } from './queries/show-order';

/**
 * How a document is made up for an owner: by a template, or without one.
 *
 * @param templateId 0: without one; null: by the one that is used when nobody chooses, or without one where there is none
 * @throws BusinessError 400 when it is gone, or is of another document
 */
export async function layoutFor(
  tx: Transaction,
  ownerKey: string,
  document: OrderDocument,
  templateId: number | null,
): Promise<DocumentLayout> {
  const found = templateId === 0 ? null : await findTemplate(tx, ownerKey, documentTitles[document], templateId);
  if (found === null && templateId) throw refuse(refusals.templateGone, {}, { field: 'templateId' });
  return found ? layoutOf(found) : usualLayouts[document];
}

/** A document of an order as xlsx: its heads, its lines and their sums; `part` 0 is all of it. */
export function answerDocument(
  order: FoundOrder,
  document: OrderDocument,
  layout: DocumentLayout,
  part: number,
  portNowMs: number,
): Promise<FileAnswer> {
  const written = writeDocument(order, layout, part);
  async function* rows() {
    yield* written.rows.map((row) => [...row]);
    yield [...written.totals];
    yield [];
    if (written.letterhead !== '') yield [written.letterhead];
    yield [`${written.title} ${written.english}`, written.number];
    for (const { title, value } of written.facts) yield [title, value];
    if (written.footer !== '') yield [written.footer];
  }
  const columns = written.columns.map(({ prop, title, width, isNumber }) => ({
    prop,
    title,
    width,
    form: isNumber ? ('code' as const) : ('text' as const),
  }));
  const nameOf = (moment: string) => texts.fileName(order.orderNo, documentTitles[document], part, moment);
  return answerListFile({ columns, rows: rows(), sheetName: documentTitles[document], nameOf }, portNowMs);
}

/** What goods are filled into before they are brought: the titles that are read, without a row. */
export function answerGoodsTemplate(portNowMs: number): Promise<FileAnswer> {
  async function* rows() {}
  const columns = lineFields.map(({ prop, title, form, width }) => ({
    prop,
    title,
    width,
    form: form === 'code' ? form : ('text' as const),
  }));
  return answerListFile({ columns, rows: rows(), sheetName: texts.goods, nameOf: texts.templateName }, portNowMs);
}
