// Guarantee (V-02, H4, H5): while a port says nothing a bill tells how it stood when that was last heard, without how long
// anything had lasted then, and whom to ask where a clock comes near.
import { describe, expect, it } from 'vitest';
import { explainRelease } from './explain-release';
import { explainSilent } from './explain-silent';
import { withoutDurations } from '../vocabulary/without-durations';
import { caseNowMs, statusOfCase, type BillCase } from './truth-table/bill-case';
import { lines } from './truth-table/lines';

const hourMs = 3_600_000;
const bill = (part: Partial<BillCase>): BillCase => ({
  port: 'TJ',
  boxes: [{ gate: 'out', listed: true }],
  preManifest: ['accepted'],
  plan: null,
  ...part,
});
const ready = { gate: 'in', flags: { arrive: ['yes'], customs: ['yes'], pass: ['yes'] } } as const satisfies BillCase['boxes'][number];

/** Of a bill: minutes from the last word to its clock, hours of silence since; what the row asks. */
const errands: readonly (readonly [string, BillCase, hoursSilent: number, string | null])[] = [
  ['boxes outside, 截港 in 29 h, silent for 28', bill({ plan: { portClosesMs: 29 * 60 } }), 28, '距箱号截止 1h 未进港 0/1，请问车队'],
  ['boxes outside, 截港 in 29 h, silent for 20', bill({ plan: { portClosesMs: 29 * 60 } }), 20, null],
  [
    'one of two outside',
    bill({ boxes: [ready, { gate: 'out' }], plan: { portClosesMs: 29 * 60 } }),
    25,
    '距箱号截止 4h 未进港 1/2，请问车队',
  ],
  ['no box known', bill({ boxes: [], plan: { portClosesMs: 29 * 60 } }), 25, '距箱号截止 4h 没有箱进港，请问车队'],
  ['the clock passed since', bill({ plan: { portClosesMs: 29 * 60 } }), 31, '箱号截止已过，未进港 0/1，请问车队'],
  ['the clock had passed before: that is told as it stood', bill({ plan: { portClosesMs: -60 } }), 31, null],
  [
    'in the port, 截港 in 29 h, silent for 26: the pass may be missed',
    bill({ boxes: [{ gate: 'in', flags: { arrive: ['yes'], customs: ['yes'] } }], plan: { portClosesMs: 29 * 60 } }),
    26,
    'CSNU6152042 码头未放行，距箱号截止 3h',
  ],
  [
    'and is quiet while it makes it as it usually does',
    bill({ boxes: [{ gate: 'in', flags: { arrive: ['yes'], customs: ['yes'] } }], plan: { portClosesMs: 29 * 60 } }),
    // 13:00 of the next day, 16:00 being the next time that anybody is asked.
    20,
    null,
  ],
  [
    'held by customs: that is told as it stood',
    bill({ boxes: [{ gate: 'in', flags: { arrive: ['yes'] }, inspection: 'open' }], plan: { portClosesMs: 29 * 60 } }),
    26,
    null,
  ],
  ['every box in', bill({ boxes: [ready], plan: { portClosesMs: 29 * 60 } }), 28, null],
];

describe('H5 what is asked while a port says nothing', () => {
  it.each(errands)('H5 %s', (_name, told, hours, says) => {
    const { errand } = explainSilent(statusOfCase(told), caseNowMs, caseNowMs + hours * hourMs);
    expect(errand?.sentence ?? null).toBe(says);
  });

  it.each([
    ['in the port', ready, 28, true],
    ['in the port, before that time', ready, 20, false],
    ['on board', { ...ready, loaded: true as const }, 28, false],
  ])('H4 the sailing was planned for a time that has passed since, the box %s', (_name, box, hours, isAsked) => {
    const status = statusOfCase(bill({ boxes: [box], plan: { portClosesMs: 20 * 60 } }));
    const planned = { ...status, plan: { ...status.plan!, etdMs: caseNowMs + 24 * hourMs } };
    const { errand } = explainSilent(planned, caseNowMs, caseNowMs + hours * hourMs);
    expect(errand?.sentence.replace(/\d\d-\d\d \d\d:\d\d/, '…') ?? null).toBe(isAsked ? '计划离泊 … 已过，请问码头开了没有' : null);
  });

  it('H5 a clock that moved more than a day ago leads the sentence no more, and stands among what was wrong', () => {
    const moved = statusOfCase(bill({ plan: { portClosesMs: 60 * 60 }, moved: { field: 'portClosesMs', byHours: -2, saidAgo: 60 } }));
    const shortly = explainSilent(moved, caseNowMs, caseNowMs + 10 * hourMs);
    const later = explainSilent(moved, caseNowMs, caseNowMs + 28 * hourMs);
    expect(shortly.sentence).toContain('箱号截止提前');
    expect(later.sentence).not.toContain('提前');
    expect(later.exceptions).toEqual(shortly.exceptions);
  });
});

describe('H4 nothing is told as lasting that had lasted then', () => {
  // A number of a box, a berth or a time of day is none.
  const lasting = /(?<![\dA-Z])\d+(?:天|h|m)(?![a-z])|(?:现已|已等) [\d.]+ /;
  it.each(lines)('H4 $name ($bill.port)', ({ bill: told }) => {
    const status = statusOfCase(told);
    const said = explainSilent(status, caseNowMs, caseNowMs + 28 * hourMs);
    const release = explainRelease(status, caseNowMs);
    const sentences = [
      said.sentence,
      said.nextStep.title,
      said.nextStep.advice ?? '',
      ...said.troubles.flatMap(({ sentence, nextStep }) => [sentence, nextStep.title, nextStep.advice ?? '']),
      ...Object.values(said.bar).map(({ note }) => note ?? ''),
      ...[...release.legs, ...release.boxes].map(({ sentence }) => withoutDurations(sentence ?? '')),
    ];
    expect(sentences.filter((sentence) => lasting.test(sentence))).toEqual([]);
    expect(said.nextStep.tone).not.toBe('done');
  });

  it.each([
    ['1 箱未进港，距集港截止 29h59m', '1 箱未进港'],
    ['截港已过 2h10m，TCLU1234567 未放行', '截港已过，TCLU1234567 未放行'],
    ['进港 3天2h 未运抵，联系场站', '进港后未运抵，联系场站'],
    ['运抵通常进港后 4 小时，现已 5.5 小时', '运抵通常进港后 4 小时'],
    ['装船后 38h49m，还没有离港', '装船后还没有离港'],
    [
      '未运抵：由场站发，找场站，距截关 3h；未到：由货代发，找货代，截单已过 40m',
      '未运抵：由场站发，找场站；未到：由货代发，找货代，截单已过',
    ],
  ])('H4 %s: %s', (told, plain) => {
    expect(withoutDurations(told)).toBe(plain);
  });
});
