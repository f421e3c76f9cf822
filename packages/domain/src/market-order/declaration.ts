/**
 * How far a declaration is: what its sending came to, what customs said one after another, and what somebody entered who had it
 * on paper. What customs say stands; a day by hand only carries on from there.
 */
import { bookField as field, type BookField } from '../contract-kit/book-product';
import type { SubmissionState } from '../dispatch/index';
import { orderTexts as texts } from './messages';
import { hearCustoms, type CustomsAnswer, type DeclarationState } from './states';

/** What customs said after they had taken it. */
export interface CustomsStep {
  readonly answer: CustomsAnswer;
  readonly note: string;
  readonly atMs: number;
}

/** What was entered by hand; days are `2026-05-31`, or empty. */
export interface ByHand {
  readonly declarationNo: string;
  readonly declaredDay: string;
  readonly releasedDay: string;
  readonly closedDay: string;
}
/** With the moment at which it was entered, ms of port time; 0: nothing was. */
export interface KeptByHand extends ByHand {
  readonly enteredMs: number;
}
export const nothingByHand: KeptByHand = { declarationNo: '', declaredDay: '', releasedDay: '', closedDay: '', enteredMs: 0 };

export interface DeclarationNow {
  readonly state: DeclarationState;
  /** Why it came back, or is inspected; empty otherwise. */
  readonly reason: string;
  /** Told by customs, ms; null: not told. */
  readonly inspectedMs: number | null;
  readonly releasedMs: number | null;
  readonly closedMs: number | null;
  /** Customs have it after all, though they had turned it away: nobody but they can tell which holds. */
  readonly isContradicted: boolean;
}

const answerOfSending: Readonly<Record<SubmissionState, CustomsAnswer | null>> = {
  waiting: null,
  unclear: null,
  delivered: null,
  // Somebody of the site looks at it; nobody knows whether it arrived.
  dead: null,
  accepted: 'accepted',
  finished: 'accepted',
  refused: 'refused',
  unanswered: 'refused',
};

/** Puts together what is known of a declaration; `sendingReason` is the counterpart's when it refused. */
export function judgeDeclaration(
  sending: SubmissionState,
  sendingReason: string,
  steps: readonly CustomsStep[],
  byHand: KeptByHand,
): DeclarationNow {
  let state = 'sending' as DeclarationState;
  let reason = '';
  const at: { [K in CustomsAnswer]?: number } = {};
  const hear = (answer: CustomsAnswer, note: string): void => {
    const next = hearCustoms(state, answer);
    if (next === null) return;
    state = next;
    reason = next === 'withdrawn' || next === 'inspected' ? note : '';
  };
  const sent = answerOfSending[sending];
  if (sent !== null) hear(sent, sending === 'unanswered' ? texts.unanswered : sendingReason);
  const inOrder = steps.toSorted((a, b) => a.atMs - b.atMs);
  for (const { answer, note, atMs } of inOrder) {
    hear(answer, note || (answer === 'refused' ? texts.withdrawnByCustoms : ''));
    at[answer] ??= atMs;
  }
  const refusedAt = inOrder.findIndex(({ answer }) => answer === 'refused');
  const after = inOrder.slice(refusedAt + 1).filter(({ answer }) => answer !== 'refused');
  const isContradicted = state === 'withdrawn' && after.length > 0;
  if (isContradicted) reason = texts.contradicted;
  // An inspection that customs told after somebody had noted a release is not over by that note.
  const isOutdated = at.inspected !== undefined && at.inspected > byHand.enteredMs;
  if (byHand.declaredDay !== '') hear('accepted', '');
  if (byHand.releasedDay !== '' && !isOutdated) hear('released', '');
  if (byHand.closedDay !== '' && !isOutdated) hear('closed', '');
  return { state, reason, inspectedMs: at.inspected ?? null, releasedMs: at.released ?? null, closedMs: at.closed ?? null, isContradicted };
}

/** A row of a spreadsheet of declarations: which one, its number and its days. */
export const declarationFields: readonly BookField[] = [
  field('number', '报关单', 'code', 160, { isRequired: true, otherTitles: ['订单号和票', '订单-票', '单票号'] }),
  field('declarationNo', '报关单号', 'code', 180, {
    otherTitles: ['海关编号', '18位报关单号'],
    judge: (text) => (/^\d{18}$/.test(text) ? null : texts.declarationNoWrong),
  }),
  field('declaredDay', '申报日期', 'day', 110, { otherTitles: ['申报'] }),
  field('releasedDay', '放行日期', 'day', 110, { otherTitles: ['放行'] }),
  field('closedDay', '结关日期', 'day', 110, { otherTitles: ['结关'] }),
];
