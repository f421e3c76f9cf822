// Guarantee: every row of an inner list says to what it belongs, by a value
// that no other row of the outer list has; nothing of a list is left out.
import { readMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words/words';
import { showMessages } from './show-message';

function show(input: string, options: { isWide?: boolean; rowLimit?: number } = {}): string {
  const { messages } = readMessage(Buffer.from(input));
  const { isWide = false, rowLimit = 50 } = options;
  return showMessages(messages, { width: 100, rowLimit, isWide, words: wordsOf(false) }).join('\n');
}

const cargo = (bills: readonly (readonly [sequence: number, master: string, goods: readonly string[]])[]): string =>
  `UNH+1+CUSCAR:D:95B:UN'BGM+85+CARGO1+9'${bills
    .map(
      ([sequence, master, goods]) =>
        `CNI+${sequence}+${master}'NAD+CZ+++DEMO SHIPPER'NAD+CN+++DEMO CONSIGNEE'NAD+NI+++DEMO NOTIFY PARTY'` +
        goods.map((name, index) => `GID+${index + 1}+10:CT'FTX+AAA+++${name}'MEA+AAE+G+KGM:100'`).join(''),
    )
    .join('')}UNT+9+1'`;

describe('rows of inner lists', () => {
  it('name the number of what they belong to, not a count that repeats', () => {
    const out = show(
      cargo([
        [1, 'NGB1', ['LAMPS', 'BULBS']],
        [1, 'NGB2', ['CHAIRS']],
        [2, 'NGB3', ['TABLES']],
      ]),
    );
    expect(out).toMatch(/托运·货物 · 4 行\n.*\n? *托运·号码 +序号 +货描/);
    expect(out).toMatch(/NGB1 +1 +LAMPS\n +NGB1 +2 +BULBS\n +NGB2 +1 +CHAIRS\n +NGB3 +1 +TABLES/);
  });

  it('name the number of the row where no value tells the rows apart', () => {
    const out = show(
      cargo([
        [1, 'NGB1', ['LAMPS', 'BULBS']],
        [1, 'NGB1', ['CHAIRS']],
      ]),
    );
    expect(out).toMatch(/托运行号/);
    expect(out).toMatch(/1 +1 +LAMPS\n +1 +2 +BULBS\n +2 +1 +CHAIRS/);
  });

  it('say so when the outer list is not listed in full', () => {
    const out = show(
      cargo([
        [1, 'NGB1', ['LAMPS', 'BULBS']],
        [2, 'NGB2', ['CHAIRS', 'SOFAS']],
        [3, 'NGB3', ['TABLES', 'BEDS']],
      ]),
      { rowLimit: 2 },
    );
    expect(out).toContain('… 只含上表列出的 2 行所属的；加 --all 全部列出');
    expect(out).not.toContain('TABLES');
  });

  it('stand in the row where each has exactly one', () => {
    const status = (code: string, bill: string, box: string): string =>
      `CNI+1+${bill}'STS+1+${code}'DTM+334:202607110842:203'EQD+CN+${box}+45G1+++5'`;
    const out = show(
      `UNH+1+IFTSTA:D:00B:UN'BGM+23+ST1+9'${status('48', 'NGB1', 'MLTU3102047')}${status('74', 'NGB2', 'MLTU3102113')}UNT+10+1'`,
    );
    expect(out).toContain('事件 + 设备 · 2 行');
    expect(out).toMatch(/48 .*NGB1.*MLTU3102047|MLTU3102047.*48 .*NGB1/);
    expect(out).not.toContain('事件·设备');
  });

  it('list every party', () => {
    const bills = [
      [1, 'NGB1', ['LAMPS']],
      [2, 'NGB2', ['CHAIRS']],
    ] as const;
    expect(show(cargo(bills)).replaceAll(/\s+/g, ' ')).toMatch(/DEMO SHIPPER.*DEMO CONSIGNEE.*DEMO.*NOTIFY.*PARTY/);
    expect(show(cargo(bills), { isWide: true })).toContain('发货人/DEMO SHIPPER, 收货人/DEMO CONSIGNEE, 通知人/DEMO NOTIFY PARTY');
  });
});

describe('messages of one container', () => {
  const gate = (index: number): string =>
    `UNH+${index}+CODECO:D:95B:UN'BGM+34+GI${index}+9'EQD+CN+MLTU3102047+22G1'RFF+BM:BILL${index}'DTM+7:202607110842:203'UNT+6+${index}'`;
  const many = (count: number): string => Array.from({ length: count }, (_, index) => gate(index + 1)).join('');

  it('are one table when three or more follow each other', () => {
    const out = show(many(200), { rowLimit: Infinity });
    expect(out.match(/■/g)).toHaveLength(1);
    expect(out).toContain('CODECO · 200 行');
    expect(out).toMatch(/GI200 .*BILL200|BILL200.*GI200/);
    expect(out.split('\n').length).toBeLessThan(210);
  });

  it('stay apart when they are two, or of two kinds', () => {
    expect(show(many(2)).match(/■/g)).toHaveLength(2);
    const load = `UNH+7+COARRI:D:95B:UN'BGM+46+LD1+9'EQD+CN+MLTU3102047+22G1'UNT+4+7'`;
    expect(show(many(2) + load + gate(3)).match(/■/g)).toHaveLength(4);
  });
});

describe('values', () => {
  it('a date without a time shows no hours', () => {
    const out = show(`UNH+1+CODECO:D:95B:UN'BGM+34+GI1+9'DTM+137:20260711:102'EQD+CN+MLTU3102047+22G1'UNT+5+1'`);
    expect(out).toContain('20260711 (2026-07-11 Asia/Shanghai)');
  });

  it('what a kind of message cannot say is not shown as original', () => {
    expect(show('!AIVDM,1,1,,A,15MrVH0000KH<:V:NtBLoqFP2H9:,0*2F')).not.toContain('原始');
    expect(show('{"eventType":"TRANSPORT","transportEventTypeCode":"ARRI","eventDateTime":"2026-07-11T08:42:00Z"}')).not.toContain('原始');
  });
});
