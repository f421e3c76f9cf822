import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../../..');
const stylesBelow = (folder: string): string[] =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && file !== 'fonts.css' && !file.startsWith('gallery'))
    .map((file) => join(folder, file));

/** The styles of the parts, of pastes and of the bill list, the tokens first, for drawing a part of it in a real browser. */
export const listStyles = ['packages/ui/src/tokens.css', 'packages/ui/src/base.css']
  .concat(
    ['packages/ui/src', 'apps/web/src/platform/list', 'apps/web/src/platform/paste', 'apps/web/src/features/bill-subscription'].flatMap(
      stylesBelow,
    ),
  )
  .map((file) => readFileSync(join(repository, file), 'utf8'))
  .join('\n');
