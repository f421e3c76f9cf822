import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { savedView } from '@mastlight/domain/saved-view/contract';
import { viewsMax, viewsOfAllListsMax } from '@mastlight/domain/saved-view/limits';
import { savedViewRefusals as refusals } from '@mastlight/domain/saved-view/refusals';
import { cleanViewName } from '@mastlight/domain/saved-view/view-fields';
import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { mayChange } from '../may-change';
import type { Parts } from '../parts';
import * as store from '../store';

type Wish = RequestOf<typeof savedView.saveView>;

/**
 * Saves a view under its name, in place of the one that has it; with an id it changes that one, which stays whose it is.
 *
 * @returns its id; null when there is none of that id.
 * @throws BusinessError 400 when the name is another's, there are too many or a person wants a company's; 403 when it is a colleague's.
 */
export async function saveView({ platform }: Parts, session: Session, wish: Wish): Promise<number | null> {
  const { database, clock } = platform;
  const { list, query } = wish;
  return inTransaction(database, session, async (tx) => {
    await store.lockOwner(tx, session.ownerKey);
    const known = wish.id === undefined ? null : await store.findSeen(tx, session, wish.id);
    if (wish.id !== undefined && known?.list !== list) return null;
    const isCompany = known?.is_company ?? wish.isCompany === true;
    if (isCompany && session.identity.kind === 'personal') throw refuse(refusals.noCompany, {}, { field: 'isCompany' });
    const view = { list, query, isCompany, name: cleanViewName(wish.name)! };
    const id = await idToChange(tx, session, view, known);
    if (id !== null) return store.updateView(tx, session.ownerKey, id, view);
    const { ofList, ofAll } = await store.countViews(tx, session, view);
    if (ofList >= viewsMax) throw refuse(refusals.tooMany, {}, { field: 'name' });
    if (ofAll >= viewsOfAllListsMax) throw refuse(refusals.tooManyInAll, {}, { field: 'name' });
    return store.insertView(tx, session, view, clock.nowMs());
  });
}

/** Which view takes what is saved: the one that was named, else the one that has the name; null for a new one. */
async function idToChange(tx: Transaction, session: Session, view: store.ViewName, known: store.SeenView | null): Promise<number | null> {
  if (known && !mayChange(session, known)) throw refuse(refusals.notYours, {});
  const named = await store.findNamed(tx, session, view);
  if (named && (known ? named.id !== known.id : !mayChange(session, named))) throw refuse(refusals.nameTaken, {}, { field: 'name' });
  return (known ?? named)?.id ?? null;
}
