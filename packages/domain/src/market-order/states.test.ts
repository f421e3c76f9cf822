// Guarantee: who may do what with an order, and what becomes of it, stands in one table written from the trade (双人复核, 删单重报).
import { duties } from '../market-assistant/index';
import { describe, expect, test } from 'vitest';
import { stateTitles } from './messages';
import {
  actOnOrder,
  customsAnswers,
  declarationStates,
  dutyOf,
  hearCustoms,
  orderActs,
  orderStates,
  orderTabs,
  stateByDeclarations,
  statesOfTab,
  type DeclarationState,
  type OrderState,
} from './states';

const everyDuty = { duties, isAuthor: false } as const;

/** A column an act: save, delete, submit, recall, approve, return, declare, settle; a dash: refused. */
const lives: readonly (readonly [OrderState, string])[] = [
  ['draft', 'draft gone submitted - - - - -'],
  ['submitted', '- - - draft checked returned - -'],
  ['returned', 'returned gone submitted - - - - -'],
  ['checked', '- - - - - returned declared -'],
  ['declared', '- - - - - - - -'],
  ['inspected', '- - - - - - - -'],
  ['withdrawn', 'withdrawn - submitted - - - - -'],
  ['released', '- - - - - - - released'],
  ['closed', '- - - - - - - closed'],
];

describe('the life of an order', () => {
  test.each(lives)('R-4.10-37 %s: %s', (state, expected) => {
    const seen = orderActs.map((act) => {
      const outcome = actOnOrder(state, act, everyDuty);
      return 'next' in outcome ? outcome.next : '-';
    });
    expect(seen.join(' ')).toBe(expected);
  });

  test('R-4.10-37 every state has its line', () => {
    expect(lives.map(([state]) => state)).toEqual([...orderStates]);
  });

  test('R-4.10-37 the states are called so', () => {
    expect(stateTitles).toEqual({
      draft: '草稿',
      submitted: '待审',
      returned: '退回',
      checked: '已审',
      declared: '已申报',
      inspected: '查验',
      withdrawn: '删单重报',
      released: '已放行',
      closed: '已结关',
    });
  });

  test.each(orderActs)('R-2.2-26 %s needs its duty, whatever else somebody may do', (act) => {
    const others = duties.filter((duty) => duty !== dutyOf[act]);
    for (const state of orderStates) expect(actOnOrder(state, act, { duties: others, isAuthor: false })).toEqual({ refusal: 'noDuty' });
  });

  test('R-2.2-30 nobody approves what he handed in himself; he may return it', () => {
    const submitter = { duties, isAuthor: true } as const;
    expect(actOnOrder('submitted', 'approve', submitter)).toEqual({ refusal: 'ownOrder' });
    expect(actOnOrder('submitted', 'return', submitter)).toEqual({ next: 'returned' });
  });
});

test('R-2.2-27 every state stands under exactly one tab', () => {
  expect(orderTabs.flatMap((tab) => statesOfTab[tab]).toSorted()).toEqual([...orderStates].toSorted());
  expect(statesOfTab).toEqual({
    draft: ['draft'],
    submitted: ['submitted'],
    checked: ['checked'],
    declared: ['declared'],
    released: ['released', 'closed'],
    trouble: ['returned', 'inspected', 'withdrawn'],
  });
});

/** A column an answer: accepted, inspected, released, closed, refused; a dash: nothing changes. */
const answers: readonly (readonly [DeclarationState, string])[] = [
  ['sending', 'declared inspected released closed withdrawn'],
  ['declared', '- inspected released closed withdrawn'],
  ['inspected', '- - released closed withdrawn'],
  ['withdrawn', '- - - - -'],
  ['released', '- - - closed -'],
  ['closed', '- - - - -'],
];

describe('what customs say', () => {
  test.each(answers)('R-4.10-37 of what is %s: %s', (state, expected) => {
    expect(customsAnswers.map((answer) => hearCustoms(state, answer) ?? '-').join(' ')).toBe(expected);
  });

  test('R-4.10-37 of every state', () => {
    expect(answers.map(([state]) => state).toSorted()).toEqual([...declarationStates].toSorted());
  });

  test.each([
    [['sending'], 'declared'],
    [['declared', 'released'], 'declared'],
    [['released', 'closed'], 'released'],
    [['closed', 'closed'], 'closed'],
    [['inspected', 'declared'], 'inspected'],
    [['withdrawn', 'inspected', 'closed'], 'withdrawn'],
  ] as const)('R-2.2-29 an order of declarations %s is %s', (states, expected) => {
    expect(stateByDeclarations(states)).toBe(expected);
  });
});
