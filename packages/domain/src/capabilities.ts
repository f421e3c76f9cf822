/**
 * The registry: every capability of the product, its rank, the sides it has a
 * folder on, the prefix of its tables and the wire paths it answers.
 *
 * Boundary rules, folder checks, the generator and the migrations' check all
 * read this one table; a folder that is not listed here is an error.
 */

/** Lower ranks never import higher ones; products never import products. */
export const ranks = ['foundation', 'identity', 'money', 'facts', 'product'] as const;
export type Rank = (typeof ranks)[number];

export type Side = 'domain' | 'server' | 'web';

export interface Capability {
  readonly name: string;
  readonly rank: Rank;
  readonly sides: readonly Side[];
  /** Every table of the capability starts with this and an underscore. */
  readonly tablePrefix: string;
  /** Tables that queries of higher ranks may join; all others are its own business. */
  readonly publishes?: readonly string[];
  /** First segments of the wire paths that belong to it. */
  readonly wirePrefixes: readonly string[];
}

export const capabilities: readonly Capability[] = [
  {
    name: 'preferences',
    rank: 'foundation',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'preferences',
    wirePrefixes: ['/dict/'],
  },
  {
    name: 'reference',
    rank: 'foundation',
    sides: ['domain', 'server'],
    tablePrefix: 'reference',
    wirePrefixes: [
      '/common/',
      '/shipping-center/bill/ship-company/',
      '/shipping-center/bill/ship-status/',
      '/blno/userBlnoQd/getYgtWharfList',
      '/static',
    ],
  },
  {
    name: 'hs-code',
    rank: 'foundation',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'hs_code',
    wirePrefixes: ['/hsData/query', '/hsData/info', '/hsData/queryBatchList', '/hsData/tax', '/hsData/taxNote', '/hsData/queryElement'],
  },
  {
    name: 'account',
    rank: 'identity',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'account',
    wirePrefixes: ['/manifest/wechat/', '/mini-program/', '/auth/', '/message/records/', '/user/'],
  },
  {
    name: 'company',
    rank: 'identity',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'company',
    wirePrefixes: ['/api/company/', '/user/refreshToken', '/user/UserinterComCheck', '/user/CurUserComState'],
  },
  {
    name: 'follow',
    publishes: ['follow_subject', 'follow_brought'],
    rank: 'facts',
    sides: ['domain', 'server'],
    tablePrefix: 'follow',
    wirePrefixes: [],
  },
  {
    name: 'intake',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'intake',
    wirePrefixes: ['/intake/'],
  },
  {
    name: 'tracking',
    publishes: ['tracking_bill', 'tracking_bill_on_call', 'tracking_booking', 'tracking_call', 'tracking_port_heard'],
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'tracking',
    wirePrefixes: ['/boxquery/'],
  },
  {
    name: 'port-query',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'port_query',
    wirePrefixes: [
      '/blno/queryLog/',
      '/blno/userBlno/queryInGatesNonSubscribe',
      '/blno/userBlno/queryShipNonSubscribe',
      '/shipping-center/bill/checkShip',
      '/shipping-center/bill/info',
    ],
  },
  {
    name: 'operations',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'operations',
    wirePrefixes: ['/ops/'],
  },
  {
    name: 'live',
    rank: 'facts',
    sides: ['domain', 'server'],
    tablePrefix: 'live',
    wirePrefixes: ['/event/'],
  },
  {
    name: 'recent-activity',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'recent_activity',
    wirePrefixes: ['/dataCount/'],
  },
  {
    name: 'bill-subscription',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'bill_subscription',
    wirePrefixes: ['/blno/userBlno', '/shipping/', '/share/'],
  },
  {
    name: 'vessel-subscription',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'vessel_subscription',
    wirePrefixes: ['/vessels/'],
  },
  {
    name: 'booking-subscription',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'booking_subscription',
    wirePrefixes: ['/blno/userSo', '/boxlist/'],
  },
  { name: 'vgm', rank: 'product', sides: ['domain', 'server', 'web'], tablePrefix: 'vgm', wirePrefixes: ['/vgm/'] },
  {
    name: 'top-up',
    rank: 'money',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'top_up',
    wirePrefixes: ['/pay/recharge/', '/pay/notify/'],
  },
  {
    name: 'notice',
    rank: 'foundation',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'notice',
    wirePrefixes: ['/version/', '/notice/', '/releaseNote/', '/redis/'],
  },
  {
    name: 'file',
    rank: 'foundation',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'file',
    wirePrefixes: ['/file/'],
  },
  {
    name: 'ad',
    rank: 'foundation',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'ad',
    wirePrefixes: ['/ad/'],
  },
  {
    name: 'billing',
    rank: 'money',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'billing',
    wirePrefixes: ['/pay/', '/user/getAccount'],
  },
  {
    name: 'invoice',
    rank: 'money',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'invoice',
    wirePrefixes: ['/companyInvoice', '/companyInvoiceRecord', '/ticket/'],
  },
  {
    name: 'sh-manifest',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'sh_manifest',
    wirePrefixes: ['/shManifest/'],
  },
  {
    name: 'dispatch',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'dispatch',
    wirePrefixes: ['/dispatch/'],
  },
  {
    name: 'saved-view',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'saved_view',
    wirePrefixes: ['/view/'],
  },
  {
    name: 'export-task',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'export_task',
    wirePrefixes: ['/export/'],
  },
  {
    name: 'overseas',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'overseas',
    wirePrefixes: ['/app/abroad-blno-subscribe/', '/blno/userBlno/subscribeAbroad'],
  },
  {
    name: 'line-tracking',
    publishes: ['line_tracking_shipment'],
    rank: 'facts',
    sides: ['domain', 'server'],
    tablePrefix: 'line_tracking',
    wirePrefixes: ['/line/'],
  },
  {
    name: 'class-analysis',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'class_analysis',
    wirePrefixes: ['/classify/', '/hsData/queryCompanyCase'],
  },
  {
    name: 'manifest-query',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'manifest_query',
    wirePrefixes: ['/blno/port/'],
  },
  {
    name: 'toker',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'toker',
    wirePrefixes: ['/data-query/'],
  },
  {
    name: 'position',
    publishes: ['position_ship'],
    rank: 'facts',
    sides: ['domain', 'server'],
    tablePrefix: 'position',
    wirePrefixes: [],
  },
  {
    name: 'truck',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'truck',
    wirePrefixes: ['/truck/'],
  },
  {
    name: 'market-assistant',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'market_assistant',
    wirePrefixes: ['/market-assistant/'],
  },
  {
    name: 'bay-plan',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'bay_plan',
    wirePrefixes: ['/boxquery/vessel', '/boxquery/stops', '/boxquery/sign', '/boxquery/choices'],
  },
  {
    name: 'notification',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'notification',
    wirePrefixes: ['/message/unread', '/message/list', '/message/read', '/message/deliveries', '/message/replay', '/user/notify'],
  },
  {
    name: 'ship-position',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'ship_position',
    wirePrefixes: ['/ship/'],
  },
  {
    name: 'market-order',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'market_order',
    wirePrefixes: ['/market-assistant/order/', '/market-assistant/customsDate/', '/market-assistant/template/'],
  },
  {
    name: 'pre-sheet',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'pre_sheet',
    wirePrefixes: ['/preSheet/', '/preData/', '/user/getAgentName'],
  },
  {
    name: 'membership',
    rank: 'money',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'membership',
    wirePrefixes: ['/vip/'],
  },
  {
    name: 'open-api',
    rank: 'product',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'open_api',
    wirePrefixes: ['/openApi/', '/v2/', '/vgm-declarations'],
  },
  {
    name: 'fault-report',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'fault_report',
    wirePrefixes: ['/faultReport/'],
  },
  {
    name: 'bill-file',
    rank: 'facts',
    sides: ['domain', 'server', 'web'],
    tablePrefix: 'bill_file',
    wirePrefixes: ['/billFile/'],
  },
];
