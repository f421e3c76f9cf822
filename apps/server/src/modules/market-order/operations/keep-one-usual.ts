import { notUsualWord, usualWord } from '@mastlight/domain/market-order/templates';
import type { BookPlace } from '../../../platform/book/book-rows';
import type { BookChange } from '../../../platform/book/served-book';
import type { Transaction } from '../../../platform/db/transaction';
import { leaveOneUsual } from '../store';

/** Of the templates of a document one is used when nobody chooses: whichever was written last as that. The book is held. */
export async function keepOneUsual(tx: Transaction, { ownerKey }: BookPlace, { writtenIds }: BookChange): Promise<void> {
  await leaveOneUsual(tx, { ownerKey, writtenIds, usualWord, notUsualWord });
}
