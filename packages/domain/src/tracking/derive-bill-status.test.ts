// Guarantee: the status of a bill is a function of what was said, not of the
// order in which we heard it: repeated, late, corrected and withdrawn reports
// lead to one status, and reports about other voyages of a box never leak in.
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from './derive-bill-status';
import { exceptionInstants } from './exception-instants';
import { explainBill } from './explain-bill';
import type { Fact, FactOf } from './fact';
import { listEvents } from './list-events';
import { bill, fact, hourMs, minuteMs, nextFactId, row, t0 } from './truth-table/told-facts';
import { isLong, madeCases, madeSeed } from './truth-table/made-cases';
import { derivationVersion, readStoredStatus } from './status';

describe('deriveBillStatus', () => {
  it('knows nothing of a bill that nobody spoke of', () => {
    const status = deriveBillStatus('NB', bill, [fact('gate-in', t0, { billNo: 'OTHER00000001' })]);
    expect(status).toMatchObject({ boxesTotal: 0, factCount: 0, heardMs: null, plan: null });
    expect(explainBill(status, t0).sentence).toBe('暂无数据，已排队，一有消息自动更新');
  });

  it('a flag may go from Y back to N: the newest row of the port decides (R-4.10-05)', () => {
    const facts = [row(t0, 'YYYYY'), row(t0 + hourMs, 'YYNYN')];
    const status = deriveBillStatus('NB', bill, facts.reverse());
    expect(status.strip.release).toMatchObject({ state: 'exception', boxesDone: 0, atMs: t0 + hourMs });
    expect(status.bar.TMPS!.boxesDone).toBe(0);
    expect(status.withdrawn.map(({ node }) => node)).toEqual(['PASS', 'TMPS']);
    expect(status.boxes[0]!.flags).toMatchObject({ values: { customs: 'no', pass: 'no' } });
  });

  it('stores the pass flag as the port says it, whatever the others are (domain guide 0.5)', () => {
    expect(deriveBillStatus('NB', bill, [row(t0, 'NNNNY')]).bar.TMPS!.state).toBe('done');
    expect(deriveBillStatus('NB', bill, [row(t0, 'YYYYN')]).bar.TMPS!.state).not.toBe('done');
  });

  it("the port's release flag never lifts customs' inspection or withdrawn release", () => {
    const inspected = [row(t0 + hourMs, 'YYYYY'), fact('inspection', t0, { source: 'customs', detail: { code: 'C', mode: '4' } })];
    const status = deriveBillStatus('NB', bill, inspected);
    expect(status.strip.release!.state).toBe('inspection');
    expect(explainBill(status, t0 + hourMs)).toMatchObject({
      exceptions: ['inspection', 'words-differ'],
      sentence: '海关查验：机检转人工，1/1 箱',
      tone: 'customs',
    });
    const over = [...inspected, fact('inspection', t0 + 2 * hourMs, { source: 'customs', detail: { code: 'G' } })];
    expect(deriveBillStatus('NB', bill, over).strip.release!.state).toBe('done');
    const withdrawn = [row(t0 + hourMs, 'YYYYY'), fact('customs-pass', t0, { detail: { code: 'T' } })];
    expect(deriveBillStatus('NB', bill, withdrawn).strip.release!.state).toBe('exception');
  });

  it('joins a report without bill number through box and call, never through the box alone', () => {
    const manifest = fact('manifest', t0);
    const same = fact('gate-in', t0 + hourMs, {
      billNo: null,
      vesselName: 'MSC.ANNA',
      vesselCode: null,
      detail: { grossWeightKg: 24_860 },
    });
    const lastMonth = fact('gate-in', t0 - 30 * 24 * hourMs, {
      billNo: null,
      vesselName: 'EVER MERIDIAN',
      vesselCode: null,
      voyage: '0917W',
    });
    const noCall = fact('gate-in', t0 - hourMs, { billNo: null, vesselName: null, vesselCode: null, voyage: null });
    expect(deriveBillStatus('NB', bill, [manifest, same]).boxesGatedIn).toBe(1);
    expect(deriveBillStatus('NB', bill, [manifest, lastMonth, noCall]).boxesGatedIn).toBe(0);
    const appended = fact('gate-in', t0 + hourMs, { billNo: null, voyage: '425WE' });
    expect(deriveBillStatus('NB', bill, [manifest, appended]).boxesGatedIn).toBe(1);
  });

  it('a box under two bills gates in for both, and its weight is the sum of their cargo', () => {
    const facts = [
      fact('manifest', t0, { detail: { cargoWeightKg: 5_430, tareKg: 3_900 } }),
      fact('manifest', t0, { billNo: 'MEDUNB7654321', detail: { cargoWeightKg: 1_000, tareKg: 3_900 } }),
      fact('gate-in', t0 + hourMs, { billNo: 'MEDUNB7654321', detail: { grossWeightKg: 10_300 } }),
    ];
    for (const billNo of [bill, 'MEDUNB7654321']) {
      expect(deriveBillStatus('NB', billNo, facts)).toMatchObject({ boxesGatedIn: 1, weightGapKg: 30 });
    }
  });

  it('hides the shell row at a second terminal', () => {
    const shell = row(t0 + hourMs, 'NNNNN', { terminal: 'BLCTMS' });
    const real = row(t0, 'YYYYY', { terminal: 'BLCT3', detail: { receivedMs: t0 } });
    expect(deriveBillStatus('NB', bill, [real, shell])).toMatchObject({ terminal: 'BLCT3', bar: { TMPS: { state: 'done' } } });
  });

  it('an empty box at the gate is no export gate-in, and a full one that leaves again is out', () => {
    const manifest = fact('manifest', t0);
    expect(deriveBillStatus('NB', bill, [manifest, fact('gate-in', t0, { detail: { fullness: 'empty' } })]).boxesGatedIn).toBe(0);
    const out = [manifest, fact('gate-in', t0), fact('gate-out', t0 + hourMs)];
    expect(deriveBillStatus('NB', bill, out)).toMatchObject({ boxesGatedIn: 0, boxes: [{ gateInMs: null, gateOutMs: t0 + hourMs }] });
    expect(deriveBillStatus('NB', bill, [...out, fact('gate-in', t0 + 2 * hourMs)]).boxesGatedIn).toBe(1);
    const pickedUp = deriveBillStatus('NB', bill, [manifest, fact('gate-out', t0, { detail: { fullness: 'empty' } })]);
    expect(explainBill(pickedUp, t0).sentence).toBe('已提空 1/1，未进港');
  });

  it('a correction replaces its document, a cancellation withdraws it, in any order', () => {
    const original = fact('gate-in', t0, { reference: 'DOC1' });
    const corrected = fact('gate-in', t0 + hourMs, { reference: 'DOC1', function: 'replace', happenedMs: t0 - hourMs });
    const cancelled = fact('gate-in', t0 + 2 * hourMs, { reference: 'DOC1', function: 'cancel' });
    const manifest = fact('manifest', t0);
    for (const facts of [
      [manifest, original, corrected],
      [corrected, manifest, original],
    ]) {
      expect(deriveBillStatus('NB', bill, facts).boxes[0]!.gateInMs).toBe(t0 - hourMs);
    }
    for (const facts of [
      [manifest, original, corrected, cancelled],
      [cancelled, corrected, original, manifest],
    ]) {
      expect(deriveBillStatus('NB', bill, facts)).toMatchObject({ boxesGatedIn: 0, boxesTotal: 1 });
    }
    const again = fact('gate-in', t0 + 3 * hourMs, { reference: 'DOC1' });
    expect(deriveBillStatus('NB', bill, [cancelled, again, manifest, original]).boxes[0]!.gateInMs).toBe(t0 + 3 * hourMs);
    expect(listEvents([manifest, original, corrected]).map((event) => [event.code, event.superseded])).toEqual([
      ['IFC', false],
      ['GITM', true],
      ['GITM', false],
    ]);
  });

  it('a corrected manifest states its boxes anew', () => {
    const two = [fact('manifest', t0), fact('manifest', t0, { containerNo: 'FCIU9051185' })];
    expect(deriveBillStatus('NB', bill, two).boxesTotal).toBe(2);
    const one = fact('manifest', t0 + hourMs, { containerNo: 'FCIU9051185', function: 'replace' });
    expect(deriveBillStatus('NB', bill, [one, ...two]).boxes.map((box) => box.containerNo)).toEqual(['FCIU9051185']);
  });

  it('an event far in the future is kept and moves nothing (E-26)', () => {
    const facts = [fact('manifest', t0), fact('gate-in', t0, { happenedMs: t0 + 365 * 24 * hourMs })];
    expect(deriveBillStatus('NB', bill, facts)).toMatchObject({ boxesGatedIn: 0, factCount: 2 });
    expect(listEvents(facts)[0]!.text).toContain('不计入状态');
  });

  it("customs' refusal is told verbatim and an older answer does not undo a newer one", () => {
    const rejected = fact('pre-manifest-receipt', t0 + hourMs, {
      source: 'customs',
      containerNo: null,
      detail: { code: '03', text: '退单：品名与预配不符' },
    });
    const accepted = fact('pre-manifest-receipt', t0, { source: 'customs', containerNo: null });
    const status = deriveBillStatus('NB', bill, [rejected, accepted]);
    expect(status).toMatchObject({ rejection: '退单：品名与预配不符', strip: { pre: { state: 'exception' } } });
    expect(explainBill(status, t0 + hourMs)).toMatchObject({ exceptions: ['rejected'], sentence: '海关退单：品名与预配不符' });
  });

  it('the plan in force is the newest; cut-off changes are its history (R-3.8-07)', () => {
    const plan = (saidMs: number, portClosesMs: number | null): Fact =>
      fact('vessel-plan', saidMs, { source: 'ningbo-port', detail: { portClosesMs } });
    const closes = t0 + 10 * hourMs;
    const facts = [fact('manifest', t0), plan(t0, closes), plan(t0 + hourMs, closes - 2 * hourMs)];
    const status = deriveBillStatus('NB', bill, facts.reverse());
    expect(status.plan!.portClosesMs).toBe(closes - 2 * hourMs);
    expect(status.cutOffChanges).toMatchObject([{ field: 'portClosesMs', fromMs: closes, toMs: closes - 2 * hourMs }]);
    expect(explainBill(status, t0 + 2 * hourMs)).toMatchObject({
      exceptions: ['not-gated-in', 'papers-missing', 'cut-off-changed'],
      sentence: '1 箱未进港，截港提前 2 小时',
    });
    expect(deriveBillStatus('NB', bill, [...facts, plan(t0 + 2 * hourMs, null)]).plan!.portClosesMs).toBeNull();
    const other = fact('vessel-plan', t0 + 3 * hourMs, { voyage: '426W', detail: { portClosesMs: t0 } });
    expect(deriveBillStatus('NB', bill, [...facts, other]).plan!.portClosesMs).toBe(closes - 2 * hourMs);
  });
});

