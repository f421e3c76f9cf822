import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { arrangeShipFacts, deriveCallStatus } from '@mastlight/domain/tracking/call-status';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { readBillRows } from '../../apps/server/src/modules/bill-subscription/queries/export-bills';
import { findDeleted } from '../../apps/server/src/modules/bill-subscription/queries/find-deleted';
import { listClients } from '../../apps/server/src/modules/bill-subscription/queries/list-clients';
import { findBillPage } from '../../apps/server/src/modules/bill-subscription/queries/find-bill-page';
import { calls as callList } from '../../apps/server/src/modules/vessel-subscription/queries/vessel-list';
import { findRowIds, findRowPage } from '../../apps/server/src/platform/list/served-list';
import { bookings as bookingList } from '../../apps/server/src/modules/booking-subscription/queries/booking-list';
import { findFilingIds, findFilingPage } from '../../apps/server/src/modules/vgm/queries/find-filing-page';
import { listVgmRecords } from '../../apps/server/src/modules/vgm/queries/list-records';
import { findManifestIds, findManifestPage } from '../../apps/server/src/modules/sh-manifest/queries/find-manifest-page';
import * as bills from '../../apps/server/src/modules/bill-subscription/store';
import * as outdated from '../../apps/server/src/modules/tracking/store/outdated-subjects';
import * as subjects from '../../apps/server/src/modules/tracking/store/subjects';
import { showShipment } from '../../apps/server/src/modules/overseas/queries/show-shipment';
import { overseasServed } from '../../apps/server/src/modules/overseas/queries/overseas-list';
import type { PublishedTable } from '../../apps/server/src/modules/tracking/store/subjects';
import { markTimeChanges, saveStatuses } from '../../apps/server/src/modules/tracking/store/bills';
import { loadBillsOnCalls, saveBillsOnCalls } from '../../apps/server/src/modules/tracking/store/bills-on-calls';
import { saveBookings } from '../../apps/server/src/modules/tracking/store/bookings';
import { saveCalls } from '../../apps/server/src/modules/tracking/store/calls';
import { deriveBookingStatus, selectBookingFacts } from '@mastlight/domain/tracking/booking-status';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { ownAccount } from '../../apps/server/src/modules/account/own-data';
import { ownBills } from '../../apps/server/src/modules/bill-subscription/own-data';
import { ownBookings } from '../../apps/server/src/modules/booking-subscription/own-data';
import { ownMemberships } from '../../apps/server/src/modules/company/own-data';
import { ownFiles } from '../../apps/server/src/modules/file/own-data';
import { ownFollowing } from '../../apps/server/src/modules/follow/own-data';
import { ownManifestQuery } from '../../apps/server/src/modules/manifest-query/own-data';
import { ownTerms } from '../../apps/server/src/modules/port-query/own-data';
import { ownPreferences } from '../../apps/server/src/modules/preferences/own-data';
import { ownLooks } from '../../apps/server/src/modules/tracking/own-data';
import { ownSubmissions } from '../../apps/server/src/modules/dispatch/own-data';
import { ownFilings } from '../../apps/server/src/modules/vgm/own-data';
import { ownVessels } from '../../apps/server/src/modules/vessel-subscription/own-data';
import { deleteOwn, tellOwn } from '../../apps/server/src/platform/own-data';
import * as bookRows from '../../apps/server/src/platform/book/book-rows';
import { entryTable } from '../../apps/server/src/modules/market-assistant/entry-table';
import { templateTable } from '../../apps/server/src/modules/market-order/template-table';
import { ownMarketEntries } from '../../apps/server/src/modules/market-assistant/own-data';
import { rowsOfPort } from '../../apps/server/src/platform/list/rows-of-port';
import * as ownRows from '../../apps/server/src/platform/list/own-rows';
import type { Connection, Database } from '../../apps/server/src/platform/db/database';
import { inTransaction, type Transaction } from '../../apps/server/src/platform/db/transaction';

const publishedTables = [subjects.publishedBills, subjects.publishedCalls, subjects.publishedBillsOnCalls, subjects.publishedBookings];

const ownTables = [callList.table, bookingList.table, overseasServed.table];

/** What modules say of their tables; what else they do when somebody leaves is asked elsewhere. */
const ownParts = [
  ownAccount,
  ownBills,
  ownBookings,
  ownMemberships({} as never),
  ownFiles,
  ownFollowing(async () => {}),
  ownManifestQuery,
  ownTerms,
  ownPreferences,
  ownLooks,
  ownVessels,
  ownSubmissions,
  ownFilings,
  ownMarketEntries,
].map(({ tables }) => ({ tables }));
const somebody = { userId: 1, ownerKey: 'u:1' };

