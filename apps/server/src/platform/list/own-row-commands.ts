import type { RowTopic } from '@mastlight/domain/contract-kit/topic';
import { cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import type { Transaction } from '../db/transaction';
import type { OwnerScope } from '../db/database';
import type { Session } from '../http/session';
import type { Platform } from '../module';
import { changeRows } from './change-rows';
import { deleteRows, endRows, setAutoSubscribe, setRemark, setTopped, type OwnTable } from './own-rows';

/** Whose rows they are, and who acts; nobody does where rows end by themselves. */
export type RowsOwner = OwnerScope & Partial<Pick<Session, 'userId' | 'trace'>>;

/** Whose rows they are. */
export interface OwnList {
  readonly table: OwnTable;
  readonly topic: RowTopic;
  /** Rows of an owner follow nothing any more: he has deleted them, or they have ended by themselves. */
  readonly letGo: (transaction: Transaction, ids: readonly number[], owner: RowsOwner, why: 'deleted' | 'ended') => Promise<void>;
  /** What rows lead to is brought (ADR 0027). */
  readonly bring: (transaction: Transaction, ids: readonly number[]) => Promise<void>;
}

/** What a user does with the rows of a list of subscriptions, the same for each of them, and how rows end by themselves. */
export class OwnRowCommands {
  constructor(
    readonly platform: Pick<Platform, 'database' | 'portClock'>,
    readonly list: OwnList,
  ) {}

  /** Pins rows, or lets them go. */
  setTop(owner: RowsOwner, ids: readonly number[], isTop: boolean): Promise<void> {
    const toppedMs = isTop ? Math.trunc(this.platform.portClock.nowMs()) : null;
    return this.#change(owner, (transaction) => setTopped(transaction, this.list.table, owner.ownerKey, ids, toppedMs));
  }

  /** Switches automatic subscription on or off; what rows lead to is brought at once. */
  switchAuto(owner: RowsOwner, ids: readonly number[], isOn: boolean): Promise<void> {
    return this.#change(owner, async (transaction) => {
      const switched = await setAutoSubscribe(transaction, this.list.table, owner.ownerKey, ids, isOn);
      if (isOn) await this.list.bring(transaction, switched);
      return switched;
    });
  }

  /** Writes a remark; an empty one takes it away. */
  updateRemark(owner: RowsOwner, id: number, remark: string): Promise<void> {
    return this.#change(owner, (transaction) => setRemark(transaction, this.list.table, owner.ownerKey, id, cleanNote(remark)));
  }

  /** Deletes rows; what loses its last follower is derived no more. */
  remove(owner: RowsOwner, ids: readonly number[]): Promise<void> {
    return this.#change(owner, async (transaction) => {
      const deleted = await deleteRows(transaction, this.list.table, owner.ownerKey, ids);
      await this.list.letGo(transaction, deleted, owner, 'deleted');
      return deleted;
    });
  }

  /** Ends rows; see `TimedRows`. */
  async end(transaction: Transaction, ownerKey: string, ids: readonly number[], reason: number, portNowMs: number): Promise<number[]> {
    const ended = await endRows(transaction, this.list.table, ownerKey, ids, reason, portNowMs);
    await this.list.letGo(transaction, ended, { ownerKey }, 'ended');
    return ended;
  }

  #change(owner: RowsOwner, change: (transaction: Transaction) => Promise<readonly number[]>): Promise<void> {
    return changeRows(this.platform.database, this.list.topic, owner, change);
  }
}
