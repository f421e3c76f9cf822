import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { findMigrations, startServer, type RunningServer } from './app/start-server';
import { embeddedArgument, firstArgument, reportToParent, workerArgument } from './app/worker-process';
import { readConfig } from './platform/config';

const file = fileURLToPath(import.meta.url);
const migrationsDir = findMigrations(dirname(file));
const isWorker = process.argv[2] === workerArgument;
const tell = (text: string): void => void process.stdout.write(`${text}\n`);

let server: Promise<RunningServer> | null = null;
let isStopping = false;

// Listened for from the beginning: whoever stops during the start must not leave a database behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

// Who started us is gone: nobody is left to stop us later, or to read what we say. A worker ends as if killed with it.
if (process.connected) process.on('disconnect', () => void (isWorker ? process.exit(1) : stop()));
// Gone already, while this program was being read.
else if (isWorker) process.exit(1);
process.stdout.on('error', () => {});

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  try {
    await (await server)?.stop();
    if (!isWorker) tell(startTexts.stopped);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  }
}

try {
  const config = readConfig(process.env);
  if (isWorker) {
    const given = process.argv.slice(3);
    const start = {
      migrationsDir,
      isBesideRequests: true,
      isBesideEmbedded: given.includes(embeddedArgument),
      isFirstWorker: given.includes(firstArgument),
    };
    const roles = config.roles.filter((role) => role !== 'http');
    server = startServer({ ...config, roles, operationsPort: config.workerOperationsPort }, start);
    reportToParent((await server).queue);
  } else {
    server = startServer(config, { migrationsDir, tell, workerFile: file });
    // The launcher reads this line to learn the port when it was left to the system.
    tell(`listening ${(await server).url}`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
