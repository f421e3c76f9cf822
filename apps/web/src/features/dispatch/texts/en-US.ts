import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  pageTitle: 'submissions to look at',
  deadNote:
    'Nobody can tell whether these were received: ask the counterpart first, then have them checked again or end them. The fee is only set aside.',
  noDead: 'nothing was laid aside',
  judgeNote: 'what you found out',
  redrive: 'check again',
  abandon: 'not received there, end it',
  judged: 'done',
  refusal: { notDead: 'This one was not laid aside; there is nothing to do.' },
  receipts: 'receipts',
  levels: { received: 'delivered', accepted: 'accepted', final: 'at the terminal' },
  timeline: 'what happened',
  reference: 'reference',
  states: {
    waiting: 'to be sent',
    unclear: 'being checked',
    delivered: 'delivered, not judged yet',
    accepted: 'accepted',
    finished: 'done',
    refused: 'refused',
    unanswered: 'not received there',
    dead: 'laid aside, somebody has to look',
  },
  deadReasons: {
    'no-answer': 'They received it and gave no result for a day.',
    unreachable: 'Their system gave no answer for a day.',
    lost: 'They had received it and do not know it any more.',
    'no-way': 'This way out is not set up.',
  },
  events: {
    submitted: 'submitted; kept before it is sent',
    sending: 'being sent',
    sent: 'taken there',
    'no-answer': 'no answer; they are asked before anything is sent again',
    known: 'asked: they have it',
    unknown: 'asked: they do not have it',
    received: 'receipt: received',
    accepted: 'receipt: accepted',
    'subject-final': 'at the terminal',
    step: 'told by the counterpart',
    final: 'receipt: all at the terminal',
    refused: 'receipt: refused',
    unanswered: 'asked several times and not received there; ended, the fee is given back',
    contradiction: 'a receipt came that contradicts this; nothing changes',
    dead: 'laid aside until somebody has looked',
    redriven: 'checked again by hand',
    abandoned: 'checked by hand: not received there; ended',
  },
};
