import { judgeEntry, levelBookText } from '@mastlight/domain/contract-kit/book-product';
import { totalsOf } from '@mastlight/domain/market-order/amounts';
import {
  boxFields,
  filledLines,
  headFields,
  isBlankLine,
  lineFields,
  partsOf,
  type OrderContent,
} from '@mastlight/domain/market-order/fields';
import type { WrittenOrder } from './store';

/** What was typed, tidied field by field; blank lines and boxes at its end are left out, those between stay where they are. */
export function readContent({ head, lines, boxes }: TypedContent): OrderContent {
  const tidied = lines.map(({ part = 0, texts }) => ({ part, texts: judgeEntry(lineFields, texts).texts }));
  const last = tidied.findLastIndex((line) => !isBlankLine(line));
  const kept = boxes.map((box) => judgeEntry(boxFields, { ...box }).texts).filter(({ boxNo, kind }) => boxNo !== '' || kind !== '');
  return {
    head: judgeEntry(headFields, head).texts,
    lines: tidied.slice(0, last + 1),
    boxes: kept.map(({ boxNo, kind }) => ({ boxNo: boxNo!, kind: kind! })),
  };
}

type Texts = Readonly<Record<string, string | undefined>>;
interface TypedContent {
  readonly head: Texts;
  readonly lines: readonly { readonly part?: number | undefined; readonly texts: Texts }[];
  readonly boxes: readonly { readonly boxNo?: string | undefined; readonly kind?: string | undefined }[];
}

/** An order as it is written, with what lists show and find it by. */
export function writtenOf(content: OrderContent, orderNo: string): WrittenOrder {
  const { head, boxes } = content;
  const lines = filledLines(content.lines);
  const { cents, cartons } = totalsOf(lines);
  const said = [
    orderNo,
    ...Object.values(head),
    ...boxes.map(({ boxNo }) => boxNo),
    ...new Set(lines.flatMap(({ texts }) => [texts['name'] ?? '', texts['merchant'] ?? ''])),
  ];
  return {
    content,
    buyer: head['buyer'] ?? '',
    searchText: said.map(levelBookText).join('\n'),
    cents,
    lineCount: lines.length,
    cartons,
    partCount: partsOf(lines).length,
  };
}
