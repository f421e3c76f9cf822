import {
  applicant,
  consignee,
  customsGoods,
  gNameToCodeTs,
  goodDict,
  goodDictOld,
  merchant,
  passport,
  shipAgent,
  supplier,
} from '@mastlight/domain/market-assistant/books';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import { bookHandlers, showEntry } from '../../platform/book/served-book';
import { implement, type Route } from '../../platform/http/route';
import { migrateOld } from './operations/migrate-old';
import { rateNames } from './operations/rate-names';
import { listMembers, removeMembers, setMember, takeMembers } from './operations/set-members';
import type { MarketParts } from './parts';

/** Binds the contract to the books and the members. */
export function createMarketAssistantRoutes(parts: MarketParts): Route[] {
  const { goodDictOldList, goodDictOldImportExcel, goodDictOldExportExcel } = bookHandlers(goodDictOld, parts);
  return implement('market-assistant', marketAssistant, {
    ...bookHandlers(applicant, parts),
    ...bookHandlers(consignee, parts),
    ...bookHandlers(merchant, parts),
    ...bookHandlers(passport, parts),
    passportInfo: ({ id }, context) => showEntry(passport, parts, context, id),
    ...bookHandlers(supplier, parts),
    ...bookHandlers(customsGoods, parts),
    ...bookHandlers(shipAgent, parts),
    ...bookHandlers(goodDict, parts),
    ...bookHandlers(gNameToCodeTs, parts, rateNames),
    goodDictOldList,
    goodDictOldImportExcel,
    goodDictOldExportExcel,
    goodDictOldMigrate: (wish, { own }) => own.answer(migrateOld(parts, own, wish)),
    userList: (_wish, { own }) => own.answer(listMembers(parts, own, maskPhone)),
    userSave: (wish, { own }) => own.answer(setMember(parts, own, wish)),
    userDeleteList: ({ ids }, { own }) => own.answer(removeMembers(parts, own, ids)),
    userImportExcel: ({ file }, { own }) => own.answer(takeMembers(parts, own, file)),
  });
}
