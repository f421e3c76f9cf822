import { confirmedWord, disputeWord, rateCode } from '@mastlight/domain/market-assistant/confidence';
import type { BookPlace } from '../../../platform/book/book-rows';
import type { BookChange } from '../../../platform/book/served-book';
import type { Transaction } from '../../../platform/db/transaction';
import { findCodesOf, writeRatings } from '../store/codes';

/** The name alone of a key, which is a name and a code. */
const nameOfKey = (key: string): string => key.split('\n')[0]!;

/** Rates all codes of the names that were touched (R-2.2-41); those that somebody wrote are confirmed by that. The book is held. */
export async function rateNames(tx: Transaction, place: BookPlace, { writtenIds, keys }: BookChange): Promise<void> {
  const codes = await findCodesOf(tx, place, [...new Set(keys.map(nameOfKey))]);
  const codesOf = new Map<string, number>();
  for (const { name } of codes) codesOf.set(name, (codesOf.get(name) ?? 0) + 1);
  const written = new Set(writtenIds);
  const rated = codes.flatMap(({ id, name, fields }) => {
    const isConfirmed = written.has(id) || fields['confirmed'] === confirmedWord;
    const codesOfName = codesOf.get(name)!;
    const now = {
      confirmed: isConfirmed ? confirmedWord : '',
      dispute: codesOfName > 1 ? disputeWord : '',
      confidence: rateCode({ isConfirmed, uses: Number(fields['uses'] ?? 0), codesOfName }),
    };
    return Object.entries(now).every(([prop, text]) => fields[prop] === text) ? [] : [{ id, now }];
  });
  await writeRatings(tx, place.ownerKey, rated);
}
