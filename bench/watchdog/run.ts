/**
 * The watchdog against planted gaps: 60 made days of each port, of which the
 * first ten only teach. Precision is the share of what is told that was
 * planted, recall the share of what was planted that is told.
 *
 *   [SEED=…] npx tsx bench/watchdog/run.ts
 */
import { profiles } from '@mastlight/domain/ports/index';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { playDays, type Judged } from '@mastlight/domain/tracking/truth-table/seeded-days';

const first = Number(process.env['SEED'] ?? 20261122);
/** One seed may be lucky. */
const seeds = Array.from({ length: 6 }, (_, at) => first + at * 1_000);
const wish = { days: 60, billsPerDay: 12, teachingDays: 10 };
const goal = 0.9;

const shares = (judged: readonly Judged[]) => {
  const sum = (read: (one: Judged) => number): number => judged.reduce((total, one) => total + read(one), 0);
  const [found, missed, wrong, quiet] = [
    sum((one) => one.found),
    sum((one) => one.missed.length),
    sum((one) => one.wrong.length),
    sum((one) => one.quiet),
  ];
  return { found, missed, wrong, quiet, precision: found / (found + wrong), recall: found / (found + missed) };
};
const tell = (name: string, judged: readonly Judged[]): boolean => {
  const { found, missed, wrong, quiet, precision, recall } = shares(judged);
  const delays = judged.flatMap(({ delayHours }) => delayHours).sort((a, b) => a - b);
  const median = delays[Math.floor(delays.length / 2)] ?? NaN;
  console.log(
    `${name.padEnd(9)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  told ${found + wrong} (${wrong} came as always)  planted ${found + missed} (${missed} not told)  quiet ${quiet}  told ${median.toFixed(1)} h after the event was due by nature (median)`,
  );
  return precision >= goal && recall >= goal;
};

console.log(`${wish.days} days a port, ${wish.billsPerDay} bills a day, the first ${wish.teachingDays} days only teach`);
let isMet = true;
const ofPorts = new Map<string, Judged[]>();
for (const seed of seeds) {
  const played = profiles.map(({ code: port, name }, at) => ({ name, judged: playDays({ ...wish, port, seed: seed + at }) }));
  isMet =
    tell(
      `${seed}`,
      played.map(({ judged }) => judged),
    ) && isMet;
  for (const { name, judged } of played) {
    ofPorts.set(name, [...(ofPorts.get(name) ?? []), judged]);
    const { precision, recall } = shares([judged]);
    if (precision < goal || recall < goal) console.log(`  ${name} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`);
    isMet = precision >= goal && recall >= goal && isMet;
  }
}
for (const [name, judged] of ofPorts) {
  isMet = tell(name, judged) && isMet;
  if (process.env['VERBOSE']) {
    const byNode = (keys: readonly string[]): string =>
      [...groupBy(keys, (key) => key.split(' ')[1]!)].map(([node, those]) => `${node} ${those.length}`).join(', ') || 'none';
    const keysOf = (read: (one: Judged) => readonly string[]): string => byNode(judged.flatMap(read));
    console.log(`       came as always ${keysOf((one) => one.wrong)}, not told ${keysOf((one) => one.missed)}`);
  }
}
isMet = tell('all', [...ofPorts.values()].flat()) && isMet;
console.log(
  `goal: precision and recall ≥ ${goal}, of every seed, of each port, and of each port of every seed: ${isMet ? 'met' : 'missed'}`,
);
if (!isMet) process.exitCode = 1;
