/** `npm run spec-map`: writes into `docs/spec-map.md` which tests name which row, goal and finding. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gatherTests, writePage } from './gather';

const root = resolve(import.meta.dirname, '../..');
const page = join(root, 'docs/spec-map.md');
writeFileSync(page, writePage(readFileSync(page, 'utf8'), gatherTests(root)));
