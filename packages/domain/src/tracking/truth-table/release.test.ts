// Guarantee: the release explainer says of every combination of a port's legs, whatever the clocks, whose word is missing,
// who sends it, whom to call and how long: as the table of each port has it, by hand and by a second statement.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portRules, profiles, type PortCode, type ReleaseFlag } from '../../ports/index';
import { legStates, type FlagValue } from '../../vocabulary/bill-progress';
import { tradeRoles } from '../../vocabulary/trade-role';
import { deriveBillStatus } from '../derive-bill-status';
import { explainRelease } from '../explain-release';
import { askTexts, flagAskTexts } from '../messages';
import type { BillStatus } from '../status';
import { boxNoOf, caseBillNo, caseNowMs, factsOfCase, type BillCase, type BoxCase } from './bill-case';
import { isLong, madeCases, madeSeed } from './made-cases';
import { portTables, releaseLines } from './release-legs';
import { lettersOf, stateBox, stateLegs, type ClockTimes } from './release-statement';

const hour = 60;
const plan = { documentsClosesMs: 3 * hour, gateInClosesMs: 5 * hour, customsClosesMs: 7 * hour, portClosesMs: 9 * hour };
/** Hours after the moment at which the plan is near; null: no plan is told. */
const moments = { far: -60, near: 0, between: 6, at: 7, past: 10, none: null } as const;

type Moment = keyof typeof moments;

function timesAt(moment: Moment): ClockTimes {
  const later = moments[moment];
  if (later === null) return null;
  const left = (minutes: number): number => minutes - later * hour;
  return { papers: left(3 * hour), entry: left(5 * hour), customs: left(7 * hour), port: left(9 * hour) };
}

/** The port's time at a moment. */
function momentMs(moment: Moment): number {
  return caseNowMs + (moments[moment] ?? 0) * 3_600_000;
}

/** What would be heard where these letters are said. */
function boxOf(port: PortCode, said: string): BoxCase {
  const { legs } = portTables[port];
  const letterOf = (stage: string): string => said[legs.findIndex((leg) => leg.stage === stage)] ?? '.';
  const history: Readonly<Record<string, readonly FlagValue[]>> = { n: ['no'], Y: ['yes'], T: ['yes', 'withdrawn'] };
  const flags: Partial<Record<ReleaseFlag, readonly FlagValue[]>> = {};
  legs.forEach(({ stage, flag }, at) => {
    const told = history[said[at]!];
    // Customs answers arrival and release itself; only that an arrival was taken back is told by the port alone.
    const isOfPort = stage === 'permit' || stage === 'stow' || stage === 'clean' || (stage === 'arrival' && said[at] === 'T');
    if (flag && told && isOfPort) flags[flag] = told;
  });
  const releases = { Y: ['accepted'], X: ['refused'], T: ['accepted', 'withdrawn'], n: ['not-yet'] } as const;
  const arrivals = { Y: ['accepted'], X: ['refused'] } as const;
  const arrival = arrivals[letterOf('arrival') as 'Y'];
  const release = releases[letterOf('release') as 'Y'];
  return {
    gate: letterOf('gate') === 'Y' ? 'in' : letterOf('gate') === 'L' ? 'left-again' : 'out',
    listed: 'YT'.includes(letterOf('clean')),
    flags,
    ...(arrival && { arrival }),
    ...(release && { release }),
    ...(letterOf('release') === 'I' && { inspection: 'open' }),
  };
}

function billOf(port: PortCode, boxes: readonly string[], isPlanned = true): BillCase {
  const answers = { '.': [], D: ['declared'], Y: ['declared', 'accepted'], X: ['declared', 'refused'] } as const;
  const first = portTables[port].legs[0]!.stage === 'pre' ? boxes[0]![0]! : '.';
  return { port, boxes: boxes.map((said) => boxOf(port, said)), preManifest: answers[first as 'Y'], plan: isPlanned ? plan : null };
}

function statusOf(bill: BillCase): BillStatus {
  return deriveBillStatus(bill.port, caseBillNo, factsOfCase(bill));
}

/** Every combination of what can be said of the legs. */
function* combinations(port: PortCode): Generator<string> {
  const letters = portTables[port].legs.map(({ stage }) => lettersOf[stage]);
  const total = letters.reduce((product, { length }) => product * length, 1);
  for (let index = 0; index < total; index++) {
    let rest = index;
    yield letters
      .map((some) => {
        const letter = some[rest % some.length]!;
        rest = Math.floor(rest / some.length);
        return letter;
      })
      .join('');
  }
}

