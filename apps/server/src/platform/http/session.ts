import type { Permission } from '@mastlight/domain/contract-kit/permission';

/** Who calls, as the token says; nothing else counts (T5). */
export interface Session {
  readonly userId: number;
  /** Whose data and money: `u:<userId>` or `c:<companyId>`; what row-level security compares. */
  readonly ownerKey: string;
  readonly identity: { readonly kind: 'personal' } | { readonly kind: 'company'; readonly companyId: string };
  readonly roles: readonly string[];
  /** What the identity may do beyond the policies; of what is not named here it may do nothing. */
  readonly permissions: readonly Permission[];
  /** By which request it acts; none for what nobody calls for. */
  readonly trace?: CallTrace;
  /** What its caller named the call by, where he did: sent again by that name it is done once. */
  readonly keyed?: KeyedCall;
  /** SHA-256 of the token; names the session without being able to use it. */
  readonly tokenDigest: string;
}

/** A call with an `Idempotency-Key`. */
export interface KeyedCall {
  /** SHA-256 of who calls and of his key. */
  readonly keyDigest: Buffer;
  /** SHA-256 of what he asks for. */
  readonly bodyDigest: Buffer;
}

/** What is kept of a request beside what it did: enough to find it again, not enough to find its caller's address. */
export interface CallTrace {
  readonly requestId: string;
  /** HMAC of the address, hex. */
  readonly ipDigest: string;
}

/** Whose a person's own things are, whatever identity he acts for. */
export function ownerOfPerson(userId: number): string {
  return `u:${userId}`;
}

/** The company whose things an owner key names; null: a person's. */
export const companyOfOwner = (ownerKey: string): number | null => (ownerKey.startsWith('c:') ? Number(ownerKey.slice(2)) : null);

/** Who a person's own identity is: the other way around. */
export function personOfOwner(ownerKey: string): number {
  return Number(ownerKey.slice(2));
}

/**
 * Finds the live session of a bearer token; null when there is none. Given by
 * `account`. `beforeLookup` is called before a token that was not seen good
 * lately is looked up in the database; what it throws ends the matter.
 */
export type Authenticate = (token: string, beforeLookup?: () => void) => Promise<Session | null>;