describe('explainBill', () => {
  const closes = t0 + 30 * hourMs;
  const plan = fact('vessel-plan', t0 - 24 * hourMs, { detail: { portClosesMs: closes, gateInOpensMs: t0 + 24 * hourMs } });
  const pre = fact('pre-manifest-receipt', t0 - hourMs, { source: 'customs', containerNo: null });
  const manifest = fact('manifest', t0);
  const gateIn = fact('gate-in', t0 + hourMs);
  const cases: readonly [what: string, facts: readonly Fact[], nowMs: number, sentence: string, exceptions: readonly string[]][] = [
    ['pre-manifest accepted', [pre], t0, '预配已申报，等清洁舱单', []],
    ['before the gate opens', [pre, manifest, plan], t0, '10-13 08:00 开始进箱', []],
    ['past the cut-off', [manifest, plan], closes + 1, '1 箱未进港已过截港，建议改配', ['cut-off-missed']],
    ['gated in', [manifest, gateIn, plan], t0 + 2 * hourMs, '已进港，等运抵报告', []],
    [
      'arrival report overdue',
      [manifest, gateIn, plan],
      t0 + 3 * hourMs + 10 * minuteMs,
      '进港 2h10m 未运抵，联系场站',
      ['arrival-missing'],
    ],
    [
      'arrived',
      [manifest, gateIn, fact('arrival-receipt', t0 + 2 * hourMs, { source: 'customs' })],
      t0 + 2 * hourMs,
      '运抵正常，等海关放行',
      [],
    ],
    ['released', [pre, gateIn, row(t0 + 2 * hourMs, 'YYYNN')], t0 + 2 * hourMs, '已放行，等三联单', ['triple-missing']],
    ['all five nodes', [pre, gateIn, row(t0 + 2 * hourMs, 'YYYYN')], t0 + 2 * hourMs, '五节点已齐，等码放', []],
    ['all five nodes and the pass', [pre, gateIn, row(t0 + 2 * hourMs, 'YYYYY')], t0 + 2 * hourMs, '五节点已齐，码放已给，等装船', []],
    ['loaded', [pre, gateIn, row(t0 + 2 * hourMs, 'YYYYY'), fact('load', t0 + 9 * hourMs)], t0 + 10 * hourMs, '已装船，等离港', []],
    [
      'sailed',
      [gateIn, fact('load', t0), fact('vessel-report', t0 + hourMs, { detail: { atdMs: t0 + hourMs } })],
      t0 + 2 * hourMs,
      '已离港 10-12 09:00',
      [],
    ],
  ];
  it.each(cases)('%s', (_what, facts, nowMs, sentence, exceptions) => {
    expect(explainBill(deriveBillStatus('NB', bill, facts), nowMs)).toMatchObject({ sentence, exceptions });
  });

  it('an overdue arrival report turns its node red (R-3.8-14)', () => {
    const status = deriveBillStatus('NB', bill, [manifest, gateIn]);
    expect(explainBill(status, t0 + 2 * hourMs).strip.arrival!.state).toBe('running');
    expect(explainBill(status, t0 + 4 * hourMs)).toMatchObject({
      strip: { arrival: { state: 'exception' } },
      bar: { ASA: { state: 'exception' } },
    });
  });

  it('a moved cut-off: short in the row, old and new time in the next step (R-3.8-07)', () => {
    const moved = fact('vessel-plan', t0 + hourMs, { detail: { portClosesMs: closes - 2 * hourMs } });
    const arrived = fact('arrival-receipt', t0 + 2 * hourMs, { source: 'customs' });
    const sentence = '截港提前 2 小时，现为 10-13 12:00';
    const move = '截港提前 2 小时：10-13 14:00 → 10-13 12:00';
    const explain = (facts: readonly Fact[]) => explainBill(deriveBillStatus('NB', bill, facts), t0 + 2 * hourMs);
    expect(explain([manifest, plan, moved])).toMatchObject({
      exceptions: ['cut-off-changed'],
      sentence,
      nextStep: { title: move, advice: '按新时间安排进箱，并通知客户和车队' },
    });
    // Every box is in: the port may close when it likes, customs may not.
    expect(explain([manifest, gateIn, arrived, plan, moved])).toMatchObject({ exceptions: [], sentence: '运抵正常，等海关放行' });
    const customs = (saidMs: number, customsClosesMs: number): Fact => fact('vessel-plan', saidMs, { detail: { customsClosesMs } });
    expect(explain([manifest, gateIn, arrived, customs(t0, closes), customs(t0 + hourMs, closes - 2 * hourMs)])).toMatchObject({
      exceptions: ['cut-off-changed'],
      sentence: '截关提前 2 小时，现为 10-13 12:00',
      nextStep: { title: '等海关放行', advice: '截关提前 2 小时：10-13 14:00 → 10-13 12:00。请报关行在新时间前报关放行' },
    });
  });

  it('has no exception begin or end between two of its instants', () => {
    const status = deriveBillStatus('NB', bill, [manifest, plan, gateIn, fact('manifest', t0, { containerNo: 'FCIU9051185' })]);
    const instants = exceptionInstants(status);
    expect(instants.length).toBeGreaterThan(2);
    for (const [index, from] of instants.entries()) {
      const until = instants[index + 1] ?? from + 1000 * hourMs;
      const { exceptions } = explainBill(status, from);
      for (const at of [from + 1, (from + until) / 2, until - 1]) expect(explainBill(status, at).exceptions).toEqual(exceptions);
    }
  });
});

