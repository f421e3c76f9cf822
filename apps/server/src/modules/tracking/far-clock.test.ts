/**
 * Guarantee (docs/bill-rules.md 9): whatever row form of whatever port bears the clock of a source that stands years ahead,
 * what it says counts as said when it was heard: it is neither lost nor above what a right clock says afterwards.
 */
import { profiles, portRules } from '@mastlight/domain/ports/index';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import type { Fact, NewFact } from '@mastlight/domain/tracking/fact';
import { oddTimesOf } from '@mastlight/domain/tracking/odd-times';
import { compareSaid, happenedAt, isInFuture, saidAt } from '@mastlight/domain/tracking/said-order';
import type { SourceCode } from '@mastlight/domain/vocabulary/source';
import { readMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { boxNo, senders, type Json, type JsonRow } from '../../scenarios/row-forms-for-test';
import { stateFacts } from './stated-facts';

const heardMs = Date.UTC(2026, 9, 12);
const minuteMs = 60_000;

function hear(source: SourceCode, text: string, messageId: number) {
  const { messages } = readMessage(Buffer.from(text));
  const { facts, oddTimes } = stateFacts({ messageId, source, heardMs: heardMs + messageId * minuteMs, messages });
  return { oddTimes, facts: facts.map((fact: NewFact, at): Fact => ({ ...fact, id: messageId * 100 + at }) as Fact) };
}

const clocks = /^(recvTime|compareTime|sendTime|receivetime)$/;
const farAhead = (row: JsonRow): JsonRow =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]): [string, Json] => [field, clocks.test(field) ? '2099-06-01 08:00:00' : value]),
  );

describe.each(profiles.map(({ code, name }) => ({ code, name })))('$name', ({ code: port }) => {
  const own = senders.filter(({ profile }) => profile.code === port);

  it('every form of row by a clock of 2099 counts when it was heard, and below a right one afterwards', () => {
    for (const { source, form } of own) {
      const told = (row: JsonRow, messageId: number) =>
        hear(source.code as SourceCode, form.document([row], port, source.code), messageId).facts;
      const far = told(farAhead(form.row), 1);
      const right = told(form.row, 2);
      expect([form.name, far.length]).toEqual([form.name, right.length]);
      for (const [at, fact] of far.entries()) {
        expect([form.name, fact.kind, isInFuture(fact)]).toEqual([form.name, fact.kind, false]);
        expect(saidAt(fact)).toBeLessThanOrEqual(fact.heardMs + 15 * minuteMs);
        expect(happenedAt(fact)).toBeLessThanOrEqual(fact.heardMs + 15 * minuteMs);
        // A right clock that speaks a minute later, of now, is the newer one.
        const now = { ...right[at]!, saidMs: right[at]!.heardMs };
        expect([form.name, compareSaid(now, fact) > 0]).toEqual([form.name, true]);
      }
    }
  });

  it('a release by a clock of 2099 stands until a right clock takes it back, and arrival stands beside it', () => {
    const sender = own.find(({ form }) => form.name === 'release');
    // Ningbo's own rows are read by a form of their own; they are walked above.
    if (!sender) return;
    const row = { blNo: 'FARCLOCK0001', ctnNo: boxNo, wharfCode: null, vessel: 'PU JIANG STAR', voyage: '0260E' };
    const say = (more: JsonRow, messageId: number) =>
      hear(sender.source.code as SourceCode, sender.form.document([{ ...row, ...more }], port, sender.source.code), messageId).facts;
    const far = say({ arriveFlag: '1', customFlag: '1', recvTime: '2099-01-01 08:00:00', arriveTime: '2099-01-01 07:00:00' }, 1);
    const { nodes } = portRules(port);
    const at = (judge: string) => nodes.find((node) => node.judge === judge)!.code;
    const before = deriveBillStatus(port, row.blNo, far);
    expect(before.bar[at('arrival')]).toMatchObject({ state: 'done', boxesDone: 1, boxesTotal: 1 });
    expect(before.boxes[0]!.doneMs[at('arrival')]).toBe(heardMs + minuteMs);
    const taken = say({ customFlag: '2', recvTime: '2026-10-12 08:05:00' }, 2);
    const after = deriveBillStatus(port, row.blNo, [...far, ...taken]);
    expect(after.bar[at('arrival')]).toMatchObject({ state: 'done', boxesDone: 1, boxesTotal: 1 });
    expect(after.bar[at('customs-release')]).toMatchObject({ state: 'exception', boxesDone: 0, boxesTotal: 1 });
    expect(deriveBillStatus(port, row.blNo, [...taken, ...far]).bar).toEqual(after.bar);
  });

  it('X5 a plan of 2099 is kept as it was said, and its times are told as odd', () => {
    const sender = own.find(({ form }) => form.name === 'plan');
    if (!sender) return;
    const row = { ...sender.form.row, portClose: '2099-12-31 08:00:00', customClose: '1970-01-02 08:00:00' };
    const { facts, oddTimes } = hear(sender.source.code as SourceCode, sender.form.document([row], port, sender.source.code), 1);
    expect(oddTimes).toEqual(['1970-01-02 08:00:00', '2099-12-31 08:00:00']);
    expect(facts).toMatchObject([{ kind: 'vessel-plan', detail: { portClosesMs: Date.UTC(2099, 11, 31) } }]);
    expect(facts.flatMap((fact) => (fact.kind === 'vessel-plan' ? oddTimesOf(fact) : []))).toHaveLength(2);
  });
});

it('X5 a report of a sailing in 1970 is kept as it was said, and told as odd', () => {
  const lines = ['UNH+1+VESDEP:D:00B:UN', 'BGM+98+DEMO1+9', 'TDT+20+0701E+1++MLL:172:166+++9000003:146::DEMO STAR', 'LOC+153+CNNGB:139:6'];
  const report = [...lines, 'DTM+186:197001020800:203', 'UNT+6+1'].map((line) => `${line}'`).join('');
  const { facts, oddTimes } = hear('ningbo-edi', report, 1);
  expect(oddTimes).toEqual(['1970-01-02 08:00:00']);
  expect(facts).toMatchObject([{ kind: 'vessel-report', detail: { atdMs: Date.UTC(1970, 0, 2) } }]);
});
