// Guarantee: R-4.10-29, -33, -34: every status, every act and every receipt has its answer, its money and its words, and no other.
import { describe, expect, it } from 'vitest';
import { vgmReceiptWords, vgmRefusalTexts, vgmStatusWords } from './messages';
import {
  act,
  allVgmStatuses,
  hear,
  heardAfter,
  hearOfUpdate,
  vgmActs,
  vgmReceipts,
  vgmStatuses,
  type ActOutcome,
  type ReceiptOutcome,
  type VgmReceipt,
} from './status';

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** Written from the trade: the status after an act and what is done with money; `-name`: why it may not be taken. */
const acts = rowsOf(`
status  save             send              update         delete           restore
-2      -deleted         -deleted          -deleted       -deleted         0
-1      0                -failedFirstEdit  -notSentYet    -2               -notDeleted
0       0                1/hold            -notSentYet    -2               -notDeleted
1       -sending         -sending          -sending       -sending         -notDeleted
2       -sentUpdateOnly  -sentUpdateOnly   2/hold         -sentNotDeleted  -notDeleted
`);

/** Likewise of what is heard; `!`: it contradicts what was settled, and nothing changes. */
const receipts = rowsOf(`
status  accepted   atTerminal  refused     unanswered
-2      -2!        -2!         -2          -2
-1      -1!        -1!         -1          -1
0       0!         0!          0           0
1       2/capture  2/capture   -1/release  -1/release
2       2          2           2!          2!
`);

const money = (step: string | null): string => (step === null ? '' : `/${step}`);
const actText = (outcome: ActOutcome): string => ('refusal' in outcome ? `-${outcome.refusal}` : `${outcome.next}${money(outcome.money)}`);
const receiptText = ({ next, money: step, isContradiction }: ReceiptOutcome): string =>
  `${next}${money(step)}${isContradiction ? '!' : ''}`;

describe('R-4.10-33 a VGM filing', () => {
  it('R-4.10-29 has the statuses -2 to 2, and 3 for all, with these words', () => {
    expect([...vgmStatuses, allVgmStatuses].map((status) => [status, vgmStatusWords[status]])).toEqual([
      [-2, '已删除'],
      [-1, '发送失败'],
      [0, '待发送'],
      [1, '发送中'],
      [2, '已发送'],
      [3, '全部'],
    ]);
  });

  it('R-4.10-33 goes by each act as the table says and no other way', () => {
    const [[, ...names], ...rows] = acts as [string[], ...string[][]];
    expect(names).toEqual([...vgmActs]);
    const told = vgmStatuses.map((status) => [String(status), ...vgmActs.map((what) => actText(act(status, what)))]);
    expect(told).toEqual(rows);
  });

  it('R-4.10-33 goes by each receipt as the table says and no other way', () => {
    const [[, ...names], ...rows] = receipts as [string[], ...string[][]];
    expect(names).toEqual([...vgmReceipts]);
    const told = vgmStatuses.map((status) => [String(status), ...vgmReceipts.map((receipt) => receiptText(hear(status, receipt)))]);
    expect(told).toEqual(rows);
  });

  it('R-4.10-33 a correction costs when it is accepted and nothing when it is not', () => {
    expect(vgmReceipts.map((receipt) => [receipt, hearOfUpdate(receipt)])).toEqual([
      ['accepted', 'capture'],
      ['atTerminal', 'capture'],
      ['refused', 'release'],
      ['unanswered', 'release'],
    ]);
  });

  it('says why an act may not be taken', () => {
    expect(
      acts
        .flat()
        .filter((cell) => /^-[a-z]/.test(cell))
        .map((cell) => cell.slice(1) in vgmRefusalTexts),
    ).not.toContain(false);
  });
});

describe('R-4.10-34 vgmReceiptMsg', () => {
  it('R-4.10-34 has these words', () => {
    expect(Object.values(vgmReceiptWords)).toEqual(['未发送', '已接收', '已到码头', '失败']);
  });

  it.each([
    [['accepted', 'atTerminal'], '已到码头'],
    [['atTerminal', 'accepted'], '已到码头'],
    [['accepted', 'accepted'], '已接收'],
    [['refused'], '失败'],
    [['unanswered'], '失败'],
    [['accepted', 'refused'], '已接收'],
    [['refused', 'accepted'], '已接收'],
    [['atTerminal', 'refused'], '已到码头'],
  ] as const)('R-4.10-34 after %j is %s, in whatever order they come', (heard, words) => {
    const last = (heard as readonly VgmReceipt[]).reduce(heardAfter, 'none');
    expect(vgmReceiptWords[last]).toBe(words);
  });
});
