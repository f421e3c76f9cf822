/** `npm run spec-map`: writes `.build/spec-map.md`, which tests are named by which row, goal and finding; prints the total. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepShown, gatherTests, writeTables, writeTotal } from './gather';

const root = resolve(import.meta.dirname, '../..');
const filesOf = keepShown(gatherTests(root));
mkdirSync(join(root, '.build'), { recursive: true });
writeFileSync(join(root, '.build/spec-map.md'), writeTables(filesOf));
console.log(writeTotal(filesOf));
