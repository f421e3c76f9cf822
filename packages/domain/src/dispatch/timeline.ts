/** What happens to a submission, one by one, as its timeline shows it. */

export const eventKinds = [
  'submitted',
  'sending',
  'sent',
  'no-answer',
  'known',
  'unknown',
  'received',
  'accepted',
  'subject-final',
  'step',
  'final',
  'refused',
  'unanswered',
  'contradiction',
  'dead',
  'redriven',
  'abandoned',
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * Why a submission is laid aside: received there and never judged; not to be asked for a day; not known any more where it
 * had been received; no way out of that name in this build.
 */
export const deadReasons = ['no-answer', 'unreachable', 'lost', 'no-way'] as const;
export type DeadReason = (typeof deadReasons)[number];
