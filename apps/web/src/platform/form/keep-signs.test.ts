// Guarantee: R-5.4-09 … -21: other signs vanish while typing and pasting, the caret stays where it was, and an input method is left alone.
// @vitest-environment happy-dom
import { keepDigits, keepLettersDigits } from '@mastlight/domain/vocabulary/input-filters';
import { expect, test } from 'vitest';
import { keepSigns } from './keep-signs';

function typed(value: string, caret: number): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  input.setSelectionRange(caret, caret);
  return input;
}

test('R-5.4-09 R-5.4-11 R-5.4-21 signs of another kind vanish, the caret stays behind the sign that it stood behind', () => {
  const input = typed('cs-nu中6', 5);
  expect(keepSigns(input, keepLettersDigits, false)).toBe('CSNU6');
  expect([input.value, input.selectionStart]).toEqual(['CSNU6', 4]);
  const amount = typed('1a2', 2);
  expect(keepSigns(amount, keepDigits, false)).toBe('12');
  expect(amount.selectionStart).toBe(1);
});

test('R-5.4-21 what an input method composes is left as it is until it is there', () => {
  const input = typed('zhong', 5);
  expect(keepSigns(input, keepDigits, true)).toBe('zhong');
  expect(input.value).toBe('zhong');
  expect(keepSigns(input, keepDigits, false)).toBe('');
});

test('nothing is touched where nothing has to go, and without a filter', () => {
  const input = typed('123', 1);
  expect(keepSigns(input, keepDigits, false)).toBe('123');
  expect(keepSigns(typed('a中', 1), undefined, false)).toBe('a中');
  expect(input.selectionStart).toBe(1);
});
