import { createBillSubscriptionModule } from '../modules/bill-subscription/index';
import { createBookingSubscriptionModule } from '../modules/booking-subscription/index';
import { createVesselSubscriptionModule } from '../modules/vessel-subscription/index';
import { createFollowModule } from '../modules/follow/index';
import { createIntakeModule } from '../modules/intake/index';
import { createLiveModule } from '../modules/live/index';
import { createOperationsModule } from '../modules/operations/index';
import { createRecentActivityModule } from '../modules/recent-activity/index';
import { createReferenceModule } from '../modules/reference/index';
import { createTrackingModule } from '../modules/tracking/index';
import { createCompanyModule } from '../modules/company/index';
import { createAccountModule } from '../modules/account/index';
import { createPreferencesModule } from '../modules/preferences/index';
import { createPortQueryModule } from '../modules/port-query/index';
import { createRegistryGateway } from '../platform/gateways/registry/registry-gateway';
import { createVgmModule } from '../modules/vgm/index';
import { createNoticeModule } from '../modules/notice/index';
import { createFileModule } from '../modules/file/index';
import { createAdModule } from '../modules/ad/index';
import { createBillingModule } from '../modules/billing/index';
import { createTopUpModule } from '../modules/top-up/index';
import { createInvoiceModule } from '../modules/invoice/index';
import { createShManifestModule } from '../modules/sh-manifest/index';
import { createSavedViewModule } from '../modules/saved-view/index';
import { createExportTaskModule } from '../modules/export-task/index';
import { createOverseasModule } from '../modules/overseas/index';
import { createLineTrackingModule } from '../modules/line-tracking/index';
import { createHsCodeModule } from '../modules/hs-code/index';
import { createClassAnalysisModule } from '../modules/class-analysis/index';
import { createManifestQueryModule } from '../modules/manifest-query/index';
import { createTokerModule } from '../modules/toker/index';
import { createPositionModule } from '../modules/position/index';
import { createTruckModule } from '../modules/truck/index';
import { createMarketAssistantModule } from '../modules/market-assistant/index';
import { createBayPlanModule } from '../modules/bay-plan/index';
import { createNotificationModule } from '../modules/notification/index';
import { createShipPositionModule } from '../modules/ship-position/index';
import { createMarketOrderModule } from '../modules/market-order/index';
import { createPreSheetModule } from '../modules/pre-sheet/index';
import { createMembershipModule, findMemberPercent } from '../modules/membership/index';
import { createOpenApiModule } from '../modules/open-api/index';
import { createFaultReportModule } from '../modules/fault-report/index';
import { createBillFileModule } from '../modules/bill-file/index';
import { createSmsGateway } from '../platform/gateways/sms/sms-gateway';
import { checkProfiles, profiles } from '@mastlight/domain/ports/index';
import { showCoins } from '@mastlight/domain/billing/index';
import { createWechatGateway } from '../platform/gateways/wechat/wechat-gateway';
import type { Platform, ServerModule } from '../platform/module';
import { openDispatch } from './open-dispatch';
import type { Authenticate } from '../platform/http/session';

/** The modules of the server, in rank order, and how a token becomes a session. */
export interface Modules {
  readonly list: readonly ServerModule[];
  readonly authenticate: Authenticate;
}

