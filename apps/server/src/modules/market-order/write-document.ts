import { usualLayouts, writeDocument } from '@mastlight/domain/market-order/documents';
import { documentTitles, orderTexts as texts, type OrderDocument } from '@mastlight/domain/market-order/messages';
import type { FileAnswer } from '../../platform/http/route';
import { answerListFile } from '../../platform/list/list-file';
import type { FoundOrder } from './queries/show-order';

/** A document of an order as xlsx: its heads, its lines and their sums; `part` 0 is all of it. */
export function answerDocument(order: FoundOrder, document: OrderDocument, part: number, portNowMs: number): Promise<FileAnswer> {
  const written = writeDocument(order, usualLayouts[document], part);
  async function* rows() {
    yield* written.rows.map((row) => [...row]);
    yield [...written.totals];
    yield [];
    yield [`${written.title} ${written.english}`, written.number];
    for (const { title, value } of written.facts) yield [title, value];
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
