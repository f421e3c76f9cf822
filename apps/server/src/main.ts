import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { findMigrations, startServer, type RunningServer } from './app/start-server';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));
const migrationsDir = findMigrations(here);
const tell = (text: string): void => void process.stdout.write(`${text}\n`);

let server: Promise<RunningServer> | null = null;
let isStopping = false;

// Listened for from the beginning: whoever stops during the start must not leave a database behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

// The launcher is gone: nobody is left to stop us later, or to read what we say.
if (process.connected) process.on('disconnect', () => void stop());
process.stdout.on('error', () => {});

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  try {
    await (await server)?.stop();
    tell(startTexts.stopped);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  }
}

try {
  server = startServer(readConfig(process.env), { migrationsDir, tell });
  // The launcher reads this line to learn the port when it was left to the system.
  tell(`listening ${(await server).url}`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
