import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../platform/db/transaction';

/** What can be followed. */
export type SubjectKind = 'bill' | 'call' | 'booking' | 'container' | 'truck' | 'overseas';

/** Things of one kind in one port, by their numbers. */
export interface Subjects {
  readonly kind: SubjectKind;
  readonly port: PortCode;
  readonly subjects: readonly string[];
}

/** A product's row that follows something. */
export interface FollowedRow {
  readonly rowId: number;
  readonly kind: SubjectKind;
  readonly port: PortCode;
  readonly subject: string;
}

/** Who does what when a first follower comes or the last one may have gone, in the transaction in which that happens. */
export interface SubjectKeeper {
  begun(transaction: Transaction, port: PortCode, subjects: readonly string[]): Promise<void>;
  /** Somebody has let go of these; whether others follow them still is asked by `stillFollowed`. */
  ended(transaction: Transaction, port: PortCode, subjects: readonly string[]): Promise<void>;
}

/** Of some subjects, those that an account follows. */
export type FindFollowed = (ownerKey: string, kind: SubjectKind, subjects: readonly string[]) => Promise<readonly string[]>;

/** Rows of one product and owner that follow something that has changed. */
export interface ConcernedRows {
  readonly ownerKey: string;
  readonly product: string;
  readonly rowIds: readonly number[];
}

/** What other modules may ask of who follows what. */
export interface FollowDoor {
  /** Rows of `product` follow something from now on; asking again changes nothing. */
  begin(transaction: Transaction, ownerKey: string, product: string, rows: readonly FollowedRow[]): Promise<void>;
  /** Rows of `product` follow nothing any more. */
  end(transaction: Transaction, product: string, rowIds: readonly number[]): Promise<void>;
  /** Of some subjects, those that an account follows with whatever product. */
  findFollowed: FindFollowed;
  /** Of some subjects, those that anybody follows. The transaction is of scope `system`. */
  stillFollowed(transaction: Transaction, of: Subjects): Promise<ReadonlySet<string>>;
  /** Tells open pages of everybody who follows them that subjects have changed, if the transaction commits. */
  tellFollowers(transaction: Transaction, changed: Subjects): Promise<void>;
  /** Rows of some owners that follow some subjects. */
  findConcerned(changed: Subjects, ownerKeys: readonly string[]): Promise<ConcernedRows[]>;
  /** Has `keeper` hear of a kind's first and last followers; done once, at the wiring. */
  keep(kind: SubjectKind, keeper: SubjectKeeper): void;
}
