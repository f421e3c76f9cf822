/** Numbers of the acceptance list, as it states them: row, of what, what the product has, what it is to be. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { autoplayDelayMs, entriesPerSlide, pauseAfterSlideMs } from '../../apps/web/src/features/recent-activity/ticker-list';
import { chunkTimeoutMs } from '../../apps/web/src/platform/load-chunk';
import { pollIntervalMs } from '../../apps/web/src/platform/live';
import { loginAfterMs } from '../../apps/web/src/app/guard';
import { noteAfterMs } from '../../apps/web/src/features/company/switch-identity';
import * as account from '../../packages/domain/src/account/limits';
import { firstAds as ads } from '../../packages/domain/src/ad/registry';
import { billSubscription } from '../../packages/domain/src/bill-subscription/contract';
import { payRate } from '../../packages/domain/src/billing/coins';
import { originOf } from '../../packages/domain/src/billing/fee';
import { freeQuotaFen, priceOf } from '../../packages/domain/src/billing/price-list';
import { companyPageSize, companyRadiosMax, invitationMs } from '../../packages/domain/src/company/limits';
import { defaultTimeoutMs } from '../../packages/domain/src/contract-kit/endpoint';
import { codeTexts } from '../../packages/domain/src/contract-kit/envelope';
import { pageSizeMax, readPaging } from '../../packages/domain/src/contract-kit/paging';
import * as notice from '../../packages/domain/src/notice/limits';
import { nearHoursDefault } from '../../packages/domain/src/contract-kit/near-hours';
import { recentEntriesDropped, recentEntriesMax } from '../../packages/domain/src/recent-activity/limits';
import * as manifest from '../../packages/domain/src/sh-manifest/limits';
import { allManifestStatuses, manifestStatuses } from '../../packages/domain/src/sh-manifest/status';
import { orderMs } from '../../packages/domain/src/top-up/goods';
import { carriers, offeredCarriers } from '../../packages/domain/src/vocabulary/carrier';
import { isContainerNo } from '../../packages/domain/src/vocabulary/container-no';
import { phoneLength } from '../../packages/domain/src/vocabulary/phone';
import { defaultPort } from '../../packages/domain/src/vocabulary/port';
import { wanHaiExample } from '../../packages/domain/src/vocabulary/so-no';
import * as bills from '../../packages/domain/src/bill-subscription/limits';
import * as bookings from '../../packages/domain/src/booking-subscription/limits';
import * as queries from '../../packages/domain/src/port-query/limits';
import * as vessels from '../../packages/domain/src/vessel-subscription/limits';
import * as vgm from '../../packages/domain/src/vgm/limits';

type ConstantRow = readonly [row: string, what: string, has: unknown, states: unknown];

const nowMs = Date.UTC(2026, 10, 28);
/** What a sheet of styles says, without its spaces. */
const styles = (file: string): string => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8').replaceAll(/\s+/g, ' ');

const signIn: readonly ConstantRow[] = [
  ['R-9-01', 'session', account.sessionLifetimeMs, 604_800_000],
  ['R-9-02', 'poll of a scan', account.scanPollIntervalMs, 2_000],
  ['R-9-06', 'password', [account.passwordLengthMin, account.passwordLengthMax], [8, 16]],
  ['R-9-07', 'phone', phoneLength, 11],
  ['R-9-08', 'user name', account.userNameLengthMax, 20],
  ['R-9-09', 'retries of user info', account.userInfoRetriesMax, 5],
  ['R-9-10', 'next message code, s', account.smsResendSeconds, 60],
  ['R-9-15', 'logout', account.logoutDelayMs, 500],
  ['R-4.1-15', 'QR code, s', account.scanTicketSeconds, 120],
  [
    'R-4.1-16',
    'wrong passwords',
    [account.wrongPasswordsMax, account.wrongPasswordWindowMs, account.passwordLockMinutes[0]],
    [5, 900_000, 15],
  ],
  [
    'R-5.2-13',
    'message code',
    [account.smsCodeLength, account.smsCodeMs, account.smsCodeTriesMax, account.smsPerPhonePerDay],
    [6, 300_000, 5, 10],
  ],
  ['R-2.4-04, -05', 'login dialog', loginAfterMs, 500],
  ['R-4.3-06', 'note after the switch', noteAfterMs, 1_000],
];

