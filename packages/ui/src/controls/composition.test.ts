// Guarantee: what belongs to an input method is told by the browser's flag or, of Safari's last Enter, by its code alone.
import { expect, test } from 'vitest';
import { isComposing } from './composition';

const typed = (fields: object) => fields as Event;

test.each([
  ['a key of Chrome or Firefox while characters are chosen', { key: 'Enter', keyCode: 229, isComposing: true }, true],
  ["Safari's Enter that has ended the choice", { key: 'Enter', keyCode: 229, isComposing: false }, true],
  ['half a word in a field', { inputType: 'insertCompositionText', isComposing: true }, true],
  ['an Enter of its own', { key: 'Enter', keyCode: 13, isComposing: false }, false],
  ['a letter', { key: 'h', keyCode: 72, isComposing: false }, false],
  ['a word that is whole', { inputType: 'insertText', isComposing: false }, false],
  ['a change that no keyboard made', {}, false],
])('W-20 %s', (_, fields, expected) => {
  expect(isComposing(typed(fields))).toBe(expected);
  expect(isComposing({ nativeEvent: typed(fields) })).toBe(expected);
});