describe('listEvents', () => {
  it('shows two sources of one event side by side and how far they differ', () => {
    const events = listEvents([fact('gate-in', t0), fact('gate-in', t0 + 6 * minuteMs, { source: 'ningbo-port' })]);
    expect(events.map((event) => [event.source, event.text])).toEqual([
      ['ningbo-port', '封号 CNB448210 · 与宁波港EDI差 6 分钟'],
      ['ningbo-edi', '封号 CNB448210'],
    ]);
  });

  it('tells a row of the port only where a flag changed, with its own reason', () => {
    const events = listEvents([
      row(t0, 'NNNNN'),
      row(t0 + hourMs, 'NNNNN'),
      row(t0 + 2 * hourMs, 'NYNNN', { detail: { remark: '缺少海关放行信息。' } }),
    ]);
    expect(events.map((event) => [event.code, event.text])).toEqual([['ASA', '已到 · 缺少海关放行信息。']]);
  });

  it('M-05 each flag in its own words: a report is there or not, a release is given or refused', () => {
    const texts = (flags: string, after: string): readonly (readonly [string, string | null])[] =>
      listEvents([row(t0, flags), row(t0 + hourMs, after)])
        .filter(({ timeMs }) => timeMs === t0 + hourMs)
        .map((event) => [event.name, event.text] as const);
    expect(texts('NNNNN', 'YYYYY')).toEqual([
      ['码放', '已放行'],
      ['三联单', '已到'],
      ['海关放行', '已放行'],
      ['运抵', '已到'],
      ['清洁舱单', '已到'],
    ]);
    expect(texts('YYYYY', 'NNTTN')).toEqual([
      ['码放', '不能放行（由已放行变回）'],
      ['三联单', '已取消（由已到变回）'],
      ['海关放行', '取消放行（由已放行变回）'],
      ['运抵', '未到（由已到变回）'],
      ['清洁舱单', '未到（由已到变回）'],
    ]);
  });
});

