/** An input whose text can be filtered while it is typed. */
type FilteredInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * R-5.4-09 to -21: leaves in an input what a filter keeps, with the caret behind the sign that it stood behind. While an
 * input method composes nothing is touched: half a word is no word (R-5.4-21).
 *
 * @returns the text that stands there now.
 */
export function keepSigns(input: FilteredInput, filter: ((text: string) => string) | undefined, isComposing: boolean): string {
  const { value } = input;
  if (filter === undefined || isComposing) return value;
  const kept = filter(value);
  if (kept === value) return value;
  const caret = filter(value.slice(0, input.selectionStart ?? value.length)).length;
  input.value = kept;
  // A field of numbers or addresses has no caret to place.
  if (input.selectionStart !== null) input.setSelectionRange(caret, caret);
  return kept;
}
