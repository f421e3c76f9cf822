// Guarantee: a view's name is one short line, and what it keeps of an address is plain parameters and leads nowhere.
import { expect, it } from 'vitest';
import { viewNameLengthMax, viewQueryLengthMax } from './limits';
import { cleanViewName, isPlainQuery } from './view-fields';

it.each([
  ['本周截港', '本周截港'],
  ['  本周\n截港 ', '本周 截港'],
  ['本周\u202E截港', '本周截港'],
  ['', null],
  ['\u3000', null],
  ['船'.repeat(viewNameLengthMax), '船'.repeat(viewNameLengthMax)],
  ['船'.repeat(viewNameLengthMax + 1), null],
])('the name %j is kept as %j', (text, kept) => expect(cleanViewName(text)).toBe(kept));

it.each([
  ['', true],
  ['port=NB', true],
  ['port=NB&keyword=%E5%AE%81+x&sort=-createTime', true],
  [`keyword=${'x'.repeat(viewQueryLengthMax - 8)}`, true],
  [`keyword=${'x'.repeat(viewQueryLengthMax - 7)}`, false],
  ['?port=NB', false],
  ['port', false],
  ['port=NB&', false],
  ['port=NB&&state=1', false],
  ['/logistics?port=NB', false],
  ['port=NB#x', false],
  ['port=NB\n', false],
  ['keyword=https://demo.example', false],
  ['keyword=https%3A%2F%2Fdemo.example', false],
  ['keyword=%00', false],
  ['keyword=%E5', false],
  ['javascript:alert(1)', false],
  ['=x', false],
])('the query %j may be kept: %s', (text, isKept) => expect(isPlainQuery(text)).toBe(isKept));
