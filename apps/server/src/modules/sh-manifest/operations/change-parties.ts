import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ManifestFiling, Party, PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { partiesMax } from '@mastlight/domain/sh-manifest/limits';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import {
  deleteCombinations,
  deleteParties,
  insertCombination,
  insertParty,
  replaceTags,
  updateCombination,
  updateParty,
} from '../store/parties';

interface Entry {
  readonly id?: number | null | undefined;
  readonly nickName: string;
}

/**
 * Saves a party: into its book, or over the one that is named.
 *
 * @throws BusinessError 404 when the one named is not the owner's in that book; 400 when the book is full.
 */
export function saveParty(
  { platform }: Parts,
  session: Session,
  role: PartyRole,
  { id, nickName, party }: Entry & { readonly party: Party },
) {
  const entry = { role, nickName, party, nowMs: platform.clock.nowMs() };
  const { ownerKey } = session;
  return inTransaction(platform.database, session, async (tx) =>
    isNew(id) ? kept(await insertParty(tx, ownerKey, { ...entry, max: partiesMax })) : there(await updateParty(tx, ownerKey, id, entry)),
  );
}

/** Saves a combination of the three; as `saveParty`. */
export function saveCombination({ platform }: Parts, session: Session, wish: Entry & Pick<ManifestFiling, 'parties'>) {
  const { id, nickName, parties } = wish;
  const entry = { nickName, parties, nowMs: platform.clock.nowMs() };
  const { ownerKey } = session;
  return inTransaction(platform.database, session, async (tx) =>
    isNew(id)
      ? kept(await insertCombination(tx, ownerKey, { ...entry, max: partiesMax }))
      : there(await updateCombination(tx, ownerKey, id, entry)),
  );
}

const isNew = (id: number | null | undefined): id is null | undefined => id === null || id === undefined;

function kept(id: number | null): { readonly id: number } {
  if (id === null) throw refuse(refusals.tooManyParties, {});
  return { id };
}

function there(id: number | null): { readonly id: number } {
  if (id === null) throw new BusinessError(404);
  return { id };
}

/** Deletes parties of a book. @throws BusinessError 404 when none of them is the owner's there. */
export function removeParties({ platform }: Parts, session: Session, role: PartyRole, ids: readonly number[]): Promise<void> {
  return remove(platform, session, (tx) => deleteParties(tx, session.ownerKey, role, ids));
}

/** Deletes combinations. @throws BusinessError 404 when none of them is the owner's. */
export function removeCombinations({ platform }: Parts, session: Session, ids: readonly number[]): Promise<void> {
  return remove(platform, session, (tx) => deleteCombinations(tx, session.ownerKey, ids));
}

function remove({ database }: Parts['platform'], session: Session, work: (tx: Transaction) => Promise<readonly number[]>): Promise<void> {
  return inTransaction(database, session, async (tx) => {
    if ((await work(tx)).length === 0) throw new BusinessError(404);
  });
}

/** Writes a person's remark tags, each once. */
export function saveTags({ platform }: Parts, session: Session, tags: readonly string[]): Promise<void> {
  return inTransaction(platform.database, session, (tx) => replaceTags(tx, session.ownerKey, session.userId, [...new Set(tags)]));
}
