// Guarantee: a bill of which nothing is wrong says how far it is, step by step from its first report to the ship.
import { describe, expect, it } from 'vitest';
import type { PortCode } from '../ports/index';
import { checkModeText, checkStatusText } from '../vocabulary/bill-progress';
import { deriveBillStatus } from './derive-bill-status';
import { clockOfRow, explainBill } from './explain-bill';
import type { Fact } from './fact';
import { caseNowMs, statusOfCase, type BillCase, type BoxCase } from './truth-table/bill-case';
import { bill, fact, hourMs, row, t0 } from './truth-table/told-facts';

const second = 'FCIU9051185';
const explain = (port: PortCode, ...facts: readonly Fact[]) => explainBill(deriveBillStatus(port, bill, facts), t0);
const noBox = { containerNo: null };

const booked = fact('release-row', t0, { ...noBox, detail: { flags: {} } });
const listed = fact('manifest', t0);
const known = row(t0, 'NNNNN');
const declared = fact('pre-manifest-declared', t0 - hourMs, noBox);
const accepted = fact('pre-manifest-receipt', t0, { ...noBox, source: 'customs' });
const plan = (detail: object): Fact => fact('vessel-plan', t0, { detail });
const opensLater = plan({ gateInOpensMs: t0 + hourMs });
const isOpen = plan({ gateInOpensMs: t0, portClosesMs: t0 + 50 * hourMs });
const gateIn = fact('gate-in', t0);
const opening = ['10-12 09:00 开始进箱', '等进箱开始：10-12 09:00', '开始后再派车，早到码头不收'] as const;

describe('how far a bill is', () => {
  it.each([
    ['nobody spoke of it', 'NB', [], ['暂无数据，已排队，一有消息自动更新', '等第一条消息']],
    ['nobody spoke of it', 'SZ', [], ['暂无数据，已排队，一有消息自动更新', '等第一条消息']],
    ['booked, where there is a clean manifest', 'NB', [booked], ['船期已有，等预配和舱单', '等预配回执']],
    ['booked, where there is none', 'SH', [booked], ['船期已有，等预配', '等预配回执']],
    ['booked, where customs’ word is no step of the port', 'SZ', [booked], ['船期已有，等提空', '等提空']],
    ['declared', 'NB', [booked, declared], ['预配已发送，等海关回执', '等预配回执', '海关一般几分钟内答复']],
    ['declared, and the port opens later: customs first', 'NB', [booked, declared, opensLater], ['预配已发送，等海关回执', '等预配回执']],
    ['declared, and listed already', 'NB', [listed, declared], ['清洁舱单已到，等进港', '等进港']],
    ['accepted, and not listed', 'NB', [known, accepted], ['预配已申报，等清洁舱单', '等清洁舱单']],
    [
      'accepted, not listed, and the port opens later: the list first',
      'NB',
      [known, accepted, opensLater],
      ['预配已申报，等清洁舱单', '等清洁舱单'],
    ],
    ['accepted and listed', 'NB', [listed, accepted], ['清洁舱单已到，等进港', '等进港']],
    ['accepted, where no list is awaited', 'SH', [known, accepted], ['预配已接受，等进港', '等进港']],
    ['listed, and the port opens later', 'NB', [listed, accepted, opensLater], opening],
    ['accepted, and the port opens later', 'SH', [known, accepted, opensLater], opening],
    ['silent, and the port opens later', 'SH', [known, opensLater], opening],
    [
      'the port is open from this minute',
      'NB',
      [listed, accepted, isOpen],
      ['已开始进箱，0/1 箱进港', '还差 1 箱进港', '截港 10-14 10:00 前进完'],
    ],
    ['the port is open, and no box is known', 'NB', [booked, isOpen], ['船期已有，等预配和舱单', '等预配回执']],
    ['a box is known, and no plan', 'SH', [known], ['船期已有，等预配', '等预配回执']],
    [
      'one of two boxes is in',
      'NB',
      [listed, fact('manifest', t0, { containerNo: second }), gateIn, isOpen],
      ['还差 1 箱进港', '还差 1 箱进港', '截港 10-14 10:00 前进完'],
    ],
    [
      'one of two is in, by when is not told',
      'NB',
      [listed, fact('manifest', t0, { containerNo: second }), gateIn],
      ['还差 1 箱进港', '还差 1 箱进港', null],
    ],
    [
      'its slip is there',
      'SZ',
      [booked, fact('release-row', t0, { detail: { flags: { voucher: 'yes' } } })],
      ['放行条已有，等装船', '等装船'],
    ],
    ['all are in', 'NB', [listed, gateIn], ['已进港，等运抵报告', '等运抵报告', '比平常晚就会提醒']],
  ] as const)('%s (%s)', (_name, port, facts, words) => {
    const { exceptions, sentence, nextStep } = explain(port, ...facts);
    expect(exceptions).toEqual([]);
    expect([sentence, nextStep.title, nextStep.advice].slice(0, words.length)).toEqual(words);
  });

  it.each([
    ['before the gate it is idle', [listed, accepted], 'idle'],
    ['declared it is idle', [booked, declared], 'idle'],
    ['booked it is idle', [booked], 'idle'],
    ['before the port opens it is idle', [listed, opensLater], 'idle'],
    ['while the port is open it is idle', [listed, isOpen], 'idle'],
    ['from the gate on it runs', [listed, gateIn], 'running'],
    ['partly in it runs', [listed, fact('manifest', t0, { containerNo: second }), gateIn], 'running'],
    ['partly on board it runs', [listed, fact('manifest', t0, { containerNo: second }), fact('load', t0)], 'running'],
    ['on board it is done', [listed, fact('load', t0)], 'done'],
  ] as const)('%s', (_name, facts, tone) => expect(explain('NB', ...facts)).toMatchObject({ tone, nextStep: { tone } }));
});

