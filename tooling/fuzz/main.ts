/**
 * `npm run fuzz -- <family> [--minutes <n>] [--seed <s>]`, or `--input <file>`
 * to repeat one input that failed. Ends with 1 when an input failed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readMessage } from '@mastlight/wire';
import { familyNames, type FamilyName } from './families';
import { findStreamFault, fuzz, readOnce, type FuzzFault } from './fuzz';
import { Dice } from './random';

const folder = fileURLToPath(new URL('../../.build/fuzz/', import.meta.url));
const usage = `npm run fuzz -- <${familyNames.join(' | ')}> [--minutes <n>] [--seed <s>] [--input <file>]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, input: { type: 'string' } },
});
const family = familyNames.find((name) => name === positionals[0]);
const minutes = Number(values.minutes ?? 1);
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);

if (!family || !(minutes > 0) || !Number.isSafeInteger(seed)) {
  console.error(usage);
  process.exitCode = 2;
} else if (values.input !== undefined) {
  process.exitCode = (await repeat(values.input)) ? 0 : 1;
} else {
  process.exitCode = (await run(family)) ? 0 : 1;
}

async function run(name: FamilyName): Promise<boolean> {
  console.log(`${name}, ${minutes} min, seed ${seed}`);
  const started = performance.now();
  const report = await fuzz({ family: name, seed, untilMs: started + minutes * 60_000 });
  const seconds = (performance.now() - started) / 1000;
  console.log(`executions     ${report.executions} (${Math.round(report.executions / seconds)}/s)`);
  console.log(`behaviours     ${report.sampleBehaviours} of the samples, ${report.newBehaviours} new`);
  console.log(`slowest input  ${report.slowest.ms.toFixed(1)} ms for ${report.slowest.bytes} bytes`);
  console.log(`memory         +${report.rssGrowthMb.toFixed(0)} MB`);
  console.log(`seed           ${seed}`);
  for (const fault of report.faults) save(name, fault);
  console.log(`faults         ${report.faults.length}`);
  return report.faults.length === 0;
}

/** Keeps the input of a fault and tells the command that repeats it. */
function save(name: FamilyName, { reason, input }: FuzzFault): void {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${name}-${createHash('sha256').update(input).digest('hex').slice(0, 12)}.bin`;
  writeFileSync(file, input);
  console.error(`FAULT ${reason} (${input.length} bytes)\n  npm run fuzz -- ${name} --input ${file}`);
}

async function repeat(file: string): Promise<boolean> {
  const input = readFileSync(file);
  const { reading, ms, fault } = readOnce(readMessage, input);
  let found = fault;
  for (let turn = 0; turn < 50 && found === null && reading !== null; turn++) {
    found = await findStreamFault(input, reading, new Dice(turn));
  }
  console.log(found === null ? `no fault, ${ms.toFixed(1)} ms` : `FAULT ${found}, ${ms.toFixed(1)} ms`);
  return found === null;
}