/** Builds every module. A new capability is one import and one line here. */
export function createModules(platform: Platform): Modules {
  checkProfiles(profiles);
  const { config, clock } = platform;
  const gateways = { wechat: createWechatGateway(config.wechat, clock), sms: createSmsGateway(config.sms, clock) };
  const files = createFileModule(platform);
  const position = createPositionModule(platform);
  const account = createAccountModule(platform, gateways, files);
  const company = createCompanyModule(platform, account, files, createRegistryGateway(config.registry, clock), {
    // Money is kept above: who keeps it is asked once somebody leaves.
    async findLeft(tx, ownerKey) {
      const [fen, orders] = [await billing.findMoney(tx, ownerKey), await topUp.paid.countOpen(tx, ownerKey)];
      return fen > 0 || orders > 0 ? { coins: showCoins(fen), orders } : null;
    },
  });
  const billing: ReturnType<typeof createBillingModule> = createBillingModule(
    platform,
    account,
    company,
    { percentOf: findMemberPercent },
    // Bills are followed above: what they cost is told by client once somebody asks.
    {
      findClientsOfBills: (...asked) => bills.findClientsOfBills(...asked),
      findClientsOfShipments: (...asked) => shipments.findClientsOfShipments(...asked),
    },
  );
  // Invoices are over top-ups, and a top-up says how far its invoice is: the one that is built first asks the other later.
  const topUp: ReturnType<typeof createTopUpModule> = createTopUpModule(platform, billing, files, {
    sayStatus: (...asked) => invoice.sayStatus(...asked),
    findInvoiced: (...asked) => invoice.findInvoiced(...asked),
  });
  const invoice: ReturnType<typeof createInvoiceModule> = createInvoiceModule(platform, files, topUp.paid, billing);
  const preferences = createPreferencesModule(platform, account);
  const follow = createFollowModule(platform);
  const tracking = createTrackingModule(platform, follow);
  const lines = createLineTrackingModule(platform, follow);
  const manifests = createManifestQueryModule(platform, tracking, follow);
  // Receipts come in through the intake; those that dispatch finds by asking are handed to it.
  const dispatch = openDispatch(platform, { receive: (message) => intake.receiveMessage(message) });
  const intake: ReturnType<typeof createIntakeModule> = createIntakeModule(platform, tracking, follow, { dispatch, manifests });
  // People prove their mailboxes where they are told of things; that is built later.
  const exportTask = createExportTaskModule({
    platform,
    account,
    files,
    companies: company,
    mailboxes: { findMailbox: (whose) => notification.findMailbox(whose) },
  });
  const hsCode = createHsCodeModule(platform);
  const classAnalysis = createClassAnalysisModule({ platform, hsCodes: hsCode.hsCodes });
  const billFiles = createBillFileModule(platform, {
    files,
    follow,
    companies: company,
    // Bills are followed above.
    clients: { holdClientOfBill: (...asked) => bills.holdClientOfBill(...asked) },
  });
  const bills: ReturnType<typeof createBillSubscriptionModule> = createBillSubscriptionModule(platform, {
    tracking,
    follow,
    billing,
    company,
    billFiles,
  });
  const shManifest = createShManifestModule(platform, { tracking, manifests, billing, dispatch, people: account });
  const vgm = createVgmModule(platform, {
    billing,
    dispatch,
    tracking,
    manifests,
    follow,
    declared: shManifest.declared,
    people: account,
    companies: company,
  });
  const shipments: ReturnType<typeof createOverseasModule> = createOverseasModule(platform, { lines, follow, billing, tracking });
  const marketAssistant = createMarketAssistantModule(platform, company);
  const notification: ReturnType<typeof createNotificationModule> = createNotificationModule(platform, follow, {
    ...gateways,
    people: account,
    billing,
  });
  const list: readonly ServerModule[] = [
    preferences.module,
    createReferenceModule().module,
    files.module,
    account.module,
    company.module,
    billing.module,
    topUp.module,
    follow.module,
    tracking.module,
    lines.module,
    dispatch.module,
    manifests.module,
    intake.module,
    createPortQueryModule(platform, tracking, follow).module,
    createOperationsModule(platform, intake, tracking, account).module,
    createLiveModule(platform, account, follow).module,
    createRecentActivityModule(platform, account).module,
    bills.module,
    createVesselSubscriptionModule(platform, tracking, follow, billing).module,
    createBookingSubscriptionModule(platform, tracking, follow, billing).module,
    shipments.module,
    vgm.module,
    createNoticeModule(platform).module,
    createAdModule(platform, files).module,
    invoice.module,
    createMembershipModule(platform, billing).module,
    shManifest.module,
    createSavedViewModule({ platform, company }).module,
    exportTask.module,
    hsCode.module,
    classAnalysis.module,
    createTokerModule({ platform, billing, clients: bills, goods: classAnalysis.goods }).module,
    position.module,
    createTruckModule(platform, position, billing).module,
    marketAssistant.module,
    createBayPlanModule(platform, tracking).module,
    notification.module,
    createShipPositionModule(platform, position).module,
    createMarketOrderModule(platform, {
      billing,
      dispatch,
      people: account,
      books: marketAssistant,
    }).module,
    createPreSheetModule(platform, dispatch).module,
    createOpenApiModule(platform, { follow, companies: company, billing, declarations: vgm.declarations }).module,
    createFaultReportModule(platform, { follow, companies: company }).module,
    billFiles.module,
  ];
  const ownData = list.flatMap((module) => module.ownData ?? []);
  exportTask.keepExports(list.flatMap((module) => module.longExports ?? []));
  account.keepOwnData(ownData);
  company.keepOwnData(ownData);
  return { list, authenticate: account.authenticate };
}
