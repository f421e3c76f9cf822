// Guarantee: a filtered field lets an input method finish its word, then keeps what may stay, with the caret where it was.
// @vitest-environment happy-dom
import { keepLettersDigits } from '@mastlight/domain/vocabulary/input-filters';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { onTestFinished, test, expect } from 'vitest';
import { FilteredField } from './filtered-field';

function Field() {
  const [text, setText] = useState('');
  return (
    <>
      <FilteredField label="箱号" filter={keepLettersDigits} value={text} onChange={setText} />
      <output>{text}</output>
    </>
  );
}

test('R-5.4-21 half a word is left alone until it is whole; the caret stays behind the sign that it stood behind', () => {
  render(<Field />);
  onTestFinished(cleanup);
  const input = screen.getByLabelText<HTMLInputElement>('箱号');
  const told = () => screen.getByRole('status').textContent;
  fireEvent.change(input, { target: { value: 'CS-QU' } });
  expect([input.value, told()]).toEqual(['CSQU', 'CSQU']);
  const compose = (value: string) => fireEvent.input(input, { target: { value }, isComposing: true });
  compose("CSQUni'h");
  expect(input.value).toBe("CSQUni'h");
  compose('CS你QU3');
  input.setSelectionRange(3, 3);
  fireEvent.compositionEnd(input);
  expect([input.value, told(), input.selectionStart]).toEqual(['CSQU3', 'CSQU3', 2]);
});
