import type { BroughtKind } from '@mastlight/domain/follow/events';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { OwnerScope, Transaction } from '../../platform/db/transaction';

/** What can be followed; a bill on a call is `bill number` and `vessel key/voyage key` with a blank between. */
export const subjectKinds = ['bill', 'call', 'bill-on-call', 'booking', 'container', 'truck', 'overseas'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

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

/** What a row of an account follows no more. */
export type EndedRow = FollowedRow & { readonly ownerKey: string };

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

/** Who begins to follow. */
export type Follower = OwnerScope & {
  readonly userId: number;
  /** A switched-on subscription does it for him: the second half of the day's quota is kept for what he types himself (ADR 0027). */
  readonly isBrought?: boolean;
};

/** Which quota has run out for a number (ADR 0011); `open`: followed without news now. */
export type UsedUp =
  | { readonly quota: 'subscriptions-per-day' | 'unheard-per-day'; readonly max: number; readonly retryAfterSeconds: number }
  | { readonly quota: 'unheard-open'; readonly max: number; readonly open: number };

/** What is known of numbers that somebody wants to follow. */
export interface AskedNumbers {
  /** Those of which anything was ever heard. */
  readonly heard: ReadonlySet<string>;
  /** They take the place of a followed number of which nothing was heard. */
  readonly isCorrection?: boolean;
  /** Numbers without news that the account follows already, and how many it may; none where the product bounds its list itself. */
  readonly open?: { readonly count: number; readonly max: number };
}

/** What an account may begin to follow on a day of Shanghai. */
export interface DayQuota {
  /**
   * Allows what the quotas leave of `fresh`, and counts it; deleting gives
   * nothing back. A number that is refused because nobody has heard of it
   * counts as asked too: the refusal tells that it does not exist, and such
   * answers must not be had without end.
   */
  allow(
    fresh: readonly string[],
    asked: AskedNumbers,
  ): Promise<{ readonly allowed: readonly string[]; readonly refused: ReadonlyMap<string, UsedUp> }>;
}

/** Something that a subscription leads to. */
export interface Brought {
  readonly ownerKey: string;
  readonly userId: number;
  readonly port: PortCode;
  /** As it is followed. */
  readonly subject: string;
  /** As its list spells it: a bill number, `vessel/voyage`. */
  readonly spelt: string;
  readonly remark: string;
  /** Whose row leads there, and which of its list. */
  readonly product: string;
  readonly rowId: number;
}

/** What a look is for. */
export interface Wanted {
  readonly limit: number;
  /** Accounts that are brought nothing more for now. */
  readonly full: readonly string[];
  /** Rows that alone are looked at; null: all. */
  readonly ids: readonly number[] | null;
}

/** Where switched-on rows of a product lead. */
export interface Leader {
  readonly kind: BroughtKind;
  /** What they lead to and their owners were not brought yet, as many as are wanted. */
  find(transaction: Transaction, wanted: Wanted): Promise<readonly Brought[]>;
  /** Ids in the ledger of what is due at `dueMs` and no row of it leads to any more. */
  findLapsed(transaction: Transaction, dueMs: number): Promise<readonly number[]>;
}

/** What of it is to be taken up. */
export type BroughtRow = Brought & {
  readonly id: number;
  /** How often taking it up has failed in a row. */
  readonly failures: number;
};

/** What became of brought rows, by id: null where it needs no more, or why it is never taken up. */
export type TakenUp = ReadonlyMap<number, string | null>;

/** What other modules may ask of who follows what. */
export interface FollowDoor {
  /**
   * Holds an account's day, which counts what it begins to follow with whatever product; the first lock of the
   * transaction. Calls of one account then count one behind the other, in whatever process.
   */
  openDay(transaction: Transaction, follower: Follower): Promise<DayQuota>;
  /** Rows of `product` follow something from now on; asking again changes nothing. */
  begin(transaction: Transaction, ownerKey: string, product: string, rows: readonly FollowedRow[]): Promise<void>;
  /**
   * Whoever follows `subject` follows others too from now on, with the same row: a booking that has become its bill. What
   * they follow ends with the row.
   */
  alsoFollow(transaction: Transaction, subject: Subjects, others: Pick<Subjects, 'kind' | 'subjects'>): Promise<void>;
  /** Takes `alsoFollow` back: a booking that is its bill no more. What another row follows by itself stays. */
  alsoFollowNoMore(transaction: Transaction, subject: Subjects, others: Pick<Subjects, 'kind' | 'subjects'>): Promise<void>;
  /** Rows of `product` follow nothing any more. */
  end(transaction: Transaction, product: string, rowIds: readonly number[]): Promise<void>;
  /** Writes down what switched-on subscriptions lead to, and has it taken up; what an account was brought before is left alone, and what is above its bounds left for later (ADR 0027). */
  bring(transaction: Transaction, kind: BroughtKind, brought: readonly Brought[]): Promise<void>;
  /** Brings where all switched-on rows of a product lead, a bounded number in a transaction, and takes out what they lead to no more. Asking again changes nothing. */
  look(leader: Leader): Promise<void>;
  /** The same for rows that were just switched on; what is above the number waits for the next look. */
  lookAmong(transaction: Transaction, leader: Leader, ids: readonly number[]): Promise<void>;
  /**
   * Has what was brought and is due subscribed to, a bounded number at a time. `takeUp` must bear being called again with the
   * same; what it does not name waits until tomorrow, and a row with which it throws waits longer each time.
   */
  takeUpBrought(kind: BroughtKind, takeUp: (rows: readonly BroughtRow[]) => Promise<TakenUp>): Promise<void>;
  /** Of some subjects, those that an account follows with whatever product. */
  findFollowed: FindFollowed;
  /** Ports in which an account follows a subject, with whatever product. */
  findPorts(ownerKey: string, kind: SubjectKind, subject: string): Promise<readonly PortCode[]>;
  /** Whether an account follows a subject at a port, with whatever product, as its transaction sees it. */
  isFollowed(
    transaction: Transaction,
    ownerKey: string,
    at: { readonly kind: SubjectKind; readonly port: PortCode; readonly subject: string },
  ): Promise<boolean>;
  /** Of some subjects, those that anybody follows. The transaction is of scope `system`. */
  stillFollowed(transaction: Transaction, of: Subjects): Promise<ReadonlySet<string>>;
  /** Tells open pages of everybody who follows them that subjects have changed, if the transaction commits. */
  tellFollowers(transaction: Transaction, changed: Subjects): Promise<void>;
  /** Has `hear` told of subjects that have changed or that somebody begins to follow, in the transaction in which it happens; done at the wiring. */
  hearChanges(hear: (transaction: Transaction, changed: Subjects) => Promise<void>): void;
  /** Has `hear` told of what rows follow no more, and whose they were, in the transaction in which that happens; another row may follow it still. Done at the wiring. */
  hearEnds(hear: (transaction: Transaction, ended: readonly EndedRow[]) => Promise<void>): void;
  /** Rows of some owners that follow some subjects. */
  findConcerned(changed: Subjects, ownerKeys: readonly string[]): Promise<ConcernedRows[]>;
  /** Has `keeper` hear of a kind's first and last followers; done once, at the wiring. */
  keep(kind: SubjectKind, keeper: SubjectKeeper): void;
}
