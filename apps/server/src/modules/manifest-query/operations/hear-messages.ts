import { cameOf } from '@mastlight/domain/manifest-query/came';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { Transaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { addJob } from '../../../platform/queue/queue';
import { lookJob } from '../look-job';
import type { HeardManifests } from '../manifest-door';
import { numbersNamed } from '../numbers-named';
import { findAwaited } from '../queries/find-awaited';
import { statementsOf } from '../statements-of-message';
import { forgetMessages, holdWaits, insertStatements, markHeard } from '../store';
import { tellWaiting } from './tell-waiting';

/** See `ManifestDoor.hear`. */
export async function hearMessages(
  platform: Pick<Platform, 'clock' | 'outbox'>,
  tx: Transaction,
  heard: readonly HeardManifests[],
): Promise<void> {
  const isCustoms = ({ kind }: HeardManifests['messages'][number]): boolean => kind === 'customs-declaration' || kind === 'customs-receipt';
  const speaking = heard.filter(({ messages }) => messages.some(isCustoms));
  // What the port's own rows name is looked for by a job; messages of positions name nothing, and ask nothing of the database.
  const named = numbersNamed(heard.flatMap(({ messages }) => messages.filter((message) => !isCustoms(message))));
  const statements = speaking.flatMap(statementsOf);
  if (speaking.length > 0) {
    await forgetMessages(
      tx,
      speaking.map(({ messageId }) => messageId),
    );
    if (statements.length > 0) await insertStatements(tx, statements);
  }
  const loose = statements.flatMap(({ billNo, containerNo }) => (billNo === null && containerNo !== null ? [containerNo] : []));
  const boxNos = [...new Set([...named.boxNos, ...loose])];
  const ofBill = groupBy(
    statements.filter(({ billNo }) => billNo !== null),
    ({ mode, billNo }) => `${mode} ${billNo}`,
  );
  if (ofBill.size === 0 && named.billNos.length === 0 && boxNos.length === 0) return;
  const bills = [...ofBill.values()].map(([first]) => ({ mode: first!.mode, billNo: first!.billNo! }));
  // Whoever begins to wait for one of these meanwhile waits for the end of this first, and then finds what it told.
  await holdWaits(tx, 'shared', [...bills.map(({ billNo }) => billNo), ...named.billNos, ...boxNos]);
  if (bills.length > 0) {
    const awaited = await markHeard(tx, bills, platform.clock.nowMs());
    await tellWaiting(platform, tx, awaited, ({ mode, billNo }) => cameOf(ofBill.get(`${mode} ${billNo}`) ?? []));
  }
  if (named.billNos.length === 0 && boxNos.length === 0) return;
  const billNos = await findAwaited(tx, named.billNos, boxNos);
  if (billNos.length > 0) await addJob(tx, lookJob, { billNos });
}
