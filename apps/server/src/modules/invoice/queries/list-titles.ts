import { storedTitle, type Title } from '@mastlight/domain/invoice/title';
import type { Database } from '../../../platform/db/database';

/** An owner's titles, the last changed first. */
export async function listTitles(database: Database, ownerKey: string): Promise<readonly (Title & { readonly id: number })[]> {
  const { rows } = await database.query<{ id: number; title: unknown }>(
    { ownerKey },
    'select id, title from invoice_title where owner_key = $1 order by changed_at desc, id desc',
    [ownerKey],
    'invoice-list-titles',
  );
  return rows.map(({ id, title }) => ({ id, ...storedTitle.parse(title) }));
}
