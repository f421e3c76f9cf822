import type { SavedView } from '@mastlight/domain/saved-view/contract';
import type { Session } from '../../../platform/http/session';
import { mayChange } from '../may-change';
import type { Parts } from '../parts';

/** The views of a list that somebody sees: his own before his company's, each by name. */
export async function listViews({ platform, company }: Parts, session: Session, list: string): Promise<SavedView[]> {
  const { rows } = await platform.database.query<{ id: number; user_id: number; is_company: boolean; name: string; query: string }>(
    session,
    `select id, user_id, is_company, name, query from saved_view
     where owner_key = $1 and list = $3 and (is_company or user_id = $2) order by is_company, name, id`,
    [session.ownerKey, session.userId, list],
    'saved-view-list-views',
  );
  const makers = rows.map((row) => row.user_id).filter((userId) => userId !== session.userId);
  const nameOf = await company.findNames(makers);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    query: row.query,
    isCompany: row.is_company,
    isOwn: mayChange(session, row),
    makerName: row.user_id === session.userId ? '' : nameOf(row.user_id),
  }));
}
