/**
 * `npm run speed [-- <ratio>…] [--write]`: measures every bench that has a peer
 * or a bare limit, in its short form, compares each ratio with the last dated
 * one in `docs/benchmarks.md` and names what fell by more than a fifth or was
 * not measured; ends with 1 then. What fell is measured once more before it is
 * named, because the machine may have been busy. `--write` adds what was
 * measured to the table, dated today.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../test/chromium.mjs';
import { compareRatios, isFast, showRatio } from './compare-ratios';
import { guardedBenches, type GuardedBench } from './guarded-benches';
import { readRatioLines } from './ratio-lines';
import { addRatios, readRatioTable } from './ratio-table';

/** A bench takes half a minute on a quiet machine, and several on one that others use. */
const limitMs = 300_000;
const root = resolve(import.meta.dirname, '../..');
const page = join(root, 'docs/benchmarks.md');

const { positionals, values } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
const names = guardedBenches.flatMap(({ ratios }) => ratios);
if (positionals.some((name) => !names.includes(name))) {
  console.error(`npm run speed [-- <ratio>…] [--write], where a ratio is one of: ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  process.exitCode = (await runAll(positionals.length === 0 ? names : positionals)) ? 0 : 1;
}

async function runAll(chosen: readonly string[]): Promise<boolean> {
  const dated = readRatioTable(readFileSync(page, 'utf8'));
  const measured = new Map<string, number>();
  for (const bench of guardedBenches) {
    const expected = bench.ratios.filter((name) => chosen.includes(name));
    if (expected.length === 0) continue;
    for (let turn = 0; turn < 2 && !isFast(compareRatios(expected, measured, dated)); turn++) {
      const printed = readRatioLines(await runBench(bench));
      for (const name of expected) measured.set(name, Math.max(printed.get(name) ?? 0, measured.get(name) ?? 0));
      // A ratio that was not printed is none.
      for (const name of expected) if (measured.get(name) === 0) measured.delete(name);
    }
    for (const compared of compareRatios(expected, measured, dated)) console.log(showRatio(compared));
  }
  const compared = compareRatios(chosen, measured, dated);
  const failed = compared.filter(({ verdict }) => verdict === 'FELL' || verdict === 'MISSING');
  console.log(failed.length === 0 ? 'nothing fell' : `fell or missing: ${failed.map(({ name }) => name).join(', ')}`);
  if (values.write) writeFileSync(page, addRatios(readFileSync(page, 'utf8'), measured, new Date().toISOString().slice(0, 10)));
  return isFast(compared);
}

/** What a bench printed, whether it met its own goals or not; a bench beyond its time is ended. */
async function runBench({ command, isInBrowser }: GuardedBench): Promise<string> {
  if (isInBrowser) process.env['CHROMIUM'] ??= await ensureChromium(console.log);
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  // With all that it started: a database that is interrupted stops at once.
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGINT'), limitMs);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await new Promise((ended) => child.on('close', ended));
  clearTimeout(timer);
  return printed;
}