const shell: readonly ConstantRow[] = [
  ['R-9-04', 'ticker', [entriesPerSlide, autoplayDelayMs, recentEntriesMax, recentEntriesDropped], [3, 1_000, 150, 50]],
  ['R-9-04', 'longest pause of the ticker', pauseAfterSlideMs(0.999_999) < 1_000 + 60_000, true],
  ['R-9-05, R-X-10', 'release notes', [notice.releasePageSize, notice.releaseType, notice.publishedStatus], [50, 16, 'T']],
  ['R-8-29', 'chunk', chunkTimeoutMs, 120_000],
  ['R-7.6-24', 'poll without a stream', pollIntervalMs, 60_000],
  [
    'R-9-20, R-2.3-16',
    'side menu open',
    styles('apps/web/src/app/user-centre/user-centre.css').includes('.user-centre { display: grid; grid-template-columns: 260px '),
    true,
  ],
  [
    'R-9-20, R-2.3-16',
    'side menu collapsed',
    styles('apps/web/src/app/user-centre/user-centre.css').includes('.user-centre[data-collapsed] { grid-template-columns: 40px '),
    true,
  ],
  [
    'R-2.5-05',
    'ticker comes from below',
    /\.ticker-slide \{[^}]*animation: ticker-in .*@keyframes ticker-in \{ from \{ opacity: 0; translate: 0 10px; \} \}/.test(
      styles('apps/web/src/features/recent-activity/components/recent-ticker.css'),
    ),
    true,
  ],
  ['R-2.5-03, R-9-19', 'header', styles('packages/ui/src/tokens.css').includes('--height-header: 75px;'), true],
  [
    'R-0-07',
    'amounts of a table of a page',
    styles('apps/web/src/platform/panel.css').includes(".panel-table :is(th, td)[data-kind='number'] { text-align: end;"),
    true,
  ],
  [
    'R-1-28',
    'agreement scrolls inside of its dialog',
    /max-height: [^;]+;[^}]*overflow: auto;/.test(styles('apps/web/src/features/account/components/service-agreement.css')),
    true,
  ],
  ['R-9-11', 'companies by radio', companyRadiosMax, 10],
  ['R-9-12', 'page of companies', companyPageSize, 1_000],
  ['R-9-28', 'ads that rotate', ads.filter(({ hidden }) => !hidden).map(({ key }) => key), ['toker', 'abroadLogistics']],
  ['R-9-28, R-3.5-04', 'ads that do not', ads.filter(({ hidden }) => hidden).map(({ key }) => key), ['zhidingxiang']],
];

const calls: readonly ConstantRow[] = [
  ['R-7-02, R-9-14', 'time of a call', defaultTimeoutMs, 30_000],
  ['R-9-14, R-7.4-21', 'time of recallDeleted', billSubscription.recallDeleted.timeoutMs, 60_000],
  ['R-7.4-21, R-8-28', 'recallDeleted tells its errors', billSubscription.recallDeleted.showsErrors, false],
  ['R-0-05', 'first page', readPaging({}), { pageNo: 1, pageSize: 10, offset: 0 }],
  ['R-0-05', 'page and limit', readPaging({ page: 3, limit: 20 }), { pageNo: 3, pageSize: 20, offset: 40 }],
  ['R-0-05', 'pageNo and pageSize', readPaging({ pageNo: 3, pageSize: 20 }), { pageNo: 3, pageSize: 20, offset: 40 }],
  ['R-0-05', 'more than there may be', [pageSizeMax, readPaging({ limit: 5_000 }).pageSize], [1_000, 1_000]],
  ['R-9-13', 'ship companies and states at once', readPaging({ page: 1, limit: 1_000 }).pageSize, 1_000],
  ...(
    [
      [400, '参数错误'],
      [404, '记录不存在'],
      [409, '重复提交'],
      [410, '已过期'],
      [413, '文件过大'],
      [429, '操作过于频繁，请稍后再试'],
      [500, '服务器异常，请稍后再试'],
      [503, '数据源维护中'],
    ] as const
  ).map(([code, words]) => ['R-8-32', `code ${code}`, codeTexts[code], words] as const),
];

