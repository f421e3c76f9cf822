/**
 * The command behind `npm run terminals`: which plates terminals claim that others have, and a plate taken from its terminal.
 * Beside a running server it works on the same database; otherwise it opens the database itself.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { terminalTexts as texts } from '@mastlight/domain/position/messages';
import { readPlate } from '@mastlight/domain/position/index';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));

try {
  const [act, typed = '', ...others] = process.argv.slice(2);
  const plate = readPlate(typed);
  const isRead = others.length === 0 && (act === 'claims' ? typed === '' : act === 'release' && plate !== null);
  if (!isRead) throw new Error(texts.usage);
  // The server is read once it is known what to do: that takes longer than to refuse.
  const [{ openBeside }, { listClaims, releasePlate }] = await Promise.all([
    import('./app/open-beside'),
    import('./modules/position/index'),
  ]);
  const { server } = await openBeside(readConfig(process.env), here);
  try {
    if (plate === null) {
      const claims = await listClaims(server.platform);
      const lines = claims.map(
        ({ plate: claimed, claimedBy, heldBy, claimantPlate, claimedMs }) =>
          texts.claim(claimed, formatShanghai(claimedMs), claimedBy) +
          (heldBy === null ? '' : texts.heldBy(heldBy)) +
          (claimantPlate === null ? '' : texts.bound(claimantPlate)),
      );
      process.stdout.write(`${lines.length === 0 ? texts.none : lines.join('\n')}\n`);
    } else if (await releasePlate(server.platform, plate)) process.stdout.write(`${texts.released(plate)}\n`);
    else throw new Error(texts.unknown(plate));
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
