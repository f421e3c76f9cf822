/**
 * The command behind `npm run admin -- <phone> [--remove]`: a registered person
 * becomes an administrator, or is one no more. Beside a running server it works
 * on the same database; otherwise it opens the database itself.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { administratorTexts as texts } from '@mastlight/domain/account/messages';
import { isPhone, maskPhone, tidyPhone } from '@mastlight/domain/vocabulary/phone';
import { openBeside } from './app/open-beside';
import { setAdministrator } from './modules/account/index';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));

try {
  const words = process.argv.slice(2);
  const phones = words.filter((word) => !word.startsWith('--')).map(tidyPhone);
  const isRemoved = words.includes('--remove');
  const [phone = ''] = phones;
  const isKnown = words.every((word) => word === '--remove' || !word.startsWith('--'));
  if (phones.length !== 1 || !isPhone(phone) || !isKnown) throw new Error(texts.usage);
  const { server } = await openBeside(readConfig(process.env), here);
  try {
    const result = await setAdministrator(server.platform, phone, !isRemoved);
    if (result === 'unknown') throw new Error(texts.unknown(maskPhone(phone)));
    process.stdout.write(`${texts[result](maskPhone(phone))}\n`);
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