describe('readStoredStatus', () => {
  const stored = JSON.parse(JSON.stringify(deriveBillStatus('NB', bill, [row(t0, 'YYNNN')]))) as Record<string, unknown>;

  it.each([
    ['an older derivation', { ...stored, derivation: derivationVersion - 1 }],
    ['one from before derivations were numbered', { ...stored, derivation: undefined }],
    ['a node that lost its state', { ...stored, bar: { TMPS: { boxesDone: 1 } } }],
    ['a port that is none', { ...stored, port: 'XX' }],
    ['no status at all', null],
  ])('passes %s back to be derived again', (_what, json) => {
    expect(readStoredStatus(stored)).not.toBeNull();
    expect(readStoredStatus(json)).toBeNull();
  });
});

describe('any order of hearing (R-03)', () => {
  const seed = madeSeed;
  // 1,000 of them are in `npm run long -- R-03`.
  const containers = isLong ? madeCases(250) : Math.min(madeCases(100), 48);

  it(`R-03 ${containers} containers × 50 permutations give one status and one timeline (SEED=${seed})`, () => {
    const random = makeRandom(seed);
    const boxesPerBill = 4;
    for (let first = 0; first < containers; first += boxesPerBill) {
      const facts = makeHistory(random, first, boxesPerBill);
      const expected = JSON.stringify(deriveBillStatus('NB', bill, facts));
      const timeline = JSON.stringify(listEvents(facts));
      for (let i = 0; i < 50; i++) {
        const shuffled = shuffle(random, facts);
        // Texts compare a hundred times faster than objects.
        const isSame = JSON.stringify(deriveBillStatus('NB', bill, shuffled)) === expected;
        expect(isSame, `status of the bill at container ${first}, permutation ${i}`).toBe(true);
        const isSameTimeline = i >= 3 || JSON.stringify(listEvents(shuffled)) === timeline;
        expect(isSameTimeline, `timeline of the bill at container ${first}, permutation ${i}`).toBe(true);
      }
    }
  });

  it(`a stored status reads back as it was derived (SEED=${seed})`, () => {
    const random = makeRandom(seed + 2);
    for (let first = 0; first < madeCases(400); first += 4) {
      const status = deriveBillStatus('NB', bill, makeHistory(random, first, 4));
      expect(readStoredStatus(JSON.parse(JSON.stringify(status)))).toEqual(status);
    }
  });

  it(`statements of one instant mean the same whichever was heard first (SEED=${seed})`, () => {
    const random = makeRandom(seed + 1);
    let ties = 0;
    const most = isLong ? madeCases(200) : Math.min(madeCases(80), 40);
    for (let first = 0; first < most; first += 2) {
      const history = makeHistory(random, first, 2);
      const rows = history.filter(({ kind }) => kind === 'release-row' || kind === 'arrival-receipt' || kind === 'inspection');
      // Of each some say something else at the very same instant.
      const facts = [
        ...history,
        ...rows.map(
          (one) =>
            ({
              ...one,
              id: nextFactId(),
              detail: rows.find((other) => other.kind === one.kind && random() < 0.5)?.detail ?? one.detail,
            }) as Fact,
        ),
      ];
      ties += rows.length;
      const tellOf = (list: readonly Fact[]): string =>
        JSON.stringify(deriveBillStatus('NB', bill, list), (key, value: unknown) =>
          ['heardMs', 'messageId', 'source'].includes(key) ? undefined : value,
        );
      const expected = tellOf(facts);
      for (let i = 0; i < 20; i++) {
        // Ids are given in the order of hearing.
        const heard = shuffle(random, facts).map((one, index) =>
          one.saidMs === null ? one : { ...one, id: index + 1, heardMs: t0 + 50 * hourMs + index },
        );
        expect(tellOf(heard) === expected, `status of the bill at container ${first}, permutation ${i}`).toBe(true);
      }
    }
    expect(ties).toBeGreaterThan(most * 2.5);
  });

  it.each([
    ['a flag', row(t0, 'YYYYY'), row(t0, 'YYTNN')],
    ['a flag, in whatever other words', row(t0, 'YYYYY', { detail: { remark: 'z' } }), row(t0, 'NNTNN', { detail: { remark: 'a' } })],
    ['customs', fact('customs-pass', t0), fact('customs-pass', t0, { detail: { code: 'T' } })],
  ])('R-03: of one instant what was withdrawn by %s stands, whichever was heard first', (_name, given, withdrawn) => {
    for (const heardMs of [t0, t0 + 2 * minuteMs]) {
      const status = deriveBillStatus('NB', bill, [
        { ...given, heardMs: t0 + minuteMs },
        { ...withdrawn, heardMs },
      ]);
      expect(status.bar.PASS!.state).toBe('exception');
    }
  });

  /** A bill's history: every kind of report, corrected, withdrawn, late, ahead of its time, and of other voyages. */
  function makeHistory(random: () => number, first: number, boxes: number): Fact[] {
    const chance = (share: number): boolean => random() < share;
    const facts: Fact[] = [
      fact('pre-manifest-receipt', t0 - 30 * hourMs, { source: 'customs', containerNo: null, detail: { code: chance(0.2) ? '03' : '01' } }),
    ];
    const when = (): number => t0 + Math.floor(random() * 40) * hourMs;
    for (let i = 0; i < boxes; i++) {
      const containerNo = `TSTU${String(first + i).padStart(7, '0')}`;
      const reference = chance(0.5) ? `DOC${first + i}` : null;
      const billNo = chance(0.3) ? null : bill;
      facts.push(fact('manifest', t0, { containerNo, detail: { cargoWeightKg: 9_000 } }));
      const gateInMs = when();
      facts.push(fact('gate-in', gateInMs, { containerNo, reference, billNo }));
      if (chance(0.3))
        facts.push(
          fact('gate-in', gateInMs + hourMs, { containerNo, reference, billNo, function: 'replace', happenedMs: gateInMs + 5 * minuteMs }),
        );
      if (chance(0.2)) facts.push(fact('gate-in', gateInMs + 2 * hourMs, { containerNo, reference, billNo, function: 'cancel' }));
      if (chance(0.2)) facts.push(fact('gate-in', gateInMs, { containerNo, source: 'ningbo-port', saidMs: null, heardMs: when() }));
      if (chance(0.1)) facts.push(fact('gate-in', gateInMs, { containerNo, happenedMs: gateInMs + 400 * 24 * hourMs }));
      if (chance(0.2)) facts.push(fact('gate-in', gateInMs, { containerNo, billNo: null, voyage: '999E' }));
      if (chance(0.1)) facts.push(fact('gate-out', when(), { containerNo, billNo }));
      for (let n = 0; n < 4; n++) {
        const flags = Array.from({ length: 5 }, () => (chance(0.5) ? 'Y' : chance(0.1) ? 'T' : 'N')).join('');
        facts.push(
          row(when(), flags, { containerNo, terminal: chance(0.1) ? 'BLCTMS' : 'BLCT3', detail: { receivedMs: chance(0.3) ? t0 : null } }),
        );
      }
      if (chance(0.4))
        facts.push(fact('inspection', when(), { containerNo, source: 'customs', detail: { code: chance(0.5) ? 'C' : 'G', mode: '2' } }));
      if (chance(0.4))
        facts.push(
          fact('arrival-receipt', when(), {
            containerNo,
            source: 'customs',
            billNo,
            detail: { code: chance(0.2) ? '03' : '01', text: 'x' },
          }),
        );
      if (chance(0.4)) facts.push(fact('load', when(), { containerNo, billNo, reference }));
    }
    for (let n = 0; n < 3; n++)
      facts.push(fact('vessel-plan', when(), { detail: { portClosesMs: when(), gateInOpensMs: chance(0.5) ? when() : null } }));
    return facts;
  }
});

