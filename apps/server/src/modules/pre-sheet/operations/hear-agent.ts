import type { SubmissionState } from '@mastlight/domain/dispatch/index';
import { preSheetTexts as texts } from '@mastlight/domain/pre-sheet/messages';
import { hearAnswer, hearWithdrawal, type SheetAnswer, type WithdrawalAnswer } from '@mastlight/domain/pre-sheet/states';
import { preSheetRowsTopic } from '@mastlight/domain/pre-sheet/topics';
import { inTransaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { PreSheetParts } from '../parts';
import { findSent, holdSheets, keepStanding, markAnswered } from '../store/sheets';

/** What it is of a pre-sheet and of a withdrawal; null: nothing is settled. */
const answers: Readonly<Record<SubmissionState, readonly [SheetAnswer, WithdrawalAnswer] | null>> = {
  waiting: null,
  unclear: null,
  delivered: null,
  accepted: ['accepted', 'withdrawn'],
  finished: ['accepted', 'withdrawn'],
  refused: ['returned', 'tooLate'],
  unanswered: ['unanswered', 'unanswered'],
  dead: null,
};

/**
 * Makes of a pre-sheet what its agent has said of it, or of the wish to have it back. It goes by how far the submission is
 * now, so that hearing twice, late or out of order comes to the same; what was settled first stays.
 */
export function hearAgent({ platform, dispatch }: PreSheetParts, reference: string): Promise<void> {
  return inTransaction(platform.database, 'system', async (tx) => {
    const found = await findSent(tx, reference);
    if (!found) return;
    const [sheet] = await holdSheets(tx, found.ownerKey, { ids: [found.filingId] });
    const status = await dispatch.hold(tx, reference);
    // Read again now that nobody else changes it.
    const sent = await findSent(tx, reference);
    if (!sheet || !status || !sent) return;
    const answer = answers[status.state];
    // Without an answer the step is only shown: it has arrived there.
    if (answer !== null && sent.answer === null) {
      const [ofSheet, ofWithdrawal] = answer;
      const isSheet = sent.kind === 'submit';
      await markAnswered(tx, sent, isSheet ? ofSheet : ofWithdrawal, platform.clock.nowMs());
      const isNewest = sent.no === (isSheet ? sheet.submissionNo : sheet.withdrawalNo);
      const state = isSheet ? hearAnswer(sheet.state, ofSheet) : hearWithdrawal(sheet.state, ofWithdrawal);
      if (isNewest && state !== sheet.state) {
        const unheard = isSheet ? texts.unanswered : texts.notHere;
        await keepStanding(tx, sheet, { ...sheet, state, reason: status.state === 'unanswered' ? unheard : status.reason });
      }
    }
    await publishChange(tx, { ownerKey: sheet.ownerKey, topic: preSheetRowsTopic, ids: [sheet.id] });
  });
}
