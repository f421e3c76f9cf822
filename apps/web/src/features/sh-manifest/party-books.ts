/** Calls of the party books (R-7.6-14). */
import { shManifest, type PartyRow } from '@mastlight/domain/sh-manifest/contract';
import type { Party, PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { spellParty } from '@mastlight/domain/sh-manifest/wire-names';
import { callEndpoint } from '../../platform/http-client';

interface Entry {
  readonly id?: number | null;
  readonly nickName: string;
  readonly party: Party;
}

const paths = {
  shipper: {
    list: shManifest.listSenders,
    save: shManifest.saveSender,
    remove: shManifest.deleteSenders,
    take: shManifest.importSenders,
  },
  consignee: {
    list: shManifest.listConsignees,
    save: shManifest.saveConsignee,
    remove: shManifest.deleteConsignees,
    take: shManifest.importConsignees,
  },
  notify: {
    list: shManifest.listNotifyParties,
    save: shManifest.saveNotifyParty,
    remove: shManifest.deleteNotifyParties,
    take: shManifest.importNotifyParties,
  },
} as const;

function bookOf(role: PartyRole) {
  const { list, save, remove, take } = paths[role];
  return {
    list: async (keyword: string, page = 1): Promise<{ readonly list: readonly PartyRow[]; readonly total: number }> =>
      callEndpoint(list, { ...(keyword && { keyword }), page }, { showsErrors: false }),
    save: ({ id = null, nickName, party }: Entry) => callEndpoint(save, { id, nickName, ...spellParty(party) }),
    remove: (ids: readonly number[]) => callEndpoint(remove, { ids: [...ids] }),
    /** A spreadsheet as base64. */
    take: (file: string) => callEndpoint(take, { file }),
  };
}

export const partyBooks = { shipper: bookOf('shipper'), consignee: bookOf('consignee'), notify: bookOf('notify') } as const;

export const combinations = {
  list: (keyword: string, page = 1) =>
    callEndpoint(shManifest.listCombinations, { ...(keyword && { keyword }), page }, { showsErrors: false }),
  save: (entry: { readonly id?: number | null; readonly nickName: string; readonly parties: Readonly<Record<PartyRole, Party>> }) =>
    callEndpoint(shManifest.saveCombination, {
      id: entry.id ?? null,
      nickName: entry.nickName,
      send: spellParty(entry.parties.shipper),
      revice: spellParty(entry.parties.consignee),
      notice: spellParty(entry.parties.notify),
    }),
  remove: (ids: readonly number[]) => callEndpoint(shManifest.deleteCombinations, { ids: [...ids] }),
  take: (file: string) => callEndpoint(shManifest.importCombinations, { file }),
};
