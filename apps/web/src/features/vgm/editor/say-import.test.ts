// Guarantee: what could not be read of a file of containers is said with its row and field.
// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/catalogue';
import { vgmWords } from '../texts/zh-CN';
import { sayImport } from './say-import';

const say = textsOf(vgmWords);
const none = { list: [], leftOut: 0, overMax: 0, hiddenRows: 0, unreadTitles: [] as string[], notes: [] };
const weight = { kind: 'weight', field: 'grossKg', rowNo: 3, value: '25.3', other: '', count: 1 } as const;

test('N7 N8 N9 nothing of a file that was read whole, all else in words', () => {
  expect(sayImport(none, say)).toBe('');
  expect(sayImport({ ...none, leftOut: 1, overMax: 19, hiddenRows: 2, unreadTitles: ['整箱重'], notes: [weight] }, say)).toBe(
    [
      '有 1 行没有箱号，没有读入',
      '超过 500 箱，后面 19 箱没有读入，请分两票',
      '有 2 行是隐藏的，没有导入；要导入请先取消隐藏或筛选',
      '这些列不认识，没有导入：整箱重',
      '文件第 3 行总重“25.3”不是整数千克，没有读入',
    ].join('；'),
  );
});

test('N7 of many notes the first are said, and how many more there are', () => {
  const said = sayImport({ ...none, notes: Array.from({ length: 8 }, () => weight) }, say);
  expect(said.split('；')).toHaveLength(6);
  expect(said).toContain('另有 3 处，请核对文件');
});