describe('海关查验', () => {
  const check = (mode: string | null, told: object = {}): Fact =>
    fact('inspection', t0, { ...told, source: 'customs', detail: { code: 'C', mode } });
  const other = fact('manifest', t0, { containerNo: second });

  it('is told by its mode, of the first box of which one is known; else by its state', () => {
    expect(explain('NB', listed, check('4'))).toMatchObject({ sentence: `海关查验：${checkModeText('4')}，1/1 箱` });
    expect(explain('NB', listed, check(null))).toMatchObject({
      sentence: '海关查验：1/1 箱',
      nextStep: { title: `海关查验：${checkStatusText('C')}` },
    });
    const second4 = check('4', { containerNo: second });
    expect(explain('NB', listed, other, check(null), second4).sentence).toBe(`海关查验：${checkModeText('4')}，2/2 箱`);
  });

  it('of a box on board holds nobody up and is not counted', () => {
    const facts = [listed, other, check('4'), check('2', { containerNo: second }), fact('load', t0, { containerNo: second })];
    expect(explain('NB', ...facts).sentence).toBe(`海关查验：${checkModeText('4')}，1/2 箱`);
  });
});

describe('what is late turns its node red', () => {
  const silent = [listed, fact('gate-in', t0 - 3 * hourMs)];

  it('with the port’s own reason, else with the sentence', () => {
    expect(explain('NB', ...silent).bar['ASA']).toMatchObject({ state: 'exception', note: '进港 3h 未运抵，联系场站' });
    const reason = row(t0, 'NNNNN', { detail: { remark: '未收到运抵' } });
    expect(explain('NB', ...silent, reason).strip['arrival']).toMatchObject({ state: 'exception', note: '未收到运抵' });
  });
});

describe('O-21 the clock that a sentence is about', () => {
  const hour = 60;
  const arrived: BoxCase = { gate: 'in', listed: true, arrival: ['accepted'] };
  const out: BoxCase = { gate: 'out', listed: true };
  const far = { gateInClosesMs: 80 * hour, portClosesMs: 90 * hour };
  const plan = { gateInClosesMs: 8 * hour, customsClosesMs: 9 * hour, portClosesMs: 10 * hour, documentsClosesMs: 7 * hour };
  it.each<readonly [what: string, bill: Partial<BillCase>, field: string | null]>([
    ['a box outside: 进箱截止', { boxes: [out] }, 'gateInClosesMs'],
    ['a box outside, 进箱截止 gone', { boxes: [out], plan: { ...plan, gateInClosesMs: -hour } }, 'gateInClosesMs'],
    ['a box outside, 截港 gone', { boxes: [out], plan: { portClosesMs: -hour } }, 'portClosesMs'],
    ['not released: 截关', { boxes: [arrived] }, 'customsClosesMs'],
    ['not released, 截关 gone', { boxes: [arrived], plan: { ...plan, customsClosesMs: -hour } }, 'customsClosesMs'],
    [
      'papers missing: 截单',
      { boxes: [out], preManifest: [], plan: { documentsClosesMs: hour, portClosesMs: 90 * hour } },
      'documentsClosesMs',
    ],
    [
      'OP-9 a refused release beside a box outside: 截关',
      { boxes: [out, { ...arrived, release: ['refused'] }], plan: { ...far, customsClosesMs: 95 * hour } },
      'customsClosesMs',
    ],
    [
      'OP-9 a release taken back beside a box outside: 截关',
      { boxes: [out, { ...arrived, release: ['accepted', 'withdrawn'] }], plan: { ...far, customsClosesMs: 95 * hour } },
      'customsClosesMs',
    ],
    [
      'OP-9 under inspection beside a box outside: 截关',
      { boxes: [out, { ...arrived, inspection: 'open' }], plan: { ...far, customsClosesMs: 95 * hour } },
      'customsClosesMs',
    ],
    [
      'OP-9 no arrival report beside a box outside: 截关',
      { boxes: [out, { gate: 'in', listed: true }], plan: { ...far, customsClosesMs: 95 * hour } },
      'customsClosesMs',
    ],
    [
      'OP-9 a refused pre-manifest: 截单',
      { boxes: [out], preManifest: ['refused'], plan: { ...far, documentsClosesMs: 95 * hour } },
      'documentsClosesMs',
    ],
    [
      'OP-9 a refusal, and no clock of customs: that by which the bill lacks something',
      { boxes: [{ ...arrived, release: ['refused'] }], plan: null },
      null,
    ],
    ['nothing wrong: the same', { boxes: [out], plan: { gateInClosesMs: 80 * hour, portClosesMs: 90 * hour } }, 'gateInClosesMs'],
    ['no plan: none', { boxes: [out], plan: null }, null],
  ])('%s', (_what, bill, field) => {
    const status = statusOfCase({ port: 'NB', boxes: [], preManifest: ['accepted'], plan, ...bill });
    expect(explainBill(status, caseNowMs).nextStep.clock?.field ?? null).toBe(field);
  });
});

