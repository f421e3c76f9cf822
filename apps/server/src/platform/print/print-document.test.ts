// Guarantee: a paper holds every word that it was given, whatever people wrote, on as many pages as it takes, each of them
// numbered and named; and it is made while others are served.
import { describe, expect, it } from 'vitest';
import { printWords } from '@mastlight/domain/vocabulary/print-words';
import { readPdf } from '../../scenarios/read-pdf';
import { printDocument, type PrintedDocument } from './print-document';

const nowMs = Date.UTC(2026, 10, 29, 4, 0);
const paper = (change: Partial<PrintedDocument> = {}): PrintedDocument => ({
  title: '对账单',
  facts: [
    ['账户', '宁波演示货代有限公司（企业）'],
    ['月份', '2026-11'],
    ['期末余额', '1,286.50'],
  ],
  tables: [
    {
      title: '明细',
      columns: [
        { title: '时间', share: 2 },
        { title: '内容', share: 3 },
        { title: '金额', share: 1, isNumber: true },
      ],
      rows: [['11-23 10:00', '宁波提单订阅', '−1.00']],
    },
  ],
  notes: ['免费额度不开票。'],
  ...change,
});

describe('a paper', () => {
  it('R-0-12 says everything it was given, and at its foot whose it is, when it was printed and which page it is', async () => {
    const file = await printDocument(paper(), nowMs);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readPdf(file)).toEqual([
      [
        '对账单',
        '账户',
        '宁波演示货代有限公司（企业）',
        '月份',
        '2026-11',
        '期末余额',
        '1,286.50',
        '明细',
        '时间',
        '内容',
        '金额',
        '11-23 10:00',
        '宁波提单订阅',
        '−1.00',
        '免费额度不开票。',
        '桅灯 · 对账单 · 打印于 2026-11-29 12:00:00（北京时间）',
        '第 1 / 1 页',
      ],
    ]);
  });

  it('goes on over pages, each with the head of its table, and loses no row', async () => {
    const rows = Array.from({ length: 120 }, (_, no) => ['11-23 10:00', `COSU${6_400_000_000 + no}`, String(no)]);
    const pages = readPdf(await printDocument(paper({ tables: [{ ...paper().tables[0]!, rows }], isWide: true }), nowMs));
    expect(pages.length).toBeGreaterThan(3);
    const numbers = pages.flatMap((texts) => texts.filter((text) => text.startsWith('COSU')));
    expect(numbers).toEqual(rows.map(([, no]) => no));
    for (const [at, texts] of pages.entries()) {
      expect(texts).toContain('内容');
      expect(texts.at(-1)).toBe(`第 ${at + 1} / ${pages.length} 页`);
    }
  });

  it('breaks what is longer than its cell, also where it has no blank, and keeps every sign of it', async () => {
    const long = 'ABCDEFGHIJ'.repeat(30);
    const sentence = '货物品名含危险品请核对联合国编号'.repeat(12);
    const { tables } = paper();
    const [texts] = readPdf(
      await printDocument(
        paper({
          tables: [
            {
              ...tables[0]!,
              rows: [
                ['11-23', long, '1'],
                ['11-24', sentence, '2'],
              ],
            },
          ],
        }),
        nowMs,
      ),
    );
    const whole = texts!.join('');
    expect(whole).toContain(long);
    expect(whole).toContain(sentence);
  });

  it.each([
    ['a sign that no face draws', 'ship \u{1F6A2} name', 'ship □ name'],
    ['a private sign', 'a\u{E000}b', 'a□b'],
    ['controls and a line break', 'a\u0000b\r\nc\u0007', 'a b c '],
    ['a mark that turns the direction', 'abc\u202Efdp.exe', 'abc fdp.exe'],
    ['what PDF itself is written with', String.raw`)(<>[]{}/% \ endobj`, String.raw`)(<>[]{}/% \ endobj`],
    ['half a pair', 'a\uD83Db', 'a□b'],
    ['rare names', '堃喆淼龘', '堃喆淼龘'],
  ])('prints %s', async (_, given, printed) => {
    const [texts] = readPdf(await printDocument(paper({ facts: [['x', given]], tables: [], notes: [] }), nowMs));
    expect(texts![2]).toBe(printed);
  });

  it('goes on with a row that is higher than a page, each cell in its column, and does not break a number that fits', async () => {
    const marks = Array.from({ length: 400 }, (_, no) => `MARK${no}`).join('');
    const columns = [
      { title: '唛头', share: 1 },
      { title: '毛重', share: 1, isNumber: true },
      { title: '说明', share: 8 },
    ];
    const pages = readPdf(
      await printDocument(
        paper({
          tables: [
            {
              columns,
              rows: [
                [marks, '21,345.67', '甲'],
                ['N/M', '2.5', '乙'],
              ],
            },
          ],
          isWide: true,
        }),
        nowMs,
      ),
    );
    expect(pages.length).toBeGreaterThan(1);
    const whole = pages.flatMap((texts) => texts.slice(0, -2));
    expect(whole.filter((text) => text === '唛头')).toHaveLength(pages.length);
    expect(whole).toEqual(expect.arrayContaining(['21,345.67', '甲', '乙']));
    expect(whole.filter((text) => /^[MARK0-9]+$/.test(text)).join('')).toBe(marks);
  });

  it('refuses, with its words, a paper that nobody would read, and whoever comes when many wait', async () => {
    const rows = Array.from({ length: 120 }, (_, no) => [String(no), '', '']);
    await expect(printDocument(paper({ tables: [{ ...paper().tables[0]!, rows }] }), nowMs, 2)).rejects.toMatchObject({
      code: 400,
      message: printWords.tooLong,
    });
    const printed = await Promise.allSettled(Array.from({ length: 6 }, () => printDocument(paper({ tables: [] }), nowMs)));
    const refused = printed.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 429, message: printWords.busy })]);
  });

  it('takes its turn: what fails stops nobody after it, and each gets his own', async () => {
    const broken = { ...paper(), facts: null as unknown as PrintedDocument['facts'] };
    const printed = await Promise.allSettled([
      printDocument(paper({ title: '甲' }), nowMs),
      printDocument(broken, nowMs),
      printDocument(paper({ title: '乙' }), nowMs),
    ]);
    expect(printed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const titles = printed.flatMap((one) => (one.status === 'fulfilled' ? [readPdf(one.value)[0]![0]] : []));
    expect(titles).toEqual(['甲', '乙']);
  });
});