/** Mulberry32: small, seeded, good enough to shuffle. */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<T>(random: () => number, list: readonly T[]): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

describe('a ship that has sailed', () => {
  const departed = (): Fact => fact('vessel-report', t0 + 9 * hourMs, { detail: { ataMs: null, atdMs: t0 + 8 * hourMs } });
  const gateIn = (containerNo: string): Fact => fact('gate-in', t0, { containerNo });

  it('has left behind the boxes that the terminal held, though no load list says so', () => {
    const status = deriveBillStatus('NB', bill, [gateIn('CSNU6152042'), row(t0 + hourMs, 'YYYYN'), departed()]);
    expect(status.bar.DLPT).toMatchObject({ state: 'exception', boxesDone: 0, boxesTotal: 1 });
    const said = explainBill(status, t0 + 10 * hourMs);
    expect(said).toMatchObject({ tone: 'danger', sentence: '船已离港，1 箱未装船，建议改配' });
    expect(said.exceptions).toEqual(['left-behind']);
  });

  it('has left behind the boxes that its load list does not name', () => {
    const status = deriveBillStatus('NB', bill, [
      gateIn('CSNU6152042'),
      gateIn('FCIU9051185'),
      fact('load', t0 + 7 * hourMs, { containerNo: 'CSNU6152042' }),
      departed(),
    ]);
    expect(status.bar.DLPT).toMatchObject({ state: 'part', boxesDone: 1, boxesTotal: 2 });
    expect(explainBill(status, t0 + 10 * hourMs).sentence).toBe('船已离港，1 箱未装船，建议改配');
  });

  it('EU-09 has taken nobody knows what, where no load list was heard', () => {
    const status = deriveBillStatus('NB', bill, [gateIn('CSNU6152042'), row(t0 + hourMs, 'YYYYY'), departed()]);
    expect(status.bar.DLPT).toMatchObject({ state: 'running', boxesDone: 0, note: '没有装船报告，是否装船请问码头' });
    expect(explainBill(status, t0 + 10 * hourMs)).toMatchObject({
      exceptions: [],
      tone: 'attention',
      sentence: '船已离港 10-12 16:00，没有装船报告',
      nextStep: { title: '核实是否装船' },
    });
  });
});

