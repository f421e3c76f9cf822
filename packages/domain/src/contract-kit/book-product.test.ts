// Guarantee: a field of a book is put right as people write it, refused with what to write, and masked as lists show it.
import { describe, expect, it } from 'vitest';
import { bookField, bookKeyOf, bookTexts, daysLeft, judgeEntry, maskBookText, sayBookKey } from './book-product';

const fields = [
  bookField('no', '号', 'code', 100, { isRequired: true, isMasked: true, lengthMax: 10 }),
  bookField('name', '名称', 'text', 100, { lengthMax: 4 }),
  bookField('ends', '到期', 'day', 100),
  bookField('kind', '类别', 'choice', 100, { choices: ['船代', 'Agent'] }),
];

describe('R-7.6-16 fields of a book', () => {
  it.each([
    ['no', ' ｑ12 345​ ', 'Q12345'],
    ['name', ' 甲\n乙 ', '甲 乙'],
    ['ends', '2026/5/3', '2026-05-03'],
    ['ends', '2026年5月31日', '2026-05-31'],
    ['ends', '2026-05-31 00:00:00', '2026-05-31'],
    ['ends', '2026-05-31 08:30', '2026-05-31'],
    ['kind', ' agent', 'Agent'],
  ])('R-7.6-16 %s %j is kept as %j', (prop, given, kept) => {
    const { texts, faults } = judgeEntry(fields, { no: 'A1234', [prop]: given });
    expect([texts[prop], faults]).toEqual([kept, []]);
  });

  it.each([
    ['no', '', bookTexts.missing('号')],
    ['no', 'Q••••31', bookTexts.masked('号')],
    ['name', '#N/A', bookTexts.sheetError('名称')],
    ['no', '12345678901', bookTexts.tooLong('号', 10)],
    ['name', '甲乙丙丁戊', bookTexts.tooLong('名称', 4)],
    ['ends', '2026-02-30', bookTexts.noDay('到期')],
    ['ends', '31/05/2026', bookTexts.noDay('到期')],
    ['kind', '车队', bookTexts.noChoice('类别', '船代、Agent')],
  ])('R-7.6-16 %s %j is refused: %s', (prop, given, message) => {
    expect(judgeEntry(fields, { no: 'A1234', [prop]: given }).faults).toEqual([{ prop, message }]);
  });

  it.each([
    ['Q1234531', 'Q•••••31'],
    ['A1234', 'A••34'],
    ['A123', '••••'],
    ['', ''],
  ])('R-2.2-33 %j is shown as %j', (text, shown) => {
    expect(maskBookText(text)).toBe(shown);
  });

  it('R-2.2-33 what it is known by is compared levelled, and told masked', () => {
    const book = { fields, key: ['no', 'name'] };
    expect(bookKeyOf(book, { no: 'a12345', name: 'X y' })).toBe(bookKeyOf(book, { no: 'A12345', name: 'xＹ' }));
    expect(sayBookKey(book, { no: 'A12345', name: '甲' })).toBe('A•••45 甲');
  });

  it.each([
    ['2026-05-31', 30],
    ['2026-05-01', 0],
    ['2026-04-30', -1],
    ['', null],
  ])('R-2.2-33 until %s there are %s days', (ends, days) => {
    expect(daysLeft(ends, '2026-05-01')).toBe(days);
  });
});
