// Guarantee: of what was told by its day alone no hour is shown and none counted: words count days, no clock runs, nothing is learnt.
import { describe, expect, it } from 'vitest';
import { dayInstant } from '../vocabulary/day-instant';
import { formatShanghai, startOfShanghaiDay } from '../vocabulary/shanghai-time';
import { eventsOfBill } from '../open-api/events-of-bill';
import { clocksOf } from './clocks';
import { deriveBillStatus } from './derive-bill-status';
import { etaHistory } from './eta-history';
import { observedLags } from './expected-events';
import { explainBill } from './explain-bill';
import type { Fact } from './fact';
import { listEvents } from './list-events';
import { bill, fact, hourMs, t0 } from './truth-table/told-facts';

const dayMs = 24 * hourMs;
const day = dayInstant(startOfShanghaiDay(t0));
const endOfDayMs = startOfShanghaiDay(t0) + dayMs;
const derive = (...facts: readonly Fact[]) => deriveBillStatus('NB', bill, facts);
/** A report of later that the box came in on that day. */
const cameIn = fact('gate-in', t0, { happenedMs: day, saidMs: endOfDayMs + hourMs, heardMs: endOfDayMs + hourMs });

describe('a gate-in of which only the day is told', () => {
  it('W-11 is shown as its day, in the box and in its line', () => {
    const [box] = derive(cameIn).boxes;
    const [line] = listEvents([cameIn]);
    expect([formatShanghai(box!.gateInMs!), formatShanghai(line!.timeMs!)]).toEqual(['2026-10-12', '2026-10-12']);
  });

  it.each([
    [2 * dayMs, '进港 2天 未运抵，联系场站'],
    [2 * dayMs + 10 * hourMs, '进港 2天 未运抵，联系场站'],
    [dayMs + 23 * hourMs, '进港 1天 未运抵，联系场站'],
    [191 * dayMs + 10 * hourMs, '进港 191天 未运抵，联系场站'],
  ])('W-11 %d ms after its day began the sentence counts days', (afterMs, sentence) => {
    const explained = explainBill(derive(cameIn), startOfShanghaiDay(t0) + afterMs);
    expect([explained.sentence, explained.nextStep.title]).toEqual([sentence, `运抵报告未到，进港后 ${sentence.split(' ')[1]}`]);
  });

  it('W-11 is late no sooner than it were had the box come in with the last minute of the day', () => {
    const [event] = derive(cameIn).expected;
    const [late] = derive(
      fact('gate-in', t0, { happenedMs: endOfDayMs, saidMs: endOfDayMs + hourMs, heardMs: endOfDayMs + hourMs }),
    ).expected;
    expect([event!.node, event!.dueMs]).toEqual([late!.node, late!.dueMs]);
  });

  it('W-11 gives way to a report of the same day that tells the hour', () => {
    const timed = fact('gate-in', t0, { happenedMs: startOfShanghaiDay(t0) + 7 * hourMs });
    expect(derive(cameIn, timed).boxes[0]!.gateInMs).toBe(startOfShanghaiDay(t0) + 7 * hourMs);
  });

  it('W-11 teaches nobody how long the next step takes', () => {
    const arrived = fact('arrival-receipt', endOfDayMs + hourMs, { source: 'customs', detail: { code: '01' } });
    const timed = fact('gate-in', t0);
    expect([observedLags(derive(timed, arrived)).length > 0, observedLags(derive(cameIn, arrived))]).toEqual([true, []]);
  });

  it('W-11 is no event for machines, whose events have an instant', () => {
    expect(eventsOfBill(derive(fact('gate-in', t0))).map(({ slot }) => slot)).toContain(`gate-in ${cameIn.containerNo}`);
    expect(eventsOfBill(derive(cameIn)).map(({ slot }) => slot)).not.toContain(`gate-in ${cameIn.containerNo}`);
  });

  it('W-11 of a day that has not come was on the day on which it was heard', () => {
    const ahead = fact('gate-in', t0, { happenedMs: dayInstant(endOfDayMs), saidMs: t0, heardMs: t0 });
    expect(formatShanghai(derive(ahead).boxes[0]!.gateInMs!)).toBe('2026-10-12');
  });
});

describe('a plan of which only days are told', () => {
  const planned = fact('vessel-plan', t0, {
    detail: { portClosesMs: dayInstant(endOfDayMs), customsClosesMs: endOfDayMs, etaMs: dayInstant(endOfDayMs) },
  });

  it('W-11 has no clock by them, and those that tell an hour stay', () => {
    const status = derive(fact('gate-in', t0), planned);
    expect(clocksOf(status)).toMatchObject({ gate: null, entry: null, customs: { field: 'customsClosesMs', atMs: endOfDayMs } });
    expect(formatShanghai(status.plan!.etaMs!)).toBe('2026-10-13');
  });

  it('W-11 of a clock whose hour was told a day alone moves nothing and takes nothing away', () => {
    const told = (saidMs: number, portClosesMs: number | null) => fact('vessel-plan', saidMs, { detail: { portClosesMs } });
    const hour = t0 + 30 * hourMs;
    const asDay = dayInstant(startOfShanghaiDay(hour));
    const changesOf = (...plans: readonly Fact[]) =>
      derive(fact('gate-in', t0), ...plans).cutOffChanges.map(({ fromMs, toMs }) => [fromMs, toMs]);
    expect(changesOf(told(t0, hour), told(t0 + hourMs, asDay))).toEqual([]);
    expect(changesOf(told(t0, hour), told(t0 + hourMs, asDay), told(t0 + 2 * hourMs, hour + hourMs))).toEqual([[hour, hour + hourMs]]);
    expect(changesOf(told(t0, hour), told(t0 + hourMs, null))).toEqual([[hour, null]]);
  });

  it('W-11 moves no berthing by hours', () => {
    const later = fact('vessel-plan', t0 + hourMs, { detail: { etaMs: endOfDayMs + 20 * hourMs } });
    expect(etaHistory([planned, later], null)?.heard.map(({ etaMs }) => etaMs)).toEqual([endOfDayMs + 20 * hourMs]);
  });
});