describe('what is told of the bill as a whole', () => {
  const second = 'FCIU9051185';
  const derive = (...facts: readonly Fact[]) => deriveBillStatus('NB', bill, facts);
  const weighed = (manifestKg: number | null, gateKg: number | null, told: object = {}): Fact[] => [
    fact('manifest', t0, { ...told, detail: { grossWeightKg: manifestKg } }),
    fact('gate-in', t0, { ...told, detail: { grossWeightKg: gateKg } }),
  ];

  it('R-3.8-05 the weights differ by what manifest and gate say of the boxes that both have weighed', () => {
    const both = weighed(20_000.1, 19_000);
    expect(derive(...both).weightGapKg).toBe(1_000.1);
    for (const [manifestKg, gateKg] of [
      [5_000, null],
      [null, 5_000],
      [null, null],
    ] as const) {
      expect(derive(...weighed(manifestKg, gateKg)).weightGapKg).toBeNull();
      expect(derive(...both, ...weighed(manifestKg, gateKg, { containerNo: second })).weightGapKg).toBe(1_000.1);
    }
    expect(derive(...both, ...weighed(1_000, 1_500, { containerNo: second })).weightGapKg).toBe(500.1);
  });

  it('its terminal is that of the newest report which names one', () => {
    const silent = fact('gate-in', t0 + hourMs, { terminal: null });
    expect(derive(row(t0, 'NNNNN', { terminal: 'BLCTMS' }), silent).terminal).toBe('BLCTMS');
    expect(derive(silent).terminal).toBeNull();
  });

  it('its source is that of the newest hearing, be it of old news', () => {
    const late = fact('gate-in', t0, { source: 'upload', heardMs: t0 + 9 * hourMs });
    const prompt = fact('manifest', t0 + hourMs, { heardMs: t0 + 2 * hourMs });
    expect(derive(late, prompt)).toMatchObject({ source: 'upload', heardMs: t0 + 9 * hourMs });
    expect(derive(prompt, late)).toMatchObject({ source: 'upload', heardMs: t0 + 9 * hourMs });
  });

  it('boxes wait for their arrival report since the first of them came in', () => {
    const gateIn = (atMs: number, containerNo: string): Fact => fact('gate-in', atMs, { containerNo });
    const facts = [gateIn(t0 + hourMs, 'CSNU6152042'), gateIn(t0, second)];
    const since = (...told: readonly Fact[]) => derive(...told).expected.map(({ node, sinceMs }) => [node, sinceMs]);
    expect(since(...facts)).toEqual([['ASA', t0]]);
    expect(since(...facts.toReversed())).toEqual([['ASA', t0]]);
    expect(since(fact('manifest', t0))).toEqual([]);
    const refused = fact('arrival-receipt', t0, { source: 'customs', containerNo: second, detail: { code: '03' } });
    expect(since(...facts, refused)).toEqual([['ASA', t0 + hourMs]]);
  });

  it('is under inspection by a box that is not on board', () => {
    const open = fact('inspection', t0, { source: 'customs' });
    expect(derive(fact('manifest', t0), open).underInspection).toBe(true);
    expect(derive(fact('manifest', t0), open, fact('load', t0)).underInspection).toBe(false);
  });
});