/**
 * Every so-manieth case is enough for whoever breaks the rules one by one, and beside the hand-written lines outside of the
 * long form. No leg has seven letters, nor a multiple of them: such a step meets every letter of each.
 */
const step = Math.max(isLong ? 1 : 29, Math.round(1000 / madeCases(1000)));
const isTried = (index: number): boolean => index % step === 0;

describe('the release explainer', () => {
  it.each(releaseLines)('$port $said, clocks $at: $says', ({ port, said, at, says }) => {
    const status = statusOf(billOf(port, [said], at !== 'none'));
    const told = explainRelease(status, momentMs(at));
    expect(told.boxes[0]!.sentence).toBe(says);
  });

  for (const { code: port, name } of profiles) {
    const tried = [...combinations(port)].filter((_, index) => isTried(index));
    it(`tells ${tried.length} combinations of the legs of ${name}, before, after and without the clocks`, () => {
      const { legs } = portTables[port];
      const box = boxNoOf(0);
      // Compared as text and told together: a hundred thousand assertions take their time.
      const faults: string[] = [];
      for (const said of tried) {
        const planned = statusOf(billOf(port, [said]));
        for (const moment of ['near', 'past', 'none'] as const) {
          const times = timesAt(moment);
          const status = times === null ? { ...planned, plan: null } : planned;
          const told = explainRelease(status, momentMs(moment));
          const stated = stateLegs(port, said, times).map(({ state, clause }, at) => {
            const { name: leg, stage } = legs[at]!;
            return [leg, state, clause === null ? '-' : stage === 'pre' ? clause : `${box} ${clause}`].join(' ');
          });
          const expected = [stateBox(port, said, times), ...stated].join('\n');
          const lines = told.legs.map((leg, at) => [leg.name, told.boxes[0]!.legs[at], leg.sentence ?? '-'].join(' '));
          const heard = [told.boxes[0]!.sentence, ...lines].join('\n');
          if (heard !== expected) faults.push(`${said} ${moment}\nstated ${expected}\ntold ${heard}`);
        }
      }
      expect(faults.slice(0, 3)).toEqual([]);
    });
  }

  it(`counts each leg of a bill by its boxes (seed ${madeSeed})`, () => {
    for (const { code: port } of profiles) {
      const { legs } = portTables[port];
      const letter = legs.map(({ stage }) => fc.constantFrom(...lettersOf[stage].split('')));
      const bills = fc.array(
        fc.tuple(...letter).map((said) => said.join('')),
        { minLength: 2, maxLength: 3 },
      );
      fc.assert(
        fc.property(bills, fc.constantFrom<Moment>('far', 'near', 'between', 'at', 'past'), (boxes, moment) => {
          // The pre-manifest is the bill's: every box has the answer of the first.
          const said = legs[0]!.stage === 'pre' ? boxes.map((box) => `${boxes[0]![0]}${box.slice(1)}`) : boxes;
          const told = explainRelease(statusOf(billOf(port, said)), momentMs(moment));
          const stated = said.map((box) => stateLegs(port, box, timesAt(moment)));
          expect(told.boxes.map(({ sentence }) => sentence)).toEqual(said.map((box) => stateBox(port, box, timesAt(moment))));
          told.legs.forEach((leg, at) => {
            const states = stated.map((box) => box[at]!.state);
            expect(leg.state).toBe(legStates.find((state) => states.includes(state)));
            expect(leg.boxesDone).toBe(states.filter((state) => state === 'given' || state === 'implied').length);
            const clauses = ['withdrawn', 'refused', 'inspection', 'awaited'].flatMap((state) => {
              const those = stated.flatMap((box, index) => (box[at]!.state === state ? [{ no: boxNoOf(index), ...box[at]! }] : []));
              if (those.length === 0) return [];
              const who = legs[at]!.stage === 'pre' ? '' : those.length === 1 ? `${those[0]!.no} ` : `${those.length} 箱`;
              // Of boxes that never came and boxes that left again all lack the gate-in.
              const { clause } = those.find((box) => !box.clause!.startsWith('又出港')) ?? those[0]!;
              return [`${who}${clause}`];
            });
            expect(leg.sentence).toBe(clauses.length === 0 ? null : clauses.join('；'));
          });
        }),
        { numRuns: madeCases(isLong ? 300 : 60), seed: madeSeed },
      );
    }
  });

  it('one release never clears what another authority holds', () => {
    for (const { code: port } of profiles) {
      for (const given of combinations(port)) {
        // Whatever is given beside it: each with something open has its like in which that is given.
        if (!/[XTI]/.test(given) || /[.nD]/.test(given)) continue;
        const held = stateLegs(port, given, null).filter(({ state }) => state !== 'given');
        expect(held.length).toBe(given.replaceAll(/[^XTIL]/g, '').length);
        const told = explainRelease(statusOf(billOf(port, [given])), caseNowMs);
        const open = told.boxes[0]!.legs.filter((state) => state !== 'given');
        expect([given, open.length]).toEqual([given, held.length]);
      }
    }
  });

  it('says of a bill without boxes what can be asked for already', () => {
    const told = explainRelease(statusOf({ port: 'NB', boxes: [], preManifest: ['declared'], plan }), caseNowMs);
    expect(told.legs.map(({ name, state, sentence }) => `${name} ${state} ${sentence}`)).toEqual([
      '预配 awaited 预配未回执：由海关答复，找货代，距截单 3h',
      '清洁舱单 awaited 清洁舱单未到：由货代发，找货代，距截单 3h',
      '进港 awaited 没有箱进港：由车队送箱，找车队，距进箱截止 5h',
      '运抵 later null',
      '放行 later null',
      '三联单 later null',
      '码放 later null',
    ]);
    expect(told.boxes).toEqual([]);
    const refused = explainRelease(statusOf({ port: 'TJ', boxes: [], preManifest: ['refused'], plan: null }), caseNowMs);
    expect(refused.legs[0]).toMatchObject({ state: 'refused', sentence: '预配被退单：由海关退回，找货代', tone: 'danger' });
    const accepted = explainRelease(statusOf({ port: 'TJ', boxes: [], preManifest: ['accepted'], plan: null }), caseNowMs);
    expect(accepted.legs[0]).toMatchObject({ state: 'given', sentence: null, tone: 'done' });
  });

  it('V-12 names the forwarder for a list that he took back or that has no box, whatever else the box has', () => {
    const listOf = (bill: Omit<BillCase, 'port' | 'preManifest'>) => {
      const { name, state, sentence } = explainRelease(statusOf({ port: 'NB', preManifest: ['accepted'], ...bill }), caseNowMs).legs[1]!;
      return `${name} ${state} ${sentence}`;
    };
    const ready = boxOf('NB', 'YYYYYYY');
    expect(listOf({ boxes: [ready], plan: null })).toMatch(/^清洁舱单 given/);
    expect(listOf({ boxes: [ready], plan: null, listTakenBackAgo: 20 })).toBe(
      `清洁舱单 awaited ${boxNoOf(0)} 清洁舱单已撤销：由货代发，找货代`,
    );
    expect(listOf({ boxes: [], plan: null, emptyListAgo: 60 })).toBe('清洁舱单 awaited 清洁舱单已到，没有箱：由货代发，找货代');
  });

  const hoursBefore = (hours: number) => ({ customsClosesMs: hours * hour, portClosesMs: hours * hour });
  it.each<[string, BillCase, string, string | null]>([
    [
      'the terminal has not passed, its clock is gone',
      { ...billOf('NB', ['YYYYYY.']), plan: hoursBefore(-1) },
      '码放',
      '由码头放行，找码头',
    ],
    ['customs has not released, its clock is near', { ...billOf('NB', ['YYYY...']), plan: hoursBefore(1) }, '放行', '由海关放行，找报关行'],
    [
      'nothing is near',
      { ...billOf('NB', ['YYYY...']), plan: hoursBefore(40) },
      '放行',
      `${boxNoOf(0)} 未放行：由海关放行，找报关行，距截关 1天16h`,
    ],
    ['a box is outside near its clock', { ...billOf('NB', ['YY.....']), plan: hoursBefore(3) }, '进港', '由车队送箱，找车队'],
    ['customs refused what it was asked', { ...billOf('NB', ['YYYX...']), plan: hoursBefore(40) }, '运抵', '由海关退回，找场站'],
    ['customs looks into it', { ...billOf('NB', ['YYYYI..']), plan: hoursBefore(40) }, '放行', '由海关查验，找报关行'],
    ['what was given is taken back', { ...billOf('NB', ['YYYYT..']), plan: hoursBefore(40) }, '放行', '由海关收回，找报关行'],
  ])('V-18 what stands over the explainer is not said again: %s', (_case, bill, name, unsaid) => {
    const leg = explainRelease(statusOf(bill), caseNowMs).legs.find((one) => one.name === name)!;
    expect(leg.unsaid).toBe(unsaid);
  });

  it('calls nobody for a box on board, nor once the ship has gone', () => {
    const boxes: readonly BoxCase[] = [{ gate: 'in', loaded: true }, { gate: 'in', release: ['refused'] }, boxOf('SH', 'YYYYY.')];
    const bill: BillCase = { port: 'SH', boxes, preManifest: ['accepted'], plan };
    const before = explainRelease(statusOf(bill), caseNowMs);
    expect(before.boxes.map(({ sentence }) => sentence)).toEqual([
      '已装船',
      '未运抵：由场站发，找场站，距截关 7h；海放被退单：由海关退回，找报关行，距截关 7h。之后还要码放、配载',
      '手续齐，等配载',
    ]);
    const after = explainRelease(statusOf({ ...bill, departedAgo: 20 }), caseNowMs);
    expect(after.boxes.map(({ sentence }) => sentence)).toEqual(['已装船', '船已离港，走时未运抵、海放被退单', '船已离港，没有装船报告']);
    expect(after.legs.map(({ sentence }) => sentence)).toEqual(after.legs.map(() => null));
    const aboard = explainRelease(statusOf({ ...bill, boxes: [{ gate: 'in', loaded: true, release: ['refused'] }] }), caseNowMs);
    expect(aboard.legs.map(({ sentence }) => sentence)).toEqual(aboard.legs.map(() => null));
  });

  it('of a box on board what was not told is implied, and it counts for a leg only while none is ashore', () => {
    const aboard: BoxCase = { gate: 'in', loaded: true };
    const legsOf = (...boxes: readonly BoxCase[]) =>
      explainRelease(statusOf({ port: 'SH', boxes, preManifest: ['accepted'], plan }), caseNowMs);
    const implied = ['given', 'given', 'implied', 'implied', 'implied', 'implied'];
    expect(legsOf(aboard).boxes[0]!.legs).toEqual(implied);
    expect(legsOf(aboard).legs.map(({ state }) => state)).toEqual(implied);
    const beside = legsOf(aboard, boxOf('SH', 'YYYYYY')).legs;
    expect(beside.map(({ state, boxesDone }) => `${state} ${boxesDone}`)).toEqual(implied.map(() => 'given 2'));
  });

  it('names the terminal and the yard that are called, and how pressing it is', () => {
    const status = statusOf(billOf('XM', ['YYYY.']));
    const at = (nowMs: number, more: Partial<BillStatus>) => explainRelease({ ...status, ...more }, nowMs).boxes[0]!;
    expect(at(caseNowMs + 5 * 3_600_000, { terminal: 'SYT' })).toMatchObject({
      sentence: '码头未放行：由码头放行，找码头（嵩屿），距截箱 4h',
      tone: 'attention',
    });
    // Nine hours are more than the terminal's word takes here.
    expect(at(caseNowMs, {}).tone).toBe('running');
    expect(at(caseNowMs + 9 * 3_600_000, {})).toMatchObject({ tone: 'danger' });
    expect(at(caseNowMs, { plan: null }).tone).toBe('running');
    const gated = statusOf(billOf('QD', ['YY.....']));
    const yard = { name: '港联荣', masterBillNo: null, carrier: null, collectOpensMs: null, collectClosesMs: null, remark: null };
    expect(explainRelease({ ...gated, yard }, caseNowMs).boxes[0]!.sentence).toContain('找场站（港联荣），距截关 7h');
    expect(explainRelease(statusOf(billOf('QD', ['YYYI...'])), caseNowMs).boxes[0]!.tone).toBe('customs');
  });

  it('every profile has the legs of its table, and the advice of an exception calls whom the leg calls', () => {
    for (const { code } of profiles) {
      const { legs } = portRules(code);
      expect(legs.map(({ name, leg }) => `${name} ${tradeRoles[leg.by]} ${tradeRoles[leg.ask]}`)).toEqual(
        portTables[code].legs.map(({ name, by, call }) => `${name} ${by} ${call}`),
      );
      for (const { judge, flag, leg } of legs) {
        const advice =
          flag === undefined
            ? { 'pre-manifest': askTexts.refusedPreManifest, 'gate-in': askTexts.gateIn }[judge as 'gate-in']
            : flagAskTexts[flag];
        expect(advice).toContain(tradeRoles[leg.ask]);
      }
    }
  });
});
