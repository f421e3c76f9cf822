/**
 * The command behind `npm run ais`: a record of AIS sentences written into the product's positions. Beside a running server
 * it works on the same database; otherwise it opens the database itself.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aisTexts as texts } from '@mastlight/domain/position/messages';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));

try {
  const [path = '', ...others] = process.argv.slice(2);
  if (path === '' || path.startsWith('-') || others.length > 0) throw new Error(texts.usage);
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new Error(texts.notFound(path));
  const [{ openBeside }, { positionParts, replayAis }] = await Promise.all([
    import('./app/open-beside'),
    import('./modules/position/index'),
  ]);
  const { server } = await openBeside(readConfig(process.env), here);
  try {
    process.stdout.write(`${texts.done(await replayAis(positionParts(server.platform), createReadStream(path)))}\n`);
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
