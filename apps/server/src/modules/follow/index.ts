/**
 * Following: which account follows what, with which row of which product. Not
 * here: what is heard of a subject (tracking) and what a user made of his row
 * (the products).
 */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { Transaction } from '../../platform/db/transaction';
import { publishChange } from '../../platform/live';
import type { Platform, ServerModule } from '../../platform/module';
import { takeUpBrought } from './brought';
import { bring, look, lookAmong } from './bring';
import { openDay } from './day-quota';
import type { EndedRow, FollowDoor, FollowedRow, SubjectKeeper, SubjectKind, Subjects } from './follow-door';
import { findConcerned } from './queries/find-concerned';
import { findFollowed } from './queries/find-followed';
import { findPorts } from './queries/find-ports';
import { isFollowed } from './queries/is-followed';
import { findStillFollowed } from './queries/find-still-followed';
import { ownFollowing } from './own-data';
import { deleteAlso, deleteRows, insertAlso, insertRows } from './store';
import { subjectsChanged } from './topics';

export { subjectsChanged } from './topics';
export type {
  Brought,
  BroughtRow,
  FindFollowed,
  Follower,
  FollowDoor,
  Leader,
  SubjectKind,
  Subjects,
  TakenUp,
  UsedUp,
  Wanted,
} from './follow-door';

/** Who follows a subject is asked by those who hear of it. */
const nobody = 'system';

/** Builds the module and its door. */
export function createFollowModule(platform: Platform): { readonly module: ServerModule } & FollowDoor {
  const { database } = platform;
  const keepers = new Map<SubjectKind, SubjectKeeper>();
  const hearers: Parameters<FollowDoor['hearChanges']>[0][] = [];
  const endHearers: Parameters<FollowDoor['hearEnds']>[0][] = [];
  const tellHearers = async (transaction: Transaction, changed: Subjects): Promise<void> => {
    for (const hear of hearers) await hear(transaction, changed);
  };
  /** Each kind's keeper hears of its subjects, port by port. */
  const tell = async (rows: readonly Omit<FollowedRow, 'rowId'>[], what: 'begun' | 'ended', transaction: Transaction): Promise<void> => {
    for (const [kind, ofKind] of groupBy(rows, (row) => row.kind)) {
      for (const [port, ofPort] of groupBy(ofKind, (row) => row.port)) {
        await keepers.get(kind)?.[what](transaction, port as PortCode, [...new Set(ofPort.map(({ subject }) => subject))]);
      }
    }
  };
  const tellEnded = async (transaction: Transaction, ended: readonly EndedRow[]): Promise<void> => {
    if (ended.length === 0) return;
    await tell(ended, 'ended', transaction);
    for (const hear of endHearers) await hear(transaction, ended);
  };
  return {
    module: { name: 'follow', ownData: ownFollowing((tx, rows) => tell(rows, 'ended', tx)) },
    openDay: (transaction, follower) => openDay(platform, transaction, follower),
    begin: async (transaction, ownerKey, product, rows) => {
      await insertRows(transaction, ownerKey, product, rows);
      await tell(rows, 'begun', transaction);
      for (const [kind, ofKind] of groupBy(rows, (row) => row.kind)) {
        for (const [port, ofPort] of groupBy(ofKind, (row) => row.port)) {
          await tellHearers(transaction, { kind, port: port as PortCode, subjects: ofPort.map(({ subject }) => subject) });
        }
      }
    },
    alsoFollow: async (transaction, subject, others) => tell(await insertAlso(transaction, subject, others), 'begun', transaction),
    alsoFollowNoMore: async (transaction, subject, others) => tellEnded(transaction, await deleteAlso(transaction, subject, others)),
    end: async (transaction, product, rowIds) => tellEnded(transaction, await deleteRows(transaction, product, rowIds)),
    bring: (transaction, kind, brought) => bring(platform, transaction, kind, brought),
    look: (leader) => look(platform, leader),
    lookAmong: (transaction, leader, ids) => lookAmong(platform, transaction, leader, ids),
    takeUpBrought: (kind, takeUp) => takeUpBrought(platform, kind, takeUp),
    findFollowed: (ownerKey, kind, subjects) => findFollowed(database, ownerKey, kind, subjects),
    findPorts: (ownerKey, kind, subject) => findPorts(database, ownerKey, kind, subject),
    isFollowed,
    stillFollowed: findStillFollowed,
    async tellFollowers(transaction, changed) {
      const ids = changed.subjects.map((subject) => ({ kind: changed.kind, port: changed.port, subject }));
      await publishChange(transaction, { ownerKey: nobody, topic: subjectsChanged, ids });
      await tellHearers(transaction, changed);
    },
    hearChanges: (hear) => void hearers.push(hear),
    hearEnds: (hear) => void endHearers.push(hear),
    findConcerned: (changed, ownerKeys) => findConcerned(database, changed, ownerKeys),
    keep: (kind, keeper) => void keepers.set(kind, keeper),
  };
}
