// Guarantee (cut-off radar): a clock that moved names exactly the boxes that still wait for what it closes, in every
// port, and none besides; a move that gave time endangers nobody.
import { describe, expect, it } from 'vitest';
import { cutOffFields, portRules, profiles, type CutOffField } from '../ports/index';
import { dangersOf, isTighter, movesOf } from './cut-off-radar';
import type { CutOffChange } from './status';
import { boxNoOf, caseNowMs, statusOfCase, type BillCase, type BoxCase } from './truth-table/bill-case';
import { radarCells, radarPlan } from './truth-table/radar-cells';

const hourMs = 3_600_000;
/** Against whom it closes for: an opening later, everything else earlier. */
const against = (field: CutOffField): number => (field === 'gateInOpensMs' ? 2 : -2);

describe('which clocks endanger which box', () => {
  for (const { code: port, name } of profiles) {
    it.each(radarCells[port])(`radar: $box (${name})`, ({ said, preManifest = ['accepted'], plan = radarPlan, clocks }) => {
      const named = cutOffFields.flatMap((field) => {
        const bill: BillCase = { port, boxes: [said], preManifest, plan, moved: { field, byHours: against(field), saidAgo: 60 } };
        const dangers = dangersOf(statusOfCase(bill), caseNowMs);
        for (const danger of dangers) expect(danger).toMatchObject({ field, containerNos: [boxNoOf(0)] });
        return dangers.map(() => portRules(port).cutOffNames[field]);
      });
      expect(named.join(' ') || '-').toBe(clocks);
    });
  }

  it('are at least nine rows for each port', () => {
    expect(profiles.filter(({ code }) => radarCells[code].length < 9)).toEqual([]);
  });
});

