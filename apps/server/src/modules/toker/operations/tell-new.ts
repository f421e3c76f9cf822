import { companiesNew } from '@mastlight/domain/toker/events';
import { inTransaction } from '../../../platform/db/transaction';
import type { TokerParts } from '../parts';
import { findImportedMs } from '../queries/find-due';
import { findPushed } from '../queries/list-searches';
import { countCompanies } from '../queries/search-companies';
import { noteEditionTold } from '../store/own';

const searchesAtOnce = 200;

/** Tells whoever wants it how many companies an edition has brought that a search of his finds; each search once of an edition. */
export async function tellNew({ platform }: Pick<TokerParts, 'platform'>, editionId: number): Promise<void> {
  const { database, outbox } = platform;
  const atMs = await findImportedMs(database, editionId);
  if (atMs === null) return;
  for (let afterId = 0; ;) {
    const searches = await findPushed(database, editionId, afterId, searchesAtOnce);
    for (const { id: searchId, ownerKey, name, wish } of searches) {
      const count = await countCompanies(database, ownerKey, wish, { fromMs: atMs, untilMs: atMs });
      await inTransaction(database, 'system', async (tx) => {
        if (!(await noteEditionTold(tx, searchId, editionId)) || count === 0) return;
        await outbox.emit(tx, companiesNew, { ownerKey, editionId, searchId, name, count });
      });
    }
    if (searches.length < searchesAtOnce) return;
    afterId = searches.at(-1)!.id;
  }
}
