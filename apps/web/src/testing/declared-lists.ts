/** Every declared list, as tests serve it: the kit's conformance suite runs over them. */
import { bookingList, bookingSubscription, type BookingRow } from '@mastlight/domain/booking-subscription/contract';
import { bookingSample, bookingSubscriptionSamples } from '@mastlight/domain/booking-subscription/samples';
import type { OwnObjects } from '@mastlight/domain/contract-kit/sample';
import { vesselList, vesselSubscription, type VesselRow } from '@mastlight/domain/vessel-subscription/contract';
import { vesselSample, vesselSubscriptionSamples } from '@mastlight/domain/vessel-subscription/samples';
import { shippingLines } from '@mastlight/domain/line-tracking/index';
import { overseas, overseasList, type OverseasRow } from '@mastlight/domain/overseas/contract';
import { overseasSample, overseasSamples } from '@mastlight/domain/overseas/samples';
import type { ListProduct, ProductRow } from '../platform/list/list-product';
import type { ProductSearch } from '../platform/list/search-schema';
import type { PageRoute } from '../platform/page-route';
import { succeed, type Answers } from './fake-gateway';
import type { ServedProduct } from './serve-list';

/** A declared list with what its tests need. */
interface TestedList<R extends ProductRow, G extends string> extends ServedProduct<R, G> {
  /** What it lists, for the titles of tests. */
  readonly noun: string;
  /** Valid requests of its calls. */
  readonly samples: object;
  readonly load: () => Promise<{ readonly routes: readonly PageRoute[]; readonly list: object }>;
  readonly makeRow: (id: number, part?: Partial<R>) => R;
  /** What its page asks for beside. */
  readonly others: Answers;
}

/** Bookings. */
export const bookings = {
  noun: '订舱号',
  declared: bookingList,
  samples: bookingSubscriptionSamples,
  load: async () => ({
    routes: (await import('../features/booking-subscription')).bookingSubscriptionRoutes,
    list: (await import('../features/booking-subscription/declaration')).bookingList,
  }),
  makeRow: (id: number, part: Partial<BookingRow> = {}): BookingRow => ({ ...bookingSample, id, soNo: `WK420P0008${id}`, ...part }),
  nameOf: ({ soNo }: BookingRow) => soNo,
  subscribe: bookingSubscription.subscribeBookings,
  named: ({ sonos }: { readonly sonos: readonly string[] }) => sonos.map((soNo) => ({ soNo })),
  others: [],
} satisfies TestedList<BookingRow, (typeof bookingList)['groups'][number]>;

/** Calls of ships. */
export const vessels = {
  noun: '船期',
  declared: vesselList,
  samples: vesselSubscriptionSamples,
  load: async () => ({
    routes: (await import('../features/vessel-subscription')).vesselSubscriptionRoutes,
    list: (await import('../features/vessel-subscription/declaration')).vesselList,
  }),
  makeRow(id: number, part: Partial<VesselRow> = {}): VesselRow {
    const vesselsName = part.vesselsName ?? `DEMO.${['ZERO', 'ALPHA', 'BEACON', 'COAST'][id] ?? `SHIP${id}`}`;
    const voyage = part.voyage ?? `${id}W`;
    return { ...vesselSample, id, vesselsName, voyage, boxvv: `${vesselsName}/${voyage}`, ...part };
  },
  nameOf: ({ boxvv }: VesselRow) => boxvv,
  subscribe: vesselSubscription.subscribeVessels,
  named: ({ list }: { readonly list: readonly { readonly vesselsName: string; readonly voyage: string }[] }) =>
    list.map(({ vesselsName, voyage }) => ({ vesselsName, voyage, boxvv: `${vesselsName}/${voyage}` })),
  others: [[vesselSubscription.queryAffected, () => succeed(vesselSubscription.queryAffected, { list: [] })]],
} satisfies TestedList<VesselRow, (typeof vesselList)['groups'][number]>;

/** Shipments overseas. */
export const shipments = {
  noun: '海外跟踪',
  declared: overseasList,
  samples: overseasSamples,
  load: async () => ({
    routes: (await import('../features/overseas')).overseasRoutes,
    list: (await import('../features/overseas/declaration')).overseasList,
  }),
  makeRow: (id: number, part: Partial<OverseasRow> = {}): OverseasRow => ({ ...overseasSample, id, blno: `MAEU25587011${id}`, ...part }),
  nameOf: ({ blno }: OverseasRow) => blno,
  subscribe: overseas.save,
  named: ({ list }: { readonly list: readonly { readonly blno: string; readonly systemKey: OverseasRow['area'] }[] }) =>
    list.map(({ blno, systemKey }) => ({ blno, area: systemKey, carrierCode: overseasSample.carrierCode })),
  others: [
    [
      overseas.listLines,
      () => {
        const list = shippingLines.map(({ code, nameCn }) => ({
          carrierCode: code,
          shipCompany: nameCn,
          count: 1,
          health: 'well' as const,
          sinceTime: null,
          record: null,
          unknownCodes: [],
        }));
        return succeed(overseas.listLines, { list });
      },
    ],
  ],
} satisfies TestedList<OverseasRow, (typeof overseasList)['groups'][number]>;

/** What the suite asks of a list, whatever its rows are. */
type AnyList = Omit<TestedList<ProductRow, string>, 'samples' | 'load'> & {
  readonly samples: Readonly<Record<string, (own: OwnObjects) => object>>;
  readonly load: () => Promise<{
    readonly routes: readonly PageRoute[];
    readonly list: ListProduct<ProductRow, string, ProductSearch<string>>;
  }>;
};

export const declaredLists = [bookings, vessels, shipments] as unknown as readonly AnyList[];
