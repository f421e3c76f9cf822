/** `node --import ./tooling/boundaries/typescript-alias.mjs --import tsx tooling/boundaries/check.ts` */
import { resolve } from 'node:path';
import { cruiseTree } from './cruise-tree';
import { findScriptFaults } from './script-rules';

const root = resolve(import.meta.dirname, '../..');
const { moduleCount, violations } = await cruiseTree(root, ['apps', 'packages']);
const faults = await findScriptFaults(root);
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
for (const { rule, file, text } of faults) console.error(`${rule}: ${file}: ${text}`);
console.log(`boundaries: ${moduleCount} modules, ${violations.length + faults.length} violations`);
process.exitCode = violations.length + faults.length > 0 ? 1 : 0;
