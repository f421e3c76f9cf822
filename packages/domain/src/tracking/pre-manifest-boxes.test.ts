// Guarantee: a box that customs names beside its answer to the whole bill is known by that answer, in however many messages
// it comes, and by no other statement of the same minute.
import { expect, it } from 'vitest';
import { namedBeside, takenOff } from './pre-manifest-boxes';
import { fact, hourMs, minuteMs, t0 } from './truth-table/told-facts';

const customs = { source: 'customs' } as const;
const whole = fact('pre-manifest-receipt', t0, { ...customs, containerNo: null });
const named = (saidMs: number, containerNo: string, heardMs = saidMs) =>
  fact('pre-manifest-receipt', saidMs, { ...customs, containerNo, heardMs });

it('stands beside the answer of its time, whenever either is heard', () => {
  const box = named(t0, 'CSNU6152042', t0 + 9 * minuteMs);
  expect(namedBeside([whole, box])(box)).toBe(true);
  const other = named(t0 + minuteMs, 'CSNU6152042');
  expect(namedBeside([whole, other])(other)).toBe(false);
});

it('stands beside no other statement about the whole bill, nor is another statement about a box such a name', () => {
  const box = named(t0, 'CSNU6152042');
  const release = fact('customs-pass', t0, { ...customs, containerNo: null });
  expect(namedBeside([release, box])(box)).toBe(false);
  const inspected = fact('inspection', t0, customs);
  expect(namedBeside([whole, inspected])(inspected)).toBe(false);
});

it('is taken off when the newest answer names it no more', () => {
  const [before, after] = [named(t0, 'CSNU6152042'), named(t0 + hourMs, 'MSKU0308961')];
  const facts = [whole, before, fact('pre-manifest-receipt', t0 + hourMs, { ...customs, containerNo: null }), after];
  expect([before, after].map(takenOff(facts))).toEqual([true, false]);
});
