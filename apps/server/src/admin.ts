/**
 * The command behind `npm run admin -- <phone> [--desk] [--remove]`: a registered
 * person becomes an administrator, or one of the operator's desk, or is it no more. Beside a running server it works
 * on the same database; otherwise it opens the database itself.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roleTexts as texts } from '@mastlight/domain/account/messages';
import { isPhone, maskPhone, tidyPhone } from '@mastlight/domain/vocabulary/phone';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));

try {
  const words = process.argv.slice(2);
  const phones = words.filter((word) => !word.startsWith('--')).map(tidyPhone);
  const isGiven = !words.includes('--remove');
  const role = words.includes('--desk') ? 'desk' : 'admin';
  const [phone = ''] = phones;
  const isKnown = words.every((word) => ['--remove', '--desk'].includes(word) || !word.startsWith('--'));
  if (phones.length !== 1 || !isPhone(phone) || !isKnown) throw new Error(texts.usage);
  // The server is read once it is known what to do: that takes longer than to refuse.
  const [{ openBeside }, { giveRole }] = await Promise.all([import('./app/open-beside'), import('./modules/account/index')]);
  const { server } = await openBeside(readConfig(process.env), here);
  try {
    const result = await giveRole(server.platform, { phone, role, isGiven });
    if (result === 'unknown') throw new Error(texts.unknown(maskPhone(phone)));
    process.stdout.write(`${texts[result](maskPhone(phone), role)}\n`);
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
