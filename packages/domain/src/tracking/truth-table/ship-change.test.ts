// Guarantee (V-01): a bill that changes ship is told as the trade has it, port by port: what was given for the ship that it
// left is hollow and asked for anew, in whatever order it was heard; another spelling of one call is no change.
import { describe, expect, it } from 'vitest';
import { profiles } from '../../ports/index';
import { deriveBillStatus } from '../derive-bill-status';
import { explainBill } from '../explain-bill';
import { explainRelease } from '../explain-release';
import type { Fact } from '../fact';
import { listEvents } from '../list-events';
import { publishBill } from '../published-bill';
import { readOnCall } from '../read-on-call';
import { billStatusSchema } from '../status';
import { shipChecks } from '../say-ship-change';
import { caseBillNo, caseNowMs } from './bill-case';
import { factsOfLine, shipChangeLines, type ShipChangeLine } from './ship-change-lines';

const statusOf = (line: ShipChangeLine, facts: readonly Fact[] = factsOfLine(line)) => deriveBillStatus(line.port, caseBillNo, facts);

const line = (port: string, begins: string): ShipChangeLine =>
  shipChangeLines.find((other) => other.port === port && other.name.startsWith(begins))!;

describe('V-01 a bill that changes ship', () => {
  it.each(shipChangeLines.map((line) => [line.port, line.name, line] as const))('V-01 %s %s', (_port, _name, told) => {
    const [exceptions, sentence = '', whom = '', nodes = ''] = told.tells.split('|').map((part) => part.trim());
    const status = statusOf(told);
    const { bar, ...said } = explainBill(status, caseNowMs);
    const advice = said.nextStep.advice ?? '';
    const wished = nodes.split(' ').flatMap((word) => (word === '' ? [] : [word.split('=') as [string, string]]));
    expect({
      exceptions: said.exceptions.join(' ') || '-',
      sentence: sentence && said.sentence,
      tone: exceptions === '-' ? null : said.tone,
      unasked: whom.split(' ').filter((word) => !advice.includes(word)),
      nodes: Object.fromEntries(
        wished.map(([code, states]) => [code, states.split(',').includes(bar[code]!.state) ? states : bar[code]!.state]),
      ),
    }).toEqual({
      exceptions,
      sentence,
      tone: exceptions === '-' ? null : 'danger',
      unasked: [],
      nodes: Object.fromEntries(wished),
    });
    // Whoever is heard last, the bill is told alike.
    expect(statusOf(told, factsOfLine(told).toReversed())).toEqual(status);
  });

  it('V-01 keeps its change when it is stored, and is news to whoever has dealt with the bill', () => {
    const status = statusOf(line('NB', 'ready for A'));
    expect(billStatusSchema.parse(JSON.parse(JSON.stringify(status)))).toEqual(status);
    const published = publishBill(caseBillNo, status, caseNowMs);
    expect(published.troubleMs).toBe(caseNowMs - 90 * 60_000);
    // Whatever the clock says.
    expect(published.exceptions.get('ship-changed')).toEqual([[null, null]]);
    // What the old terminal gave is no pass for the new ship, and the row stands where that berths.
    expect(status.boxes[0]!.flags).toBeNull();
    expect(published).toMatchObject({ passFlag: null, terminal: 'BLCTMS', voyage: '303E', boxesGatedIn: 0 });
  });

  it('M3 a bill on board of another ship has neither sailed nor been loaded, and its plan tells no sailing', () => {
    const status = statusOf(line('NB', 'M3 on board of A'));
    expect(billStatusSchema.parse(JSON.parse(JSON.stringify(status)))).toEqual(status);
    expect(status).toMatchObject({ voyage: '303E', loadedMs: null, departedMs: null, plan: { atdMs: null } });
    const published = publishBill(caseBillNo, status, caseNowMs);
    expect(published).toMatchObject({ state: 'tracking', loadedMs: null, atdMs: null, troubleMs: caseNowMs - 90 * 60_000 });
    // Nor does the call fill it in for who typed B.
    const { namesakes: _, ...call } = status;
    const called = { ...call, departedMs: caseNowMs, plan: { ...status.plan!, atdMs: caseNowMs }, berthMove: null };
    expect(readOnCall(status, status, called)).toMatchObject({ departedMs: null, plan: { atdMs: null } });
  });

  it('V-01 by the new ship’s clock its papers are missing: what was declared for the old one is not declared', () => {
    const { troubles } = explainBill(statusOf(line('NB', 'the 截港 of the new ship has passed where')), caseNowMs);
    expect(troubles.at(-1)).toMatchObject({ code: 'papers-missing', sentence: '截港已过，预配未申报' });
  });

  it('V-01 the old steps stand in a check: what was said, for which call, when, and what to do', () => {
    const checks = shipChecks(statusOf(line('NB', 'ready for A')));
    expect(checks.map(({ name, call, advice }) => `${name} ${call} ${advice}`)).toEqual([
      '预配 ALPHA/101E 请货代按新船重报预配',
      '进港 ALPHA/101E 请车队把箱转到梅山',
      '运抵 ALPHA/101E 箱转到梅山后，请场站按新船重发运抵报告',
      '放行 ALPHA/101E 请报关行问海关，原来的放行算不算，要不要改单',
      '三联单 ALPHA/101E 请报关行在电子口岸按新船查三联单',
      '码放 ALPHA/101E 问码头新船要不要重新码放',
    ]);
    expect(checks.map(({ containerNos }) => containerNos.length)).toEqual([0, 1, 1, 1, 1, 1]);
    expect(checks[1]!.atMs).toBe(caseNowMs - 900 * 60_000);
    expect(shipChecks(statusOf(line('TJ', 'everything said anew')))).toEqual([]);
  });

  const openLegs = (of: ShipChangeLine) =>
    explainRelease(statusOf(of), caseNowMs).legs.flatMap(({ code, state, sentence }) =>
      state === 'given' || state === 'implied' ? [] : [[code, state, sentence]],
    );

  it('H6 a box at the other terminal is in no port of the new ship, wherever it is asked', () => {
    const status = statusOf(line('NB', 'ready for A'));
    expect(status).toMatchObject({ boxesGatedIn: 0, bar: { GITM: { state: 'other-call', boxesDone: 0 } } });
    expect(status.boxes[0]).toMatchObject({ waitsFor: 'GITM', held: null });
    // The arrival report is asked for once the box has moved; the list that names it is there.
    expect(openLegs(line('NB', 'ready for A')).slice(0, 3)).toEqual([
      ['BLA', 'awaited', expect.stringContaining('预配未申报')],
      ['GITM', 'awaited', expect.stringContaining('未进梅山：由车队转场，找车队')],
      ['ASA', 'later', null],
    ]);
    expect(status.boxes[0]!.answers).toMatchObject({ IFC: 'given' });
  });

  it('H6 where the new ship berths where the boxes are they are in, and the arrival report is asked for at once', () => {
    const there = line('NB', 'B berths where the boxes are');
    expect(statusOf(there)).toMatchObject({ boxesGatedIn: 1, bar: { GITM: { state: 'done', boxesDone: 1 } } });
    expect(openLegs(there)[1]).toEqual(['ASA', 'awaited', expect.stringContaining('由场站发')]);
  });

  it('H6 whoever has the box in hand at the new terminal says that it is there', () => {
    expect(statusOf(line('QD', 'tallied for B'))).toMatchObject({ boxesGatedIn: 1, bar: { GITM: { state: 'done', boxesDone: 1 } } });
    expect(statusOf(line('QD', 'released for B at the other terminal'))).toMatchObject({ boxesGatedIn: 0, boxes: [{ waitsFor: 'GITM' }] });
  });

  it.each(profiles.map(({ code }) => code))('V-01 %s: each step that can be hollow has somebody who is asked for it', (port) => {
    const checks = shipChangeLines.filter((other) => other.port === port).flatMap((other) => shipChecks(statusOf(other)));
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter(({ advice }) => !/货代|场站|报关行|外理|码头|车队/.test(advice))).toEqual([]);
  });

  it('V-01 the change stands once in the list of events, with both calls and without a box', () => {
    const told = (of: ShipChangeLine) => listEvents(factsOfLine(of)).filter(({ code }) => code === 'SHIP');
    expect(told(line('QD', 'passed for A'))).toMatchObject([
      { name: '换船', text: 'ALPHA/101E → BETA/303E', tone: 'danger', containerNo: null, place: null, timeMs: caseNowMs - 90 * 60_000 },
    ]);
    expect(told(line('XM', 'the port’s row for A is told once more'))).toHaveLength(1);
    expect(told(line('NB', 'a gate that names another ship'))).toEqual([]);
    expect(told(line('QD', 'ALPHA V.101E'))).toEqual([]);
  });

  it('H6 what was said for the ship that was left names it, in the tip of its lamp and in the list of events', () => {
    const rolled = line('QD', 'passed for A');
    expect(statusOf(rolled).bar).toMatchObject({ ASA: { note: '为 ALPHA/101E 所给' }, GITM: { note: '为 ALPHA/101E 所给' } });
    const events = listEvents(factsOfLine(rolled));
    expect(events.filter(({ code }) => code === 'GITM').map(({ text }) => text)).toEqual([expect.stringContaining('为 ALPHA/101E')]);
    expect(events.filter(({ fact }) => fact.vesselName === 'BETA').some(({ text }) => text?.includes('为 '))).toBe(false);
    const steady = listEvents(factsOfLine(line('NB', 'a gate that names another ship')));
    expect(steady.some(({ text }) => text?.includes('为 '))).toBe(false);
  });

  it('V-01 a list that was corrected to another ship is a change, one that was taken back is none', () => {
    const facts = factsOfLine(line('NB', 'ready for A')).map((fact) =>
      fact.kind === 'manifest'
        ? { ...fact, reference: fact.voyage, ...(fact.voyage === '303E' && { function: 'replace' as const }) }
        : fact,
    );
    const told = (all: readonly Fact[]) => listEvents(all).filter(({ code }) => code === 'SHIP').length;
    expect(told(facts)).toBe(1);
    const list = facts.find(({ voyage, kind }) => kind === 'manifest' && voyage === '303E')!;
    const takenBack: Fact = { ...list, id: 9_000, function: 'cancel', saidMs: caseNowMs, heardMs: caseNowMs };
    expect(told([...facts, takenBack])).toBe(0);
    expect(deriveBillStatus('NB', caseBillNo, [...facts, takenBack])).toMatchObject({ voyage: '101E' });
  });

  it('V-01 has lines of every port', () => {
    for (const { code } of profiles) {
      const own = shipChangeLines.filter(({ port }) => port === code);
      expect(own.filter(({ tells }) => tells.startsWith('ship-changed')).length).toBeGreaterThan(0);
      expect(own.filter(({ tells }) => tells.startsWith('-')).length).toBeGreaterThan(0);
    }
  });
});
