import { checkOrder, type Finding, type KnownParties } from '@mastlight/domain/market-order/check-order';
import type { OrderContent } from '@mastlight/domain/market-order/fields';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../../platform/db/transaction';
import type { MarketOrderParts } from '../parts';

/** What the rules find in an order by the books of its owner, at a moment of port time (ms). */
export async function findFindings(
  { books }: Pick<MarketOrderParts, 'books'>,
  tx: Transaction,
  ownerKey: string,
  content: OrderContent,
  nowMs: number,
): Promise<readonly Finding[]> {
  const find = (book: 'applicant' | 'merchant' | 'passport', names: readonly (string | undefined)[]) => {
    const wanted = [...new Set(names.filter((name): name is string => name !== undefined && name !== ''))];
    return wanted.length === 0 ? new Map<string, Readonly<Record<string, string>>>() : books.findNamed(tx, ownerKey, book, wanted);
  };
  const partyOf = (fields: Readonly<Record<string, string>>) => ({
    validUntil: fields['validUntil'] ?? '',
    limitUsd: fields['limitUsd'] ?? '',
  });
  const known: KnownParties = {
    buyers: mapped(await find('passport', [content.head['buyer']]), partyOf),
    applicants: new Set((await find('applicant', [content.head['applicant']])).keys()),
    merchants: mapped(
      await find(
        'merchant',
        content.lines.map(({ texts }) => texts['merchant']),
      ),
      partyOf,
    ),
  };
  return checkOrder(content, known, formatShanghai(nowMs).slice(0, 10));
}

function mapped<V, W>(map: ReadonlyMap<string, V>, make: (value: V) => W): ReadonlyMap<string, W> {
  return new Map([...map].map(([key, value]) => [key, make(value)]));
}
