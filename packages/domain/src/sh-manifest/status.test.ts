// Guarantee: R-4.10-22, -31, -32, -34: every status, every act and every receipt has its answer, its money and its words, and no other.
import { describe, expect, it } from 'vitest';
import { channelWords, customsWords, agentWords, loadingWords, manifestRefusalTexts, manifestStatusWords } from './messages';
import {
  act,
  allManifestStatuses,
  agentFindings,
  channelStates,
  changeKinds,
  customsAfter,
  customsHeard,
  hear,
  hearOfChange,
  loadingAnswers,
  manifestActs,
  manifestReceipts,
  manifestStatuses,
  type ActOutcome,
  type CustomsHeard,
  type ManifestReceipt,
  type ReceiptOutcome,
} from './status';

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** Written from the trade: the status after an act and what is done with money; `-name`: why it may not be taken. */
const acts = rowsOf(`
status  save             submit              send                modify           cancel           delete           restore      purge
-3      -cancelled       -cancelled          -cancelled          -cancelled       -cancelled       -cancelled       -notDeleted  -notDeleted
-2      -deleted         -deleted            -deleted            -deleted         -deleted         -deleted         0            gone
-1      0                -rejectedFirstEdit  -rejectedFirstEdit  -notSentYet      -notSentYet      -2               -notDeleted  -notDeleted
0       0                1/hold              1/hold              -notSentYet      -notSentYet      -2               -notDeleted  -notDeleted
1       -inReview        -inReview           1                   -inReview        -inReview        -inReview        -notDeleted  -notDeleted
2       -sentModifyOnly  -sentModifyOnly     -sentModifyOnly     2                2                -sentNotDeleted  -notDeleted  -notDeleted
`);

/** Likewise of what is heard; `!`: it contradicts what was settled, and nothing changes. */
const receipts = rowsOf(`
status  received  accepted   released   rejected    unanswered
-3      -3        -3         -3         -3!         -3!
-2      -2        -2!        -2!        -2          -2
-1      -1        -1!        -1!        -1          -1
0       0         0!         0!         0           0
1       1         2/capture  2/capture  -1/release  0/release
2       2         2          2          2!          2!
`);

/** Likewise of what is heard of a correction and of a deletion. */
const changes = rowsOf(`
status     received  accepted  released  rejected  unanswered
-3/modify  -3        -3        -3        -3        -3
-3/cancel  -3        -3        -3        -3        -3
2/modify   2         2         2         2         2
2/cancel   2         -3        2         2         2
`);

const money = (step: string | null): string => (step === null ? '' : `/${step}`);
const actText = (outcome: ActOutcome): string => ('refusal' in outcome ? `-${outcome.refusal}` : `${outcome.next}${money(outcome.money)}`);
const receiptText = ({ next, money: step, isContradiction }: ReceiptOutcome): string =>
  `${next}${money(step)}${isContradiction ? '!' : ''}`;

describe('R-4.10-32 a Shanghai manifest', () => {
  it('R-4.10-31 R-4.10-22 has the statuses -3 to 2, and 3 for all, with these words', () => {
    expect([...manifestStatuses, allManifestStatuses].map((status) => [status, manifestStatusWords[status]])).toEqual([
      [-3, '已删单'],
      [-2, '回收站'],
      [-1, '已退回'],
      [0, '待发送'],
      [1, '审核中'],
      [2, '已发送'],
      [3, '全部'],
    ]);
  });

  it('R-4.10-32 goes by each act as the table says and no other way', () => {
    const [[, ...names], ...rows] = acts as [string[], ...string[][]];
    expect(names).toEqual([...manifestActs]);
    const told = manifestStatuses.map((status) => [String(status), ...manifestActs.map((what) => actText(act(status, what)))]);
    expect(told).toEqual(rows);
  });

  it('R-4.10-32 goes by each receipt as the table says and no other way', () => {
    const [[, ...names], ...rows] = receipts as [string[], ...string[][]];
    expect(names).toEqual([...manifestReceipts]);
    const told = manifestStatuses.map((status) => [
      String(status),
      ...manifestReceipts.map((receipt) => receiptText(hear(status, receipt))),
    ]);
    expect(told).toEqual(rows);
  });

  it('R-4.10-32 moves by an accepted deletion alone, and by no correction', () => {
    const [[, ...names], ...rows] = changes as [string[], ...string[][]];
    expect(names).toEqual([...manifestReceipts]);
    const told = ([-3, 2] as const).flatMap((status) =>
      changeKinds.map((kind) => [`${status}/${kind}`, ...manifestReceipts.map((receipt) => String(hearOfChange(status, kind, receipt)))]),
    );
    expect(told).toEqual(rows);
  });

  it('R-4.10-32 says why an act may not be taken', () => {
    const told = acts.flat().filter((cell) => /^-[a-z]/.test(cell));
    expect(told.map((cell) => cell.slice(1) in manifestRefusalTexts)).not.toContain(false);
  });
});

describe('R-4.10-34 the lamps of a manifest', () => {
  it('R-4.10-34 have these words', () => {
    expect(customsHeard.map((heard) => customsWords[heard])).toEqual(['未回执', '已接收', '接受申报', '退单', '放行']);
    expect(loadingAnswers.map((answer) => loadingWords[answer])).toEqual(['未回执', '接受', '退单']);
    expect(agentFindings.map((finding) => agentWords[finding])).toEqual(['未核对', '一致', '不一致']);
    expect(channelStates.map((state) => channelWords[state])).toEqual(['未提交', '排队中', '发送中', '成功', '失败']);
  });

  it.each([
    [['received', 'accepted', 'released'], '放行'],
    [['released', 'accepted', 'received'], '放行'],
    [['accepted', 'received'], '接受申报'],
    [['received', 'rejected'], '退单'],
    [['rejected', 'received'], '退单'],
    [['accepted', 'rejected'], '接受申报'],
    [['unanswered'], '未回执'],
    [['received', 'unanswered'], '已接收'],
  ] as const)('R-4.10-34 after %j customs say %s, in whatever order it comes', (heard, words) => {
    const last = (heard as readonly ManifestReceipt[]).reduce<CustomsHeard>(customsAfter, 'none');
    expect(customsWords[last]).toBe(words);
  });
});
