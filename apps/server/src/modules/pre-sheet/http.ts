import { preSheet } from '@mastlight/domain/pre-sheet/contract';
import { implement, type Route } from '../../platform/http/route';
import { saveSettings } from './operations/save-settings';
import { saveSheets } from './operations/save-sheets';
import { deleteSheets, submitSheet, withdrawSheet } from './operations/send-sheet';
import type { PreSheetParts } from './parts';
import { findAgents, listBoundAgents, nameAgent } from './queries/find-agents';
import { findSettings } from './queries/find-settings';
import { findSheets } from './queries/find-sheets';

/** Binds the contract to operations and queries. */
export function createPreSheetRoutes(parts: PreSheetParts): Route[] {
  const { database } = parts.platform;
  return implement('pre-sheet', preSheet, {
    getAgentName: ({ agentCode }) => nameAgent(database, agentCode),
    listAgents: async (_request, { own }) => own.answer({ list: await listBoundAgents(database, own.ownerKey) }),
    showSettings: async (_request, { own }) =>
      own.answer({ agents: await findAgents(database), settings: await findSettings(database, own.ownerKey) }),
    saveSettings: (wish, { own }) => own.answer(saveSettings(parts, own, wish)),
    batchUpdates: ({ list }, { own }) => own.answer(saveSheets(parts, own, list)),
    getPreDataByUserId: (filter, { own }) => own.answer(findSheets(database, own.ownerKey, filter)),
    submit: ({ id, version }, { own }) => own.answer(submitSheet(parts, own, id, version)),
    withdraw: ({ id }, { own }) => own.done(withdrawSheet(parts, own, id)),
    deleteSheets: ({ ids }, { own }) => own.done(deleteSheets(parts, own, ids)),
  });
}
