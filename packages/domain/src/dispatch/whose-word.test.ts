// Guarantee: R-07, ADR 0038: a word that names a box or a bill alone judges none of whom nobody knows whether it is about him;
// rows are written from the trade, with the money: `held`, `taken` once it is accepted, `back` once it is not.
import { expect, it } from 'vitest';
import { hearVerdict, type SubmissionState, type Verdict } from './submission-state';
import { whoseWord } from './whose-word';

/**
 * What left, the earlier first; `@` is a stranger's. `!`: it contradicts what was settled, which is told to the desk.
 * Of one submission alone `-` stands for the other.
 */
const table = `
earlier      later        comes       earlier      money    later        money
accepted     unclear      final       finished     taken    unclear      held
accepted     delivered    final       finished     taken    delivered    held
accepted     dead         final       finished     taken    dead         held
accepted     waiting      final       finished     taken    waiting      held
accepted     refused      final       finished     taken    refused      back
accepted     unanswered   final       finished     taken    unanswered   back
accepted     accepted     final       accepted     taken    finished     taken
finished     accepted     final       finished     taken    finished     taken
finished     unclear      final       finished     taken    unclear      held
finished     delivered    final       finished     taken    delivered    held
accepted     finished     final       accepted     taken    finished     taken
unclear      delivered    final       unclear      held     delivered    held
refused      delivered    final       refused      back     delivered    held
unanswered   unclear      final       unanswered   back     unclear      held
refused      accepted     final       refused      back     finished     taken
-            unclear      final       -            -        finished     taken
-            delivered    final       -            -        finished     taken
-            dead         final       -            -        finished     taken
-            accepted     final       -            -        finished     taken
-            refused      final       -            -        refused      back
-            unanswered   final       -            -        unanswered   back
@accepted    accepted     final       finished     taken    finished     taken
@finished    accepted     final       finished     taken    finished     taken
@accepted    delivered    final       finished     taken    delivered    held
@accepted    unclear      final       finished     taken    unclear      held
@accepted    refused      final       finished     taken    refused      back
@delivered   delivered    final       delivered    held     delivered    held
@refused     delivered    final       refused      back     delivered    held
refused      delivered    refused     refused      back     delivered    held
refused      unclear      refused     refused      back     unclear      held
refused      delivered    accepted    refused      back     delivered    held
refused      accepted     refused     refused      back     accepted     taken
unanswered   delivered    accepted    unanswered   back     delivered    held
unanswered   delivered    refused     unanswered   back     delivered    held
accepted     delivered    accepted    accepted     taken    delivered    held
accepted     delivered    refused     accepted     taken    delivered    held
finished     delivered    refused     finished     taken    delivered    held
finished     unclear      accepted    finished     taken    unclear      held
-            waiting      accepted    -            -        accepted     taken
-            unclear      accepted    -            -        accepted     taken
-            delivered    refused     -            -        refused      back
-            refused      refused     -            -        refused      back
-            refused      accepted    -            -        refused!     back
-            unanswered   accepted    -            -        unanswered!  back
-            finished     refused     -            -        finished!    taken
@delivered   delivered    accepted    delivered    held     delivered    held
@refused     delivered    refused     refused      back     delivered    held
@accepted    delivered    received    accepted     taken    delivered    held
`;

const money: Readonly<Record<SubmissionState, string>> = {
  waiting: 'held',
  unclear: 'held',
  delivered: 'held',
  dead: 'held',
  accepted: 'taken',
  finished: 'taken',
  refused: 'back',
  unanswered: 'back',
};
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/) as [string, string, Verdict, string, string, string, string]);

it.each(rows)('R-07 %s before, %s after, then %s of both', (earlier, later, verdict, ...wanted) => {
  const sent = [later, earlier]
    .filter((said) => said !== '-')
    .map((said, no) => {
      const isStranger = said.startsWith('@');
      return { no, ownerKey: isStranger ? 'u:2' : 'u:1', state: said.replace('@', '') as SubmissionState };
    });
  const meant = whoseWord(verdict, sent);
  const told = sent.map((one) => {
    const { next, isContradiction } = meant.includes(one) ? hearVerdict(one.state, verdict) : { next: one.state, isContradiction: false };
    return [`${next}${isContradiction ? '!' : ''}`, money[next]];
  });
  expect([...(told[1] ?? ['-', '-']), ...told[0]!]).toEqual(wanted);
});
