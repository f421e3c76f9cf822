import { manifestHeardTopic } from '@mastlight/domain/manifest-query/topics';
import type { Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { Platform } from '../../../platform/module';
import type { HeardManifests } from '../manifest-door';
import { statementsOf } from '../statements-of-message';
import { forgetMessages, insertStatements, markHeard } from '../store';

/** See `ManifestDoor.hear`. */
export async function hearMessages({ clock }: Pick<Platform, 'clock'>, tx: Transaction, heard: readonly HeardManifests[]): Promise<void> {
  // Most messages say nothing of manifests, and say so without a question to the database.
  const speaking = heard.filter(({ messages }) =>
    messages.some(({ kind }) => kind === 'customs-declaration' || kind === 'customs-receipt'),
  );
  if (speaking.length === 0) return;
  await forgetMessages(
    tx,
    speaking.map(({ messageId }) => messageId),
  );
  const statements = speaking.flatMap(statementsOf);
  if (statements.length === 0) return;
  await insertStatements(tx, statements);
  const named = statements.flatMap(({ mode, billNo }) => (billNo === null ? [] : [{ mode, billNo }]));
  const awaited = named.length === 0 ? [] : await markHeard(tx, named, clock.nowMs());
  for (const { id, owner_key, told_to } of awaited) {
    for (const ownerKey of new Set([owner_key, told_to])) await publishChange(tx, { ownerKey, topic: manifestHeardTopic, ids: [id] });
  }
}