const out: BoxCase = { gate: 'out', listed: true };
const ready: BoxCase = {
  gate: 'in',
  flags: { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes'] },
};
const bill = (told: Partial<BillCase>): BillCase => ({ port: 'NB', boxes: [out], preManifest: ['accepted'], plan: radarPlan, ...told });
const earlier = { moved: { field: 'portClosesMs', byHours: -6, saidAgo: 60 } } as const;
const tell = (told: Partial<BillCase>) =>
  dangersOf(statusOfCase(bill(told)), caseNowMs).map(({ field, containerNos }) => [field, ...containerNos]);

describe('of one bill', () => {
  it.each<[string, Partial<BillCase>, string[][]]>([
    ['its boxes that are outside, by their numbers', { ...earlier, boxes: [out, ready, out] }, [['portClosesMs', boxNoOf(0), boxNoOf(2)]]],
    ['the whole of it while no box is known', { ...earlier, boxes: [] }, [['portClosesMs']]],
    ['the whole of it too where no paper is missing', { ...earlier, port: 'SH', boxes: [] }, [['portClosesMs']]],
    ['nobody when nothing moved', {}, []],
    ['nobody when it was postponed', { moved: { field: 'portClosesMs', byHours: 6, saidAgo: 60 } }, []],
    ['nobody when the port opens earlier', { moved: { field: 'gateInOpensMs', byHours: -2, saidAgo: 60 } }, []],
    [
      'nobody when it has opened by now',
      { plan: { ...radarPlan, gateInOpensMs: -60 }, moved: { field: 'gateInOpensMs', byHours: 2, saidAgo: 180 } },
      [],
    ],
    ['nobody a day later', { moved: { ...earlier.moved, saidAgo: 1440 } }, []],
    ['somebody until then', { moved: { ...earlier.moved, saidAgo: 1439 } }, [['portClosesMs', boxNoOf(0)]]],
    ['nobody once the ship is gone', { ...earlier, departedAgo: 10 }, []],
    ['nobody once everything is on board', { ...earlier, boxes: [{ ...ready, loaded: true }] }, []],
    [
      'the boxes outside when the time was taken and given anew, earlier',
      { moved: { ...earlier.moved, wasTaken: true } },
      [['portClosesMs', boxNoOf(0)]],
    ],
    ['nobody of a bill that its user knows on another ship', { ...earlier, typed: { plan: radarPlan } }, []],
    ['its boxes by the ship that its user typed', { typed: { plan: radarPlan, ...earlier } }, [['portClosesMs', boxNoOf(0)]]],
    [
      'a paper of a bill without boxes',
      { boxes: [], preManifest: [], moved: { field: 'documentsClosesMs', byHours: -2, saidAgo: 60 } },
      [['documentsClosesMs']],
    ],
    [
      'no paper of a port that has none',
      { port: 'SZ', boxes: [], preManifest: [], moved: { field: 'documentsClosesMs', byHours: -2, saidAgo: 60 } },
      [],
    ],
  ])('names %s', (_what, told, named) => expect(tell(told)).toEqual(named));
});

it('a plan that tells no clock any more endangers what is outside, and not what is in', () => {
  const taken: CutOffChange = {
    field: 'portClosesMs',
    fromMs: 9,
    toMs: null,
    saidMs: caseNowMs - hourMs,
    heardMs: caseNowMs - hourMs,
    source: 'ningbo-port',
    messageId: 1,
  };
  const status = statusOfCase(bill({ boxes: [out, { gate: 'in', listed: true }], plan: {} }));
  expect(dangersOf({ ...status, cutOffChanges: [taken] }, caseNowMs)).toMatchObject([{ containerNos: [boxNoOf(0)] }]);
});

it('a clock of customs that was taken away endangers what had to be released by it', () => {
  const named = (box: BoxCase) => {
    const status = statusOfCase(bill({ boxes: [box], plan: { portClosesMs: 46 * 60 } }));
    const saidMs = caseNowMs - hourMs;
    const taken: CutOffChange = {
      field: 'customsClosesMs',
      fromMs: 9,
      toMs: null,
      saidMs,
      heardMs: saidMs,
      source: 'ningbo-port',
      messageId: 1,
    };
    return dangersOf({ ...status, cutOffChanges: [taken] }, caseNowMs).flatMap(({ containerNos }) => containerNos);
  };
  const arrived: BoxCase = { gate: 'in', listed: true, arrival: ['accepted'] };
  expect([out, arrived, { ...arrived, release: ['accepted'] } as const, ready].map((box) => named(box).length)).toEqual([1, 1, 0, 0]);
});

describe('the way of a clock', () => {
  const change = (hoursAgo: number, fromMs: number | null, toMs: number | null, told: Partial<CutOffChange> = {}): CutOffChange => {
    const saidMs = caseNowMs - hoursAgo * hourMs;
    return { field: 'portClosesMs', fromMs, toMs, saidMs, heardMs: saidMs, source: 'ningbo-port', messageId: 1, ...told };
  };

  it('is one from where it stood a day ago to where it stands', () => {
    const ways = movesOf([change(30, 900, 800), change(5, 800, 300), change(2, 300, 700)], caseNowMs);
    expect(ways).toEqual([{ field: 'portClosesMs', fromMs: 800, toMs: 700, saidMs: caseNowMs - 2 * hourMs, source: 'ningbo-port' }]);
  });

  it('is none when it is back', () => {
    expect(movesOf([change(5, 800, 300), change(2, 300, 800)], caseNowMs)).toEqual([]);
    expect(movesOf([change(5, 800, null), change(2, null, 800)], caseNowMs)).toEqual([]);
  });

  it('is each source’s own, and each clock’s', () => {
    const ways = movesOf(
      [change(3, 10, 5, { field: 'customsClosesMs' }), change(2, 9, 8), change(1, 7, 6, { source: 'ningbo-edi' })],
      caseNowMs,
    );
    expect(ways.map(({ field, source }) => [field, source])).toEqual([
      ['portClosesMs', 'ningbo-port'],
      ['portClosesMs', 'ningbo-edi'],
      ['customsClosesMs', 'ningbo-port'],
    ]);
  });

  it('is tighter when a time was taken away or told anew: nobody can tell that his still holds', () => {
    expect(isTighter({ field: 'portClosesMs', fromMs: 5, toMs: null }, 0)).toBe(true);
    expect(isTighter({ field: 'portClosesMs', fromMs: null, toMs: 5 }, 0)).toBe(true);
    expect(isTighter({ field: 'gateInOpensMs', fromMs: 5, toMs: null }, 0)).toBe(true);
    expect(isTighter({ field: 'portClosesMs', fromMs: 4, toMs: 5 }, 0)).toBe(false);
  });

  it('is not where nothing moved, nor for an opening that has come', () => {
    expect(isTighter({ field: 'portClosesMs', fromMs: 5, toMs: 5 }, 0)).toBe(false);
    expect(isTighter({ field: 'gateInOpensMs', fromMs: 5, toMs: 5 }, 0)).toBe(false);
    expect([7, 8, 9].map((now) => isTighter({ field: 'gateInOpensMs', fromMs: 5, toMs: 8 }, now))).toEqual([true, false, false]);
  });
});