const bookPlaces = [entryTable, templateTable].map((table) => ({ table, ownerKey: 'u:1', book: 'x' }));
const bookWish = { keyword: 'x', isExpiring: true, soonDay: '2026-01-01', groupProp: 'x', group: 'x', limit: 1, offset: 0 };
const bookEntry = { key: 'x', title: 'x', searchText: 'x', maskedWords: ['x'], fields: { x: 'x' }, expiresOn: '2026-01-01' };

type Call = (database: Database) => Promise<unknown>;

const inStore =
  (work: (transaction: Transaction) => Promise<unknown>): Call =>
  (database) =>
    inTransaction(database, 'system', work);

const filters = [
  {},
  { keyword: 'A B', clientCompanyName: 'c', node: 'pre', wharfCode: 'w', status: 'waiting', ids: [1] },
  { exception: 'inspection', sort: '-shipInfo' },
] as const;

const vesselFilters = [
  {},
  { keyword: 'A B', vesselsName: 'A', voyage: '1', wharfCode: 'w', status: 'waiting', ids: [1] },
  { group: 'today', sort: '-boxvv' },
  { group: 'ended' },
] as const;

/** A list of manifests asks these for what its rows name. */
const nobodysCalls = { readCalls: () => Promise.resolve(new Map()) };
const nobodysNames = { findPeople: () => Promise.resolve([]) };

const bookingFilters = [
  {},
  { keyword: 'A B', status: 'waiting', ids: [1] },
  { group: 'incomplete', sort: '-nodeGroup' },
  { group: 'ended' },
] as const;

const filingFilters = [{ status: 3 }, { status: 0, keyword: 'A B', ids: [1] }, { status: -2, sort: '-vesselvoyage' }] as const;

/**
 * Statements that are put together while the server runs, by the place that
 * sends them: calls that bring each form of them about.
 */
