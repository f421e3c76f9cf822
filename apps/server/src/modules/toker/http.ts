import { toker } from '@mastlight/domain/toker/contract';
import { implement, type Route } from '../../platform/http/route';
import { Consent } from '../billing/index';
import { exportCompanies } from './operations/export-companies';
import { openContacts } from './operations/open-contacts';
import { deleteSearch, pushSearch, saveMark, saveSearch } from './operations/save-own';
import type { TokerParts } from './parts';
import { listMarks, searchCompanies } from './queries/search-companies';
import { listOwnTrade } from './queries/list-own-trade';
import { listSearches } from './queries/list-searches';
import { showCompany } from './queries/show-company';

/** Binds the contract to operations and queries. */
export function createTokerRoutes(parts: TokerParts): Route[] {
  return implement('toker', toker, {
    searchCompanies: (wish, { session }) => searchCompanies(parts, session.ownerKey, wish),
    exportCompanies: (wish, { session }) => exportCompanies(parts, session.ownerKey, wish),
    showCompany: ({ id }, { session }) => showCompany(parts, session.ownerKey, id),
    openContacts: ({ id, ...agreed }, { session }) => openContacts(parts, session, id, Consent.of(agreed)),
    saveMark: async (mark, { session }) => {
      await saveMark(parts, session, mark);
      return true;
    },
    listMarks: (wish, { own }) => own.answer(listMarks(parts, own.ownerKey, wish)),
    saveSearch: ({ name, wish }, { own }) => own.done(saveSearch(parts, own, name, wish)),
    listOwnTrade: async (_wish, { own }) => own.answer(await listOwnTrade(parts, own.ownerKey)),
    listSearches: async (_wish, { own }) => own.answer({ list: await listSearches(parts.platform, own.ownerKey) }),
    pushSearch: ({ id, on }, { own }) => own.done(pushSearch(parts, own, id, on)),
    deleteSearch: ({ id }, { own }) => own.done(deleteSearch(parts, own, id)),
  });
}
