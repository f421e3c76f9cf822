/**
 * The command behind `npm run reread -- <span>`: raw messages are read again
 * after a reader's repair. Beside a running server it works on the same
 * database; otherwise it opens the database itself.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import { readRereadSpan } from '@mastlight/domain/intake/reread-span';
import { openBeside } from './app/open-beside';
import { openDispatch, receiveNothing } from './app/open-dispatch';
import { createFollowModule } from './modules/follow/index';
import { createIntakeModule } from './modules/intake/index';
import { createManifestQueryModule } from './modules/manifest-query/index';
import { createTrackingModule } from './modules/tracking/index';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));

try {
  const text = process.argv.slice(2).join(',');
  const span = readRereadSpan(text);
  if (span === null) throw new Error(intakeTexts.rereadUsage);
  const { server, isBesideEmbedded } = await openBeside(readConfig(process.env), here);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  try {
    const follow = createFollowModule(server.platform);
    const tracking = createTrackingModule(server.platform, follow);
    const intake = createIntakeModule(server.platform, tracking, follow, {
      dispatch: openDispatch(server.platform, receiveNothing),
      manifests: createManifestQueryModule(server.platform, tracking, follow),
    });
    const done = await intake.rereadSpan(text, span, stopping.signal, (progress) =>
      process.stdout.write(`${intakeTexts.rereadProgress(progress)}\n`),
    );
    if (done.redriven > 0 && !isBesideEmbedded) await intake.decodeWaiting();
    process.stdout.write(`${stopping.signal.aborted ? intakeTexts.rereadEnded : intakeTexts.rereadDone(done)}\n`);
    // Whoever waits for the end of the span must not go on.
    if (stopping.signal.aborted) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