const rows: readonly ConstantRow[] = [bills, bookings, vessels, queries, manifest, vgm].map(
  ({ pageSizeDefault, pageSizeChoices }, at) =>
    ['R-9-17', `rows of list ${at + 1}`, [pageSizeDefault, ...pageSizeChoices], [15, 10, 15, 20, 50, 100]] as const,
);

const trade: readonly ConstantRow[] = [
  ['R-1-05, R-9-32', 'first port', defaultPort, 'NB'],
  ['R-9-18, R-3.6-07', 'cut-off near, h', nearHoursDefault, { portCloseTime: 24, ctnApplyEndTime: 24 }],
  [
    'R-9-24',
    'container number',
    [isContainerNo('MSKU1234565'), isContainerNo('MSKU123456'), isContainerNo('MSKU12345655')],
    [true, false, false],
  ],
  ['R-9-24', 'seal and cargo name', [manifest.sealLengthMax, manifest.cargoNameLengthMax], [28, 256]],
  [
    'R-9-25',
    'dangerous goods',
    [manifest.dangerContactLengthMax, manifest.dangerEmailLengthMax, manifest.dangerPhoneLengthMax, manifest.dangerFaxLengthMax],
    [70, 70, 35, 35],
  ],
  ['R-4.10-22', 'statuses of manifests', [...manifestStatuses, allManifestStatuses], [-3, -2, -1, 0, 1, 2, 3]],
  ['R-4.10-32', 'days in the bin', manifest.binDays, 30],
  ['R-5.3-20', 'S/O of WHL', wanHaiExample, 'WK420P00081'],
  ['R-5.3-25', 'VGM', [vgm.grossMaxKg, vgm.sumToleranceKg], [36_000, 1]],
  ['R-7.4-92', 'invitation', invitationMs, 604_800_000],
  ['R-9-34', 'carriers', carriers.length >= 68 && carriers.length <= 75, true],
  ['R-9-35', 'carriers that suppliers offer', offeredCarriers.size, 47],
];

const money: readonly ConstantRow[] = [
  ['R-9-21', 'manifest, fen', [manifest.manifestFeeFen, priceOf('FEE_SH_MANIFEST', nowMs)], [3_000, 3_000]],
  ['R-9-22', 'VGM, fen', [vgm.vgmFeePerContainerFen, priceOf('FEE_VGM', nowMs)], [500, 500]],
  ['R-9-29', 'fen of a yuan', payRate, 100],
  ['R-4.9-10', 'origin of other ports', (['QD', 'TJ', 'XM', 'SZ', 'DL'] as const).map(originOf), ['NB', 'NB', 'NB', 'NB', 'NB']],
  ['R-4.9-11', 'free quota', freeQuotaFen, 3_000],
  [
    'R-4.9-11',
    'prices, fen',
    (['FEE_BLNO', 'FEE_VESSEL', 'FEE_NB_VESSEL', 'FEE_ABROAD', 'FEE_TRUCK', 'FEE_SO'] as const).map((fee) => priceOf(fee, nowMs)),
    [100, 50, 50, 200, 20, 50],
  ],
  ['R-4.10-36', 'open order', orderMs, 7_200_000],
];

export const constantRows: readonly ConstantRow[] = [...signIn, ...shell, ...calls, ...rows, ...trade, ...money];
