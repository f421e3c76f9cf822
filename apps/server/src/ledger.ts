/**
 * The command behind `npm run ledger -- verify`: reads the whole ledger and says what does not fit together (L-09). Beside
 * a running server it works on the same database; otherwise it opens the database itself. Exit code 1 where something
 * does not fit.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ledgerTexts as texts } from '@mastlight/domain/billing/messages';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));

try {
  const words = process.argv.slice(2);
  if (words.length !== 1 || words[0] !== 'verify') throw new Error(texts.usage);
  // The server is read once it is known what to do: that takes longer than to refuse.
  const [{ openBeside }, { countLedger, verifyLedger }] = await Promise.all([
    import('./app/open-beside'),
    import('./modules/billing/index'),
  ]);
  const { server } = await openBeside(readConfig(process.env), here);
  try {
    const { database } = server.platform;
    const { transfers, postings } = await countLedger(database);
    const faults = await verifyLedger(database);
    if (faults.length === 0) {
      process.stdout.write(`${texts.sound(transfers, postings)}\n`);
    } else {
      const lines = faults.map(({ ownerKey, no, fault }) => `${ownerKey} ${no} ${texts.fault[fault]}`);
      process.stderr.write(`${[texts.faulty(faults.length), ...lines].join('\n')}\n`);
      process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
