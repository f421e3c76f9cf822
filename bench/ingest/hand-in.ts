import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/platform/db/database';
import type { IntakeDoor } from '../../apps/server/src/modules/intake/intake-door';
import type { GateFile } from './gate-files';

/** Hands files in and waits until all are decoded; gives how long that took, s. */
export async function handIn(intake: Pick<IntakeDoor, 'receiveMessages'>, database: Database, files: readonly GateFile[]): Promise<number> {
  const startedMs = performance.now();
  for (let i = 0; i < files.length; i += 4) {
    const some = files.slice(i, i + 4);
    await intake.receiveMessages(some.map(({ bytes }, k) => ({ source: 'ningbo-edi' as const, fileName: `${i + k}.txt`, bytes })));
  }
  for (;;) {
    const { rows } = await database.query('system', `select 1 from intake_message where state = 'received' limit 1`);
    if (rows.length === 0) return (performance.now() - startedMs) / 1000;
    await pause(20);
  }
}