describe('R-3.8-09 R-3.8-12 what a yard says of a bill', () => {
  const yard = (saidMs: number, detail: Partial<FactOf<'yard'>['detail']>, told = {}) => fact('yard', saidMs, { detail, ...told });
  const derive = (...facts: readonly Fact[]) =>
    deriveBillStatus(
      'QD',
      bill,
      facts.map((one) => ({ ...one, port: 'QD' }) as Fact),
    );

  it('R-3.8-09 R-3.8-12 each thing by the newest statement that tells it, whichever box it is about', () => {
    const early = yard(t0, { yardName: '港陆', masterBillNo: 'MASTER1', remark: '缓装', collectOpensMs: t0, carrier: '演示' });
    const later = yard(t0 + hourMs, { yardName: '港联', collectClosesMs: t0 + 9 * hourMs }, { containerNo: 'FCIU9051185' });
    const told = {
      name: '港联',
      masterBillNo: 'MASTER1',
      remark: '缓装',
      carrier: '演示',
      collectOpensMs: t0,
      collectClosesMs: t0 + 9 * hourMs,
    };
    expect(derive(early, later).yard).toEqual(told);
    expect(derive(later, early).yard).toEqual(told);
    expect(derive(fact('manifest', t0)).yard).toBeNull();
  });

  it('R-3.8-09 R-3.8-12 weighs against the manifest, before what the gate weighed', () => {
    const manifest = fact('manifest', t0, { detail: { grossWeightKg: 22_000 } });
    const gate = fact('gate-in', t0, { detail: { grossWeightKg: 21_500 } });
    expect(derive(manifest, gate)).toMatchObject({ weightGapKg: 500, weightCheckKg: 500 });
    expect(derive(manifest, gate, yard(t0, { grossWeightKg: 21_900 }))).toMatchObject({ weightGapKg: 500, weightCheckKg: 100 });
    expect(derive(manifest, yard(t0, { grossWeightKg: 21_900 }))).toMatchObject({ weightGapKg: null, weightCheckKg: 100 });
    expect(derive(manifest)).toMatchObject({ weightCheckKg: null });
  });
});
