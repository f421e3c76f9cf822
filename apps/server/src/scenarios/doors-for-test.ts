import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { openDispatch, receiveNothing } from '../app/open-dispatch';
import { createBillingModule } from '../modules/billing/index';
import { createFollowModule, type SubjectKind } from '../modules/follow/index';
import { createManifestQueryModule } from '../modules/manifest-query/index';
import { createIntakeModule } from '../modules/intake/index';
import { createTrackingModule } from '../modules/tracking/index';
import { inTransaction } from '../platform/db/transaction';
import type { Platform } from '../platform/module';

/** Nobody is there. */
export const nobody = {
  findPeople: () => Promise.resolve([]),
  findByPhone: () => Promise.resolve(null),
  hasLeftSince: () => Promise.resolve(false),
};

/** There are no companies; what is charged to one is charged as to a certified one. */
export const noCompanies = {
  findCompanyName: () => Promise.resolve(null),
  findCompanyNames: () => Promise.resolve(new Map<number, string>()),
  findCompaniesNamed: () => Promise.resolve([]),
  holdDuty: () => Promise.resolve(null),
  hasFreeQuota: () => Promise.resolve(true),
};

/** Nobody is a member: everybody pays what the price list says. */
export const noMembers = { percentOf: () => Promise.resolve(100) };

/** No bill is a client's. */
const noClients = {
  findClientsOfBills: () => Promise.resolve(() => null),
  findClientsOfShipments: () => Promise.resolve(new Map<number, string>()),
};

/** No file stands on a bill. */
const noFiles = { hide: () => Promise.resolve() };

/** The doors of the facts' modules on a running server's platform, for what no call can do. */
export function doorsForTest(platform: Platform) {
  const follow = createFollowModule(platform);
  const tracking = createTrackingModule(platform, follow);
  const billing = createBillingModule(platform, nobody, noCompanies, noMembers, noClients);
  const dispatch = openDispatch(platform, receiveNothing);
  const manifests = createManifestQueryModule(platform, tracking, follow);
  return {
    follow,
    tracking,
    billing,
    dispatch,
    manifests,
    billFiles: noFiles,
    intake: createIntakeModule(platform, tracking, follow, { dispatch, manifests }),
  };
}

/** Has somebody follow bills, or something else, who has no list of them. */
export function followForTest(platform: Platform, port: PortCode, subjects: readonly string[], kind: SubjectKind = 'bill') {
  return inTransaction(platform.database, 'system', (tx) =>
    doorsForTest(platform).follow.begin(
      tx,
      'u:test',
      'test',
      subjects.map((subject, rowId) => ({ rowId, kind, port, subject })),
    ),
  );
}
