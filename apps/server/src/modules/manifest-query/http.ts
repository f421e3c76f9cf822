import { manifestQuery } from '@mastlight/domain/manifest-query/contract';
import type { OwnerScope } from '../../platform/db/transaction';
import type { OwnedScope } from '../../platform/http/owned';
import { implement, type Route } from '../../platform/http/route';
import { ownerOfPerson } from '../../platform/http/session';
import { askCall, askFull, askOne, queryManifests } from './operations/ask-manifests';
import { askVessel } from './operations/ask-vessel';
import { exportManifests } from './operations/export-manifests';
import { forgetAsked, remind, updateCtns } from './operations/own-questions';
import type { Parts } from './parts';
import { listAsked, listReminders } from './queries/own-questions';

/** What somebody has asked for is his own, whichever identity he acts for: no colleague reads or deletes it. */
const ofPerson = (own: OwnedScope): OwnerScope => ({
  ownerKey: ownerOfPerson(own.userId),
  identity: own.identity,
  tokenDigest: own.tokenDigest,
});

/** Binds the contract to operations and queries. */
export function createManifestQueryRoutes(parts: Parts): Route[] {
  const { database } = parts.platform;
  return implement('manifest-query', manifestQuery, {
    queryManifests: (wish, { session }) => queryManifests(parts, session, wish),
    exportManifests: (wish, { session }) => exportManifests(parts, session, wish),
    getAllManifest: ({ blno, blnoMain }, { session }) => askOne(parts, session, 'sea', blnoMain || blno),
    getManifestByBlno: ({ blno }, { session }) => askOne(parts, session, 'sea', blno),
    getAirliftManifest: ({ blno }, { session }) => askOne(parts, session, 'air', blno),
    getFullManifest: (wish, { session }) => askFull(parts, session, wish),
    getManifestQueryHistory: (_wish, { own }) => own.answer(listAsked(database, ownerOfPerson(own.userId)).then((list) => ({ list }))),
    delManifestQueryHistory: ({ id }, { own }) => own.done(forgetAsked(parts, ofPerson(own), id)),
    updateCtns: (wish, { own }) => own.answer(updateCtns(parts, ofPerson(own), wish)),
    getVessel: (wish) => askVessel(parts, wish),
    getVesselVoyage: ({ blno }, { session }) => askCall(parts, session, blno),
    remind: (wish, { own }) => own.done(remind(parts, ofPerson(own), own, wish)),
    listReminders: (_wish, { own }) => own.answer(listReminders(database, ownerOfPerson(own.userId)).then((list) => ({ list }))),
  });
}
