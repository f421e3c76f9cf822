import { companiesNew } from '@mastlight/domain/toker/events';
import { newShownMax } from '@mastlight/domain/toker/limits';
import { inTransaction } from '../../../platform/db/transaction';
import type { TokerParts } from '../parts';
import { findPushed } from '../queries/list-searches';
import { countCompanies } from '../queries/search-companies';
import { noteEditionTold } from '../store/own';

/** What an edition may have brought an owner; `atMs` is when it was taken: what nobody had told of before was first seen then. */
interface Brought {
  readonly ownerKey: string;
  readonly editionId: number;
  readonly atMs: number;
}

/** Tells an owner how many companies an edition has brought that searches of his find, those that he wants it of; each once. */
export async function tellNew({ platform }: Pick<TokerParts, 'platform'>, { ownerKey, editionId, atMs }: Brought): Promise<void> {
  const { database, outbox } = platform;
  for (const { id: searchId, name, wish } of await findPushed(database, ownerKey, editionId)) {
    const found = await countCompanies(database, ownerKey, wish, { fromMs: atMs, untilMs: atMs }, newShownMax + 1);
    await inTransaction(database, { ownerKey }, async (tx) => {
      if (!(await noteEditionTold(tx, ownerKey, searchId, editionId)) || found === 0) return;
      // A search knows the last edition alone that it was told of: a job of one before it that is tried again tells the same event.
      const id = `${companiesNew.name}/${editionId}/${searchId}`;
      await outbox.emit(
        tx,
        companiesNew,
        { ownerKey, editionId, searchId, name, count: Math.min(found, newShownMax), isMore: found > newShownMax },
        id,
      );
    });
  }
}
