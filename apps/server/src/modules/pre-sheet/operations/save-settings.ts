import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { PreSheetSettings } from '@mastlight/domain/pre-sheet/contract';
import { preSheetRefusals as refusals } from '@mastlight/domain/pre-sheet/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { PreSheetParts } from '../parts';
import { findSettingsIn } from '../queries/find-settings';
import { findKnownCodes, putSettings } from '../store/agents';

/**
 * Keeps which agents an owner works with, and what his new pre-sheets begin with; the same again changes nothing.
 *
 * @throws BusinessError 400 for an agent that is none, or a default that is not bound; 409 over a version that has gone.
 */
export function saveSettings({ platform }: PreSheetParts, session: Session, wish: PreSheetSettings): Promise<{ version: number }> {
  const { database, clock } = platform;
  const agentCodes = [...new Set(wish.agentCodes)];
  const code = (text: string): string => text.trim().toUpperCase();
  const settings = { ...wish, agentCodes, loadPort: code(wish.loadPort), dischargePort: code(wish.dischargePort) };
  return inTransaction(database, session, async (tx) => {
    const known = await findKnownCodes(tx, agentCodes);
    if (agentCodes.some((agentCode) => !known.has(agentCode))) throw refuse(refusals.unknownAgent, {}, { field: 'agentCodes' });
    const { defaultAgent } = settings;
    if (defaultAgent !== '' && !known.has(defaultAgent)) throw refuse(refusals.defaultNotBound, {}, { field: 'defaultAgent' });
    const version = await putSettings(tx, session.ownerKey, settings, clock.nowMs());
    if (version !== null) return { version };
    const kept = await findSettingsIn(tx, session.ownerKey);
    if (JSON.stringify({ ...kept, version: 0 }) === JSON.stringify({ ...settings, version: 0 })) return { version: kept.version };
    throw refuse(refusals.settingsStale, {});
  });
}
