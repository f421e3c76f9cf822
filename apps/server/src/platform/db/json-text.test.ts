// Guarantee: any text of a message becomes JSON that the database takes, and
// what somebody typed as a backslash and letters is kept as typed (A10).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonText, storableText } from './json-text';

it.each([
  ['a literal backslash-u', 'x\\ud800y\\u0000z', 'x\\ud800y\\u0000z'],
  ['a half surrogate pair', 'x\ud800y', 'x\ufffdy'],
  ['NUL', 'x\u0000y', 'xy'],
  ['both at once', '\\u0000\u0000\\\ud800', '\\u0000\\\ufffd'],
  ['a whole pair', '𠮷', '𠮷'],
])('A10: %s', (_name, text, expected) => {
  expect(JSON.parse(jsonText({ text, list: [text] }))).toEqual({ text: expected, list: [expected] });
});

it('A10: of any text, gives JSON without an escape that the database refuses', () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom('\\', 'u', '0000', 'd800', '\ud800', '\udc00', '\u0000', '"', '𠮷'), fc.string()), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(pieces, (parts) => {
      const json = jsonText([parts.join('')]);
      expect(JSON.parse(json)).toEqual([storableText(parts.join(''))]);
      // An escape is one that an even number of backslashes stands before.
      expect(json.replace(/\\\\/g, '')).not.toMatch(/\\u(?:0000|d[89a-f])/i);
    }),
    { numRuns: 5_000 },
  );
});