export const samples: Readonly<Record<string, readonly Call[]>> = {
  'modules/overseas/queries/show-shipment.ts#showShipment': [
    (database) => showShipment({ database, portClock: { nowMs: () => 0 } as never }, 'u:1', 1),
  ],
  'modules/bill-subscription/queries/find-deleted.ts#findDeleted': [
    (database) => findDeleted(database, 'u:1', { systemKey: defaultPort, keyword: 'A B', reason: 1 }, 0),
  ],
  'modules/bill-subscription/store.ts#updateSubscriptions': [
    inStore((tx) => bills.updateSubscriptions(tx, 'u:1', [1], { remark: 'x', topped_ms: null, typed_vessel: 'x' })),
  ],
  ...Object.fromEntries(
    Object.entries({
      addSubjects: (table: PublishedTable) => (tx: Transaction) => subjects.addSubjects(tx, table, defaultPort, ['a/b'], 0),
      holdForgotten: (table: PublishedTable) => (tx: Transaction) => subjects.holdForgotten(tx, table, defaultPort, ['a/b']),
      wakeSubjects: (table: PublishedTable) => (tx: Transaction) => subjects.wakeSubjects(tx, table, defaultPort, ['a/b']),
      holdFollowed: (table: PublishedTable) => (tx: Transaction) => subjects.holdFollowed(tx, table, defaultPort, ['a/b']),
      letGo: (table: PublishedTable) => (tx: Transaction) => subjects.letGo(tx, table, defaultPort, ['a/b']),
    }).map(([name, call]) => [`modules/tracking/store/subjects.ts#${name}`, publishedTables.map((table) => inStore(call(table)))]),
  ),
  ...Object.fromEntries(
    Object.entries<(table: PublishedTable) => Call>({
      findOutdated: (table) => (database) => outdated.findOutdated(database, table, 0, 1),
      countOutdated: (table) => (database) => outdated.countOutdated(database, table, 0),
      readStatuses: (table) => (database) => outdated.readStatuses(database, table, 0, null, 1),
    }).map(([name, call]) => [`modules/tracking/store/outdated-subjects.ts#${name}`, publishedTables.map(call)]),
  ),
  'platform/own-data.ts#findRows': [async (database) => (await tellOwn(database, ownParts, somebody, '')).toArray()],
  'platform/own-data.ts#deleteOwn': [inStore((tx) => deleteOwn(tx, ownParts, somebody))],
  'platform/list/own-rows.ts#countHeld': ownTables.map((table) => inStore((tx) => ownRows.countHeld(tx, table, 'u:1'))),
  'platform/list/own-rows.ts#idsOf': ownTables.flatMap((table) => [
    inStore((tx) => ownRows.setTopped(tx, table, 'u:1', [1], 0)),
    inStore((tx) => ownRows.setRemark(tx, table, 'u:1', 1, 'x')),
    inStore((tx) => ownRows.deleteRows(tx, table, 'u:1', [1])),
    inStore((tx) => ownRows.endRows(tx, table, 'u:1', [1], 2, 0)),
  ]),
  'platform/list/own-rows.ts#findKnown': [
    inStore((tx) => ownRows.findKnown(tx, callList.table, 'call', 'u:1', defaultPort, ['x'])),
    inStore((tx) => ownRows.findKnown(tx, bookingList.table, 'booking_no', 'u:1', defaultPort, ['x'])),
  ],
  'platform/list/own-rows.ts#takeOutEnded': [
    inStore((tx) => ownRows.takeOutEnded(tx, callList.table, 'call', 'u:1', defaultPort, ['x'])),
    inStore((tx) => ownRows.takeOutEnded(tx, bookingList.table, 'booking_no', 'u:1', defaultPort, ['x'])),
  ],
  'platform/list/own-rows.ts#giveMarks': ownTables.map((table) =>
    inStore((tx) =>
      ownRows.giveMarks(tx, table, 'u:1', new Map([['x', 1]]), [{ id: 1, key: 'x', remark: null, toppedMs: 0, isAutomatic: false }]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries<(place: bookRows.BookPlace) => Call>({
      findKeys: (place) => inStore((tx) => bookRows.findKeys(tx, place, ['x'])),
      insertEntries: (place) => inStore((tx) => bookRows.insertEntries(tx, place, [bookEntry], 0)),
      updateEntry: (place) => inStore((tx) => bookRows.updateEntry(tx, place, 1, 1, bookEntry, 0)),
      deleteEntries: (place) => inStore((tx) => bookRows.deleteEntries(tx, place, [1], 0)),
      letGoDeleted: ({ table }) => inStore((tx) => bookRows.letGoDeleted(tx, table, 0)),
      findAmong: (place) => inStore((tx) => bookRows.findAmong(tx, place, [1], 0)),
      restoreEntries: (place) => inStore((tx) => bookRows.restoreEntries(tx, place, [1])),
      findBookPage: (place) => (database) => bookRows.findBookPage(database, place, bookWish),
      findEntry: (place) => inStore((tx) => bookRows.findEntry(tx, place, 1)),
    }).map(([name, call]) => [`platform/book/book-rows.ts#${name}`, bookPlaces.map(call)]),
  ),
  'platform/list/rows-of-port.ts#rowsOfPort': [...ownTables, 'bill_subscription'].map(
    (table): Call =>
      (database) =>
        rowsOfPort(database, table)({ ownerKey: 'u:1' }, [1], defaultPort),
  ),
  'modules/tracking/store/bills.ts#saveStatuses': [
    inStore((tx) =>
      saveStatuses(tx, defaultPort, [{ billNo: 'x', version: 1, firstHeardMs: 0, status: deriveBillStatus(defaultPort, 'x', []) }], {
        nowMs: 0,
        portNowMs: 0,
        derivationVersion,
      }),
    ),
  ],
  'modules/tracking/store/bills.ts#markTimeChanges': [inStore((tx) => markTimeChanges(tx, 0, 1))],
  'modules/tracking/store/bills-on-calls.ts#loadBillsOnCalls': [{ subjects: ['x'] }, { billNos: ['x'] }, { calls: ['x'] }].map((which) =>
    inStore((tx) => loadBillsOnCalls(tx, defaultPort, which)),
  ),
  'modules/tracking/store/bills-on-calls.ts#saveBillsOnCalls': [
    inStore((tx) =>
      saveBillsOnCalls(tx, defaultPort, [{ subject: 'x a/b', billNo: 'x', version: 1, status: deriveBillStatus(defaultPort, 'x', []) }], {
        nowMs: 0,
        portNowMs: 0,
        derivationVersion,
      }),
    ),
  ],
  'modules/tracking/store/calls.ts#saveCalls': [
    inStore((tx) =>
      saveCalls(
        tx,
        defaultPort,
        [{ call: 'x/y', version: 1, status: deriveCallStatus(defaultPort, { vesselName: 'x', voyage: 'y' }, arrangeShipFacts([])) }],
        {
          nowMs: 0,
          derivationVersion,
        },
      ),
    ),
  ],
  'modules/tracking/store/bookings.ts#saveBookings': [
    inStore((tx) => {
      const status = deriveBookingStatus(defaultPort, selectBookingFacts('A', []), null);
      return saveBookings(tx, defaultPort, [{ bookingNo: 'A', version: 1, status }], { nowMs: 0, derivationVersion });
    }),
  ],
  'modules/bill-subscription/queries/export-bills.ts#readBillRows': filters.map(
    (filter): Call =>
      (database) =>
        readBillRows(database, 'u:1', { systemKey: defaultPort, ...filter }, 0).next(),
  ),
  ...Object.fromEntries(
    Object.entries({ findRowPage, findRowIds }).map(([name, find]) => [
      `platform/list/served-list.ts#${name}`,
      [
        ...[{}, { keyword: 'A', sort: '-blno', ids: [1] }, { group: 'late', carrier: 'MSK', clientCompanyName: 'A' }].map(
          (filter): Call =>
            (database) =>
              find(database, overseasServed, 'u:1', { systemKey: defaultPort, ...filter }, 0),
        ),
        ...vesselFilters.map(
          (filter): Call =>
            (database) =>
              find(database, callList, 'u:1', { systemKey: defaultPort, ...filter }, 0),
        ),
        ...bookingFilters.map(
          (filter): Call =>
            (database) =>
              find(database, bookingList, 'u:1', { systemKey: defaultPort, ...filter }, 0),
        ),
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ findFilingPage, findFilingIds }).map(([name, find]) => [
      `modules/vgm/queries/find-filing-page.ts#${name}`,
      filingFilters.map(
        (filter): Call =>
          (database) =>
            find(database, 'u:1', filter),
      ),
    ]),
  ),
  'modules/vgm/queries/list-records.ts#listVgmRecords': [{}, { keyword: 'A B' }].map(
    (wish): Call =>
      (database) =>
        listVgmRecords(database, { read: async () => new Map() }, 'u:1', wish),
  ),
  ...Object.fromEntries(
    Object.entries({ findManifestPage, findManifestIds }).map(([name, find]) => [
      `modules/sh-manifest/queries/find-manifest-page.ts#${name}`,
      [{}, { status: 0 as const, sort: '-billno', ids: [1], filters: { keyword: 'A B', scompany: 'OOL', companyname: 'A' } }].map(
        (filter): Call =>
          (database) =>
            find({ platform: { database }, tracking: nobodysCalls, people: nobodysNames } as never, 'u:1', filter),
      ),
    ]),
  ),
  'modules/bill-subscription/queries/list-clients.ts#listClients': [{}, { systemKey: defaultPort, keyword: 'A B', isUsed: true }].map(
    (filter): Call =>
      (database) =>
        listClients(database, 'u:1', filter),
  ),
  'modules/bill-subscription/queries/find-bill-page.ts#findBillPage': filters.map(
    (filter): Call =>
      (database) =>
        findBillPage(database, 'u:1', { systemKey: defaultPort, ...filter }, 0),
  ),
};

/** Places that pass on what others ask, and the migrations, which run as they are. */
export const passedOn: readonly string[] = [
  'platform/db/database.ts#query',
  'platform/db/database.ts#copyIn',
  'platform/db/migrate.ts#migrate',
  // Tables of months are made and dropped, under names of their own.
  'platform/db/month-parts.ts#drop',
  'platform/db/month-parts.ts##make',
];

/** The texts that a call sends, on a database that answers nothing. */
export async function recordTexts(call: Call): Promise<string[]> {
  const texts: string[] = [];
  const connection = {
    query: async (text: string) => (texts.push(text), { rows: [], rowCount: 0 }),
    copyIn: async () => {},
  } satisfies Connection;
  const database = {
    run: (_scope: unknown, work: (connection: Connection) => Promise<unknown>) => work(connection),
    query: (_scope: unknown, text: string) => connection.query(text),
  };
  // Whoever needs an answer to go on has asked by then.
  await call(database as unknown as Database).catch(() => {});
  return texts.filter((text) => !/^(begin|commit|rollback)$/.test(text));
}
