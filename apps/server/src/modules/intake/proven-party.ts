import type { Session } from '../../platform/http/session';

/** What a message tells of those who may see all of it. */
export interface PartiesOfMessage {
  /** Owner key of the account that sent it; null: it came with a source's key. */
  readonly sentBy: string | null;
}

type Rule = (session: Session, message: PartiesOfMessage) => boolean;

/**
 * Who sees parties, contacts and goods of a message (ADR 0011). Following a
 * bill is no proof. A certified company that the message names becomes one
 * more rule.
 */
const rules: readonly Rule[] = [
  (session) => session.roles.includes('desk'),
  (session, { sentBy }) => sentBy !== null && sentBy === session.ownerKey,
];

/** Whether the caller may see all of a message. */
export function isProvenParty(session: Session, message: PartiesOfMessage): boolean {
  return rules.some((rule) => rule(session, message));
}
