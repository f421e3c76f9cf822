import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { sheetForAgent, writeAgentMessage, type AgentMessage } from '@mastlight/domain/pre-sheet/agent-message';
import { checkSheet } from '@mastlight/domain/pre-sheet/check-sheet';
import { preSheetRefusals as refusals } from '@mastlight/domain/pre-sheet/refusals';
import { sayFinding } from '@mastlight/domain/pre-sheet/say-finding';
import type { PreSheet } from '@mastlight/domain/pre-sheet/sheet';
import { act, type PreSheetAct, type PreSheetState } from '@mastlight/domain/pre-sheet/states';
import { preSheetRowsTopic } from '@mastlight/domain/pre-sheet/topics';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { changeRows } from '../../../platform/list/change-rows';
import { publishChange } from '../../../platform/live';
import { agentGatewayName } from '../agent-gateway';
import { preSheetProduct, type PreSheetParts } from '../parts';
import { findBoundAddresses } from '../store/agents';
import { closeWithdrawals, findLastSent, holdSheets, insertSent, keepStanding, removeSheets, type HeldSheet } from '../store/sheets';

/** The state after an act of the truth table. @throws BusinessError 400 where it may not be taken. */
function stateAfter({ state }: HeldSheet, what: PreSheetAct): PreSheetState | 'gone' {
  const outcome = act(state, what);
  if ('refusal' in outcome) throw refuse(refusals[outcome.refusal], {});
  return outcome.next;
}

/** @throws BusinessError 404 where it is none of the owner's. */
async function holdOne(tx: Transaction, ownerKey: string, id: number): Promise<HeldSheet> {
  const [held] = await holdSheets(tx, ownerKey, { ids: [id] });
  if (!held) throw new BusinessError(404);
  return held;
}

/**
 * Sends a pre-sheet to its agent, as it stands in the version that was seen; the same again is one submission.
 *
 * @throws BusinessError 400 by the truth table, where something is wrong in it or its agent is not bound; 404; 409 where
 * somebody has changed it meanwhile.
 */
export function submitSheet(parts: PreSheetParts, session: Session, id: number, version: number): Promise<{ reference: string }> {
  const { ownerKey, userId } = session;
  const { database, clock } = parts.platform;
  return inTransaction(database, session, async (tx) => {
    const held = await holdOne(tx, ownerKey, id);
    // The same again, while it stands as that made it: going out has raised the version.
    if (held.state === 'submitted' && (version === held.version || version === held.version - 1)) {
      return { reference: (await findLastSent(tx, held)).reference };
    }
    if (held.version !== version) throw refuse(refusals.stale, {});
    const state = stateAfter(held, 'submit') as PreSheetState;
    requireSound(held.sheet);
    const sentTo = (await findBoundAddresses(tx, ownerKey)).get(held.agentCode);
    if (sentTo === undefined) throw refuse(refusals.notBound, {});
    const no = held.submissionNo + 1;
    const reference = await send(parts, tx, { held, userId, no, kind: 'submit', sentTo }, (envelope) => ({
      ...envelope,
      function: 'submit',
      times: no,
      sheet: sheetForAgent(held.sheet),
    }));
    await closeWithdrawals(tx, held, clock.nowMs());
    await insertSent(tx, { filingId: id, no, kind: 'submit', ownerKey, userId, reference, sheet: held.sheet, sentTo }, clock.nowMs());
    await keepStanding(tx, held, { ...held, state, reason: '', submissionNo: no });
    await publishChange(tx, { ownerKey, topic: preSheetRowsTopic, ids: [id] });
    return { reference };
  });
}

/**
 * Asks the agent to give a pre-sheet back that it has not answered, at the address to which it was sent: whoever works with
 * the agent no more has a way out all the same.
 *
 * @throws BusinessError 400 by the truth table, or where nobody knows that address any more; 404.
 */
export function withdrawSheet(parts: PreSheetParts, session: Session, id: number): Promise<void> {
  const { ownerKey, userId } = session;
  const { database, clock } = parts.platform;
  return inTransaction(database, session, async (tx) => {
    const held = await holdOne(tx, ownerKey, id);
    if (held.state === 'withdrawing') return;
    const state = stateAfter(held, 'withdraw') as PreSheetState;
    const no = held.withdrawalNo + 1;
    const { reference: about, sentTo } = await findLastSent(tx, held);
    if (sentTo === null) throw refuse(refusals.notBound, {});
    const { billNo } = held.sheet.head;
    const reference = await send(parts, tx, { held, userId, no, kind: 'withdraw', sentTo }, (envelope) => ({
      ...envelope,
      function: 'withdraw',
      about,
      billNo,
    }));
    await insertSent(tx, { filingId: id, no, kind: 'withdraw', ownerKey, userId, reference, sheet: held.sheet, sentTo }, clock.nowMs());
    await keepStanding(tx, held, { ...held, state, reason: '', withdrawalNo: no });
    await publishChange(tx, { ownerKey, topic: preSheetRowsTopic, ids: [id] });
  });
}

/** Forgets drafts and what was returned: all of them or none. @throws BusinessError 400 by the truth table, 404. */
export function deleteSheets({ platform }: PreSheetParts, session: Session, ids: readonly number[]): Promise<void> {
  return changeRows(platform.database, preSheetRowsTopic, session, async (tx) => {
    const sheets = await holdSheets(tx, session.ownerKey, { ids });
    for (const held of sheets) stateAfter(held, 'delete');
    const gone = sheets.map(({ id }) => id);
    await removeSheets(tx, session.ownerKey, gone);
    return gone;
  });
}

interface Going {
  readonly held: HeldSheet;
  readonly userId: number;
  readonly no: number;
  readonly kind: 'submit' | 'withdraw';
  readonly sentTo: string;
}
type AgentEnvelope = Pick<AgentMessage, 'type' | 'reference' | 'recipient' | 'sender' | 'prepared'>;

/** Hands a message to dispatch; gives our reference. */
function send(
  parts: PreSheetParts,
  tx: Transaction,
  { held, userId, no, kind, sentTo }: Going,
  write: (envelope: AgentEnvelope) => AgentMessage,
): Promise<string> {
  const { sender } = parts.platform.config.agentDesk;
  const name = { submit: 'PRESHEET', withdraw: 'PRESHEET_WITHDRAW' }[kind];
  return parts.dispatch.submit(tx, {
    ownerKey: held.ownerKey,
    userId,
    product: preSheetProduct,
    businessKey: `${preSheetProduct}/${held.id}/${kind}/${no}`,
    gateway: agentGatewayName,
    fileName: `${name}_${held.sheet.head.billNo}_${no}.json`,
    write: (reference, preparedMs) =>
      Buffer.from(
        writeAgentMessage(write({ type: 'PRE-SHEET', reference, recipient: sentTo, sender, prepared: formatShanghai(preparedMs) })),
      ),
  });
}

/** @throws BusinessError 400 with the first thing that is wrong. */
function requireSound(sheet: PreSheet): void {
  const errors = checkSheet(sheet).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw refuse(refusals.faulty, { count: errors.length, first: sayFinding(errors[0]!) });
}
