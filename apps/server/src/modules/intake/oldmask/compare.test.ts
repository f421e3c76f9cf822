import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readMessage } from '@mastlight/wire';
import { decideCharset, decodeText } from '@mastlight/wire/syntax/charset';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import { random, seed } from '@mastlight/wire/testing/seed';
import { expect, it } from 'vitest';
import { excerptMessage as oldExcerpt } from './old-excerpt-message';
import { excerptMessage } from '../excerpt-message';
import { Ownership } from '../ownership';
import { maskForFollower } from '../shown-values';

function all(dir: string): string[] {
  return readdirSync(dir).flatMap((f) => {
    const p = join(dir, f);
    if (f === 'node_modules') return [];
    return statSync(p).isDirectory() ? all(p) : [p];
  });
}
const run = <T>(steps: Generator<void, T>): T => { for (;;) { const s = steps.next(); if (s.done) return s.value; } };
const root = '/work/wt-mask/packages/wire/src';
const files = [...all('/work/shared/samples'), ...all(root).filter((f) => f.includes('/samples/'))];
const next = random(seed);
const mutate = process.env['MUTATE'] === '1';
it(`same (SEED=${seed})`, () => {
  let count = 0; let own0 = 0; let differing = 0; const by: Record<string, [number, number, number]> = {};
  for (const file of files) {
    const bytes = readFileSync(file);
    if (bytes.length > 300_000) continue;
    const { format } = readMessage(bytes);
    if (!['flat-cn', 'edifact', 'gacc-xml', 'ningbo-rows', 'port-rows', 'dcsa-events'].includes(format)) continue;
    const sent = decodeText(bytes, decideCharset(bytes, null).charset);
    const words = [...new Set(sent.match(/[A-Z0-9]{7,}/g) ?? [])];
    for (let round = 0; round < Number(process.env['ROUNDS'] ?? 12); round++) {
      let text = sent;
      if (mutate) for (let i = 0; i < 4; i++) {
        const at = Math.floor(next() * text.length); const n = Math.floor(next() * 3);
        const marks = "'+:?\n<>/ A5\r\t";
        text = text.slice(0, at) + (next() < 0.5 ? marks[Math.floor(next() * marks.length)] : '') + text.slice(at + n);
      }
      const some = (p: number): string[] => words.filter(() => next() < p);
      const numbers = { billNos: some(round % 3 === 0 ? 0.5 : 0.15), containerNos: some(0.2), othersBillNos: some(0.2) };
      const own = (): Ownership => new Ownership(numbers);
      const wish = { text, format, omitted: intakeTexts.omitted };
      const a = run(oldExcerpt({ ...wish, own: own(), isMasked: true }));
      const o = own();
      const b = run(excerptMessage({ ...wish, own: o, values: maskForFollower(o) }));
      count++;
      const t = (by[format] ??= [0, 0, 0]);
      t[0]++;
      if (a.ownCount === 0 && b.ownCount === 0) { own0++; t[1]++; continue; }
      if (JSON.stringify(a) !== JSON.stringify(b)) {
        t[2]++;
        if (differing++ < Number(process.env['SHOW'] ?? 6)) {
          let i = 0; while (a.text[i] === b.text[i] && i < a.text.length) i++;
          console.log(file, { own: [a.ownCount, b.ownCount], om: [a.omittedCount, b.omittedCount], kept: JSON.stringify(a.kept) === JSON.stringify(b.kept) });
          console.log('OLD', JSON.stringify(a.text.slice(Math.max(0, i - 80), i + 120)));
          console.log('NEW', JSON.stringify(b.text.slice(Math.max(0, i - 80), i + 120)));
        }
      }
    }
  }
  console.log({ count, own0, differing }, by);
  expect(count).toBeGreaterThan(100);
}, 300_000);
