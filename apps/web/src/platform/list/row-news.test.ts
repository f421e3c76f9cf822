// Guarantee (V-08): a row lights up when something was said of it, not because time has passed or its user wrote something.
import { expect, it } from 'vitest';
import { RowNews } from './row-news';

const row = {
  id: 1,
  version: 3,
  sentence: '2 箱未放行，截关还有 4h17m',
  closeTime: '2026-12-01 08:00:00',
  nodes: [{ code: 'passed', text: '1/2' }],
  remark: '',
};

it.each<readonly [name: string, after: object, isNews: boolean]>([
  ['fetched again', {}, false],
  ['a minute later', { sentence: '2 箱未放行，截关还有 4h16m' }, false],
  ['an hour later', { sentence: '2 箱未放行，截关还有 3h' }, false],
  ['in its last hour', { sentence: '2 箱未放行，截关还有 59m' }, false],
  ['days after', { sentence: '2 箱未放行，截关已过 3天2h' }, false],
  ['with a remark of one’s own, a minute later', { remark: '急', sentence: '2 箱未放行，截关还有 4h16m', version: 4 }, false],
  ['with one box less', { sentence: '1 箱未放行，截关还有 4h17m', version: 4 }, true],
  ['with another clock', { closeTime: '2026-12-01 07:00:00', sentence: '2 箱未放行，截关还有 3h17m', version: 4 }, true],
  ['with a node further', { nodes: [{ code: 'passed', text: '2/2' }], version: 4 }, true],
])('V-08 a row %s', (_, after, isNews) => {
  const news = new RowNews<typeof row>(['remark']);
  const before = news.numberOf(row);
  expect(news.numberOf({ ...row, ...after }) > before).toBe(isNews);
});
