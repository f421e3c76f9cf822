import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { migrationsBeside, startServer } from './app/start-server';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));
const migrationsDir = [here, join(here, '..')].map(migrationsBeside).find((path) => existsSync(path))!;
const tell = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const server = await startServer(readConfig(process.env), { migrationsDir, tell });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void server.stop().then(
        () => {
          tell(startTexts.stopped);
          process.exit(0);
        },
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
  // The launcher reads this line to learn the port when it was left to the system.
  tell(`listening ${server.url}`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
