// Guarantee: R-2.2-29 R-4.10-37: a declaration is what customs said last of it, whatever came first; a note by hand carries on from
// there and covers nothing; what customs turned away and then have after all is told and not passed over.
import { expect, it } from 'vitest';
import { judgeDeclaration, nothingByHand, type CustomsStep, type KeptByHand } from './declaration';
import { orderTexts as texts } from './messages';
import type { DeclarationState } from './states';

const step = (answer: CustomsStep['answer'], atMs: number, note = ''): CustomsStep => ({ answer, atMs, note });
const byHand = (rest: Partial<KeptByHand>): KeptByHand => ({ ...nothingByHand, ...rest });

// As somebody at the counter of customs would tell it; a moment is a number.
const table: readonly (readonly [
  what: string,
  sending: 'delivered' | 'accepted' | 'refused' | 'unanswered',
  steps: readonly CustomsStep[],
  hand: Partial<KeptByHand>,
  state: DeclarationState,
  reason: string,
  isContradicted: boolean,
])[] = [
  ['on its way', 'delivered', [], {}, 'sending', '', false],
  ['taken', 'accepted', [step('accepted', 1)], {}, 'declared', '', false],
  ['turned away', 'refused', [step('refused', 1, '品名不符')], {}, 'withdrawn', 'why', false],
  [
    'taken, then turned away by a person',
    'accepted',
    [step('accepted', 1), step('refused', 2, '人工退单')],
    {},
    'withdrawn',
    '人工退单',
    false,
  ],
  ['deleted without a word', 'accepted', [step('accepted', 1), step('refused', 2)], {}, 'withdrawn', texts.withdrawnByCustoms, false],
  [
    'an inspection that is heard after the release it came before',
    'accepted',
    [step('released', 5), step('inspected', 3, '布控')],
    {},
    'released',
    '',
    false,
  ],
  ['turned away, then taken', 'refused', [step('refused', 1, '不符'), step('accepted', 2)], {}, 'withdrawn', texts.contradicted, true],
  ['turned away after it was taken', 'refused', [step('accepted', 1), step('refused', 2, '不符')], {}, 'withdrawn', 'why', false],
  ['never answered, then released', 'unanswered', [step('released', 2)], {}, 'withdrawn', texts.contradicted, true],
  ['released on paper', 'accepted', [step('accepted', 1)], { releasedDay: '2026-10-02', enteredMs: 2 }, 'released', '', false],
  [
    'released on paper, then inspected',
    'accepted',
    [step('accepted', 1), step('inspected', 3, '布控')],
    { releasedDay: '2026-10-02', enteredMs: 2 },
    'inspected',
    '布控',
    false,
  ],
  [
    'inspected, then released on paper',
    'accepted',
    [step('inspected', 3, '布控')],
    { releasedDay: '2026-10-02', enteredMs: 4 },
    'released',
    '',
    false,
  ],
  [
    'turned away, with days on paper',
    'refused',
    [step('refused', 1)],
    { releasedDay: '2026-10-02', closedDay: '2026-10-03', enteredMs: 2 },
    'withdrawn',
    'why',
    false,
  ],
];

it.each(table)('R-4.10-37 %s', (_what, sending, steps, hand, state, reason, isContradicted) => {
  expect(judgeDeclaration(sending, 'why', steps, byHand(hand))).toMatchObject({ state, reason, isContradicted });
});
