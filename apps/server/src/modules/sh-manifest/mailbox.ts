import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { Parts } from './parts';

/** E-mails of one manifest are counted over so long, ms. */
export const emailDayMs = 24 * 3_600_000;

/** The mailbox of the shipping agent that a filing names (`AGENT_MAILBOXES`); null where the site knows none. */
export function mailboxOf({ platform }: Pick<Parts, 'platform'>, { head }: ManifestFiling): string | null {
  const { agentMailboxes } = platform.config;
  const agent = head.shipAgent.trim();
  return Object.hasOwn(agentMailboxes, agent) ? agentMailboxes[agent]! : null;
}
