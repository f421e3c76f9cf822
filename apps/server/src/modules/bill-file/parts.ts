import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { CompanyModule } from '../company/index';
import type { FileDoor } from '../file/index';
import type { FollowDoor } from '../follow/index';
import type { BillOfOwner } from './schema';

/** Whose a bill is; known above, where bills are followed. */
export interface ClientOfBill {
  /** The client of a bill that an account follows, kept so until the transaction ends; null: none, or it is not followed. */
  holdClientOfBill(tx: Transaction, bill: BillOfOwner): Promise<string | null>;
}

/** What the operations of this module work with. */
export interface BillFileParts extends Pick<Platform, 'database' | 'clock'> {
  readonly files: Pick<FileDoor, 'describe' | 'takeUse' | 'open' | 'drop'>;
  readonly follow: Pick<FollowDoor, 'findPorts' | 'isFollowed' | 'hearEnds'>;
  readonly clients: ClientOfBill;
  readonly companies: Pick<CompanyModule, 'findNames'>;
}
