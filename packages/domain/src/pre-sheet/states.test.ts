// Guarantee: every state, every act and every answer has its outcome and its words, and no other.
import { expect, it } from 'vitest';
import { actRefusalTexts, stateWords } from './messages';
import { act, hearAnswer, hearWithdrawal, preSheetActs, preSheetStates, sheetAnswers, withdrawalAnswers, type ActOutcome } from './states';

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** Written from the trade: the state after an act; `-name`: why it may not be taken. */
const acts = `
state        save          submit        withdraw       delete
draft        draft         submitted     -notWithAgent  gone
submitted    -withAgent    -withAgent    withdrawing    -withAgent
withdrawing  -withdrawing  -withdrawing  -withdrawing   -withdrawing
accepted     -accepted     -accepted     -accepted      -accepted
returned     returned      submitted     -notWithAgent  gone
`;

/** Likewise of what is heard: of the last submission, and behind it of a withdrawal. */
const heard = `
state        accepted  returned  unanswered  withdrawn  tooLate    unanswered
draft        draft     draft     draft       draft      draft      draft
submitted    accepted  returned  draft       submitted  submitted  submitted
withdrawing  accepted  returned  draft       draft      submitted  submitted
accepted     accepted  accepted  accepted    draft      accepted   accepted
returned     returned  returned  returned    returned   returned   returned
`;

const actText = (outcome: ActOutcome): string => ('refusal' in outcome ? `-${outcome.refusal}` : outcome.next);

it('R-2.2-48 a pre-sheet goes by each act as the table says and no other way', () => {
  const [[, ...names], ...rows] = rowsOf(acts) as [string[], ...string[][]];
  expect(names).toEqual([...preSheetActs]);
  expect(preSheetStates.map((state) => [state, ...preSheetActs.map((what) => actText(act(state, what)))])).toEqual(rows);
});

it('R-2.2-48 a pre-sheet goes by each answer as the table says and no other way', () => {
  const [[, ...names], ...rows] = rowsOf(heard) as [string[], ...string[][]];
  expect(names).toEqual([...sheetAnswers, ...withdrawalAnswers]);
  const told = preSheetStates.map((state) => [
    state,
    ...sheetAnswers.map((answer) => hearAnswer(state, answer)),
    ...withdrawalAnswers.map((answer) => hearWithdrawal(state, answer)),
  ]);
  expect(told).toEqual(rows);
});

it('R-2.2-48 each state has its word, each refusal its sentence', () => {
  expect(preSheetStates.map((state) => stateWords[state])).toEqual(['草稿', '已提交', '撤回中', '已接受', '已退回']);
  expect(acts.match(/(?<=-)[a-z]\w+/gi)!.filter((name) => !(name in actRefusalTexts))).toEqual([]);
});
