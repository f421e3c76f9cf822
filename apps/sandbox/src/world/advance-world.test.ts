// Guarantee: a world is a function of its seed and start; it says the same messages however its clock runs, every
// one of them is read back without an error, and its opening shows every kind of trouble.
import { isLong } from '@mastlight/testing/is-long';
import { hasValidCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { isBillNo } from '@mastlight/domain/vocabulary/bill-no';
import { readMessage } from '@mastlight/wire';
import { describe, expect, test } from 'vitest';
import type { Announcement } from '../delivery/announcement';
import { advanceWorld, createWorld } from './advance-world';
import { listOpeningBills } from './opening';
import type { WorldBill, World } from './world';

const start = Date.parse('2026-10-12T04:00:00Z');
const hourMs = 3_600_000;
const seed = process.env['SEED'] ?? '1';
console.log(`SEED=${seed}`);

const lines = (said: readonly Announcement[]): string[] =>
  said.map(({ source, name, bytes }) => `${source} ${name} ${Buffer.from(bytes).toString('base64')}`);

const live = (world: World, hours: number): string[] => lines(advanceWorld(world, start + hours * hourMs));

describe('R-0-10 a world that can be repeated', () => {
  test('the same seed and start say the same, another seed says something else', () => {
    const once = live(createWorld(seed, start), 72);
    expect(live(createWorld(seed, start), 72)).toEqual(once);
    expect(live(createWorld(`${seed}-other`, start), 72)).not.toEqual(once);
  });

  test('one leap says the same as many small steps', () => {
    const leap = live(createWorld(seed, start), 48);
    const world = createWorld(seed, start);
    const steps: string[] = [];
    for (let hours = 0; hours <= 48; hours += 0.5) steps.push(...live(world, hours));
    expect(steps).toEqual(leap);
  });

  test('a saved world goes on where it was', () => {
    const whole = createWorld(seed, start);
    live(whole, 24);
    const kept = JSON.parse(JSON.stringify(whole)) as World;
    expect(live(kept, 60)).toEqual(live(whole, 60));
  });

  test('going back in time says nothing again', () => {
    const world = createWorld(seed, start);
    live(world, 10);
    expect(live(world, 2)).toEqual([]);
  });
});

describe('the people and things of the opening', () => {
  const world = createWorld(seed, start);
  const bills = listOpeningBills(world).map((billNo) => world.bills[billNo]!);

  test('has at least 8 ships, 40 bills of many lines, 1 to 6 boxes with right check digits', () => {
    expect(new Set(Object.values(world.calls).map((call) => call.vesselName)).size).toBeGreaterThanOrEqual(8);
    expect(bills.length).toBeGreaterThanOrEqual(40);
    expect(new Set(bills.map((bill) => bill.operator)).size).toBeGreaterThanOrEqual(12);
    for (const bill of bills) {
      expect(isBillNo(bill.billNo)).toBe(true);
      expect(bill.boxes.length).toBeGreaterThanOrEqual(1);
      expect(bill.boxes.length).toBeLessThanOrEqual(6);
      expect(bill.boxes.map((box) => box.containerNo).filter((number) => !hasValidCheckDigit(number))).toEqual([]);
    }
    const numbers = bills.flatMap((bill) => bill.boxes.map((box) => box.containerNo));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('shows every kind of trouble within the first minute', () => {
    const scene = createWorld(seed, start);
    const nowMs = start + 60_000;
    advanceWorld(scene, nowMs);
    const some = (is: (bill: WorldBill, closesMs: number) => boolean): boolean =>
      Object.values(scene.bills).some((bill) => is(bill, scene.calls[bill.callId]!.portClosesMs));
    const isOut = (bill: WorldBill): boolean => bill.boxes.some((box) => box.gateInMs === null);
    expect(
      some((bill, closes) => isOut(bill) && closes < nowMs),
      'cut-off missed',
    ).toBe(true);
    expect(
      some((bill, closes) => isOut(bill) && closes > nowMs && closes < nowMs + 24 * hourMs),
      'near',
    ).toBe(true);
    expect(
      some(({ boxes }) => boxes.some((box) => box.gateInMs !== null && box.gateInMs < nowMs - 2 * hourMs && box.flags.cpcode !== 'Y')),
      'gated in, not arrived',
    ).toBe(true);
    expect(
      some(({ boxes }) => boxes.some((box) => box.checkCode === 'C')),
      'inspection',
    ).toBe(true);
    expect(
      some((bill) => bill.preManifestCode === '03'),
      'rejected',
    ).toBe(true);
    expect(
      some(({ boxes }) => boxes.some((box) => box.arrivalCode === '03')),
      'arrival rejected',
    ).toBe(true);
    expect(
      some(({ boxes }) => boxes.some((box) => box.flags.custom === 'Y' && box.flags.sld === 'N')),
      'no triple',
    ).toBe(true);
    expect(
      some(({ boxes, story }) => story === 'reversal' && boxes.some((box) => box.flags.cpcode === 'N')),
      'Y to N',
    ).toBe(true);
    const plans = advanceWorld(createWorld(seed, start), nowMs).filter(({ name }) => name.startsWith('VSLPLAN_BLCTMS'));
    expect(
      plans.some(({ bytes }) => Buffer.from(bytes).includes('ORIENT.LANTERN')),
      'cut-off changed',
    ).toBe(true);
  });

  test('moves something at least every minute in the first nine', () => {
    const scene = createWorld(seed, start);
    advanceWorld(scene, start);
    for (let minute = 1; minute <= 9; minute++) {
      expect(advanceWorld(scene, start + minute * 60_000).length, `minute ${minute}`).toBeGreaterThan(0);
    }
  });
});

test('everything said in five days is read back: no message refused, no error found', () => {
  const said = advanceWorld(createWorld(seed, start), start + 120 * hourMs);
  const kinds = new Set<string>();
  const wrong: string[] = [];
  for (const { name, bytes } of said) {
    const { messages, refusedCount, findings } = readMessage(bytes);
    const isRead = refusedCount === 0 && messages.length === 1 && findings.every(({ severity }) => severity !== 'error');
    if (isRead) kinds.add(messages[0]!.kind);
    else wrong.push(name);
  }
  expect(wrong).toEqual([]);
  expect([...kinds].sort().join(' ')).toBe(
    'customs-declaration customs-receipt gate manifest release-rows stow-instruction stow-plan track-rows vessel-move vessel-plan',
  );
});

test.runIf(isLong)('what sailed long ago is forgotten, so that a fast clock does not fill the memory', () => {
  const world = createWorld(seed, start);
  for (let day = 0; day <= 80; day += 10) advanceWorld(world, start + day * 24 * hourMs);
  const oldest = Math.min(...Object.values(world.calls).map((call) => call.portClosesMs));
  expect(oldest).toBeGreaterThan(start + 25 * 24 * hourMs);
});