describe('what is later than usual', () => {
  const hour = 60;
  const status = statusOfCase({
    port: 'NB',
    boxes: [{ gate: 'in', listed: true, arrival: ['accepted'], release: ['accepted'] }],
    preManifest: ['accepted'],
    plan: { customsClosesMs: 50 * hour, portClosesMs: 60 * hour, documentsClosesMs: 70 * hour },
  });
  const late = (node: string, samples: number) => {
    const event = { node, sinceMs: caseNowMs - 5 * hourMs, dueMs: caseNowMs, usualMs: 2 * hourMs, samples };
    return explainBill({ ...status, expected: [event] }, caseNowMs).nextStep;
  };

  it.each([
    ['BLA', 0, '预配回执比平常慢，已等 5 小时', '请货代向海关查预配回执', 'documentsClosesMs'],
    ['PASS', 40, '放行比平常慢，已等 5 小时', '通常 2 小时（按最近 40 箱）。催报关行，查报关单状态', 'customsClosesMs'],
    ['PASS', 0, '放行比平常慢，已等 5 小时', '催报关行，查报关单状态', 'customsClosesMs'],
    ['TMPS', 0, '码放比平常慢，已等 5 小时', '联系码头，问缺什么不放行', 'portClosesMs'],
    // What comes after the last step has no clock of its own: it runs by the bill's.
    ['LOBD', 0, '装船比平常慢，已等 5 小时', '问码头为什么还没装船', 'portClosesMs'],
  ])(
    '%s, learnt of %d boxes: how long it has been waited for, what is usual, whom to ask, and its clock',
    (node, samples, title, advice, field) => {
      expect(late(node, samples)).toMatchObject({ title, advice, clock: { field } });
    },
  );
});

describe('a clock that moved', () => {
  const hour = 60;
  it.each([
    ['portClosesMs', -2, 'attention'],
    ['portClosesMs', 3, 'running'],
    ['gateInOpensMs', 3, 'attention'],
    ['gateInOpensMs', -3, 'running'],
  ] as const)('%s by %d hours is told as %s: time that is given asks for nothing', (field, byHours, tone) => {
    const status = statusOfCase({
      port: 'NB',
      boxes: [{ gate: 'out' }],
      preManifest: ['accepted'],
      plan: { gateInOpensMs: 30 * hour, portClosesMs: 50 * hour },
      moved: { field, byHours, saidAgo: 30 },
    });
    const { exceptions, nextStep } = explainBill(status, caseNowMs);
    expect({ exceptions, tone: nextStep.tone }).toEqual({ exceptions: ['cut-off-changed'], tone });
  });
});

describe('the clock that a row counts to', () => {
  const hour = 60;
  const inPort: BoxCase = { gate: 'in', arrival: ['accepted'] };
  it.each([
    ['both to come: the first by which something lacks', { documentsClosesMs: 3 * hour, portClosesMs: 5 * hour }, [], 'documentsClosesMs'],
    [
      'the first has passed, the sentence is about one to come',
      { gateInClosesMs: -hour, portClosesMs: 5 * hour },
      ['accepted'],
      'gateInClosesMs',
    ],
    [
      'both have passed: that of the sentence',
      { gateInClosesMs: -5 * hour, customsClosesMs: -hour, portClosesMs: -10 },
      ['accepted'],
      'customsClosesMs',
    ],
    ['no clock is told', {}, ['accepted'], undefined],
  ] as const)('%s', (_, plan, preManifest, field) => {
    const status = statusOfCase({ port: 'NB', boxes: [inPort, { gate: 'out' }], preManifest, plan });
    expect(clockOfRow(status, explainBill(status, caseNowMs).nextStep, caseNowMs)?.field).toBe(field);
  });
});
