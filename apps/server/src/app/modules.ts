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
import { createNoticeModule } from '../modules/notice/index';
import { createFileModule } from '../modules/file/index';
import { createAdModule } from '../modules/ad/index';
import { createBillingModule } from '../modules/billing/index';
import { createSmsGateway } from '../platform/gateways/sms/sms-gateway';
import { createWechatGateway } from '../platform/gateways/wechat/wechat-gateway';
import type { Platform, ServerModule } from '../platform/module';
import type { Authenticate } from '../platform/http/session';

/** The modules of the server, in rank order, and how a token becomes a session. */
export interface Modules {
  readonly list: readonly ServerModule[];
  readonly authenticate: Authenticate;
}

/** Builds every module. A new capability is one import and one line here. */
export function createModules(platform: Platform): Modules {
  const { config, clock } = platform;
  const gateways = { wechat: createWechatGateway(config.wechat, clock), sms: createSmsGateway(config.sms, clock) };
  const files = createFileModule(platform);
  const account = createAccountModule(platform, gateways, files);
  const company = createCompanyModule(platform, account, files, createRegistryGateway(config.registry, clock));
  const billing = createBillingModule(platform, account);
  const preferences = createPreferencesModule(platform, account);
  const follow = createFollowModule(platform);
  const tracking = createTrackingModule(platform, follow);
  const intake = createIntakeModule(platform, tracking, follow);
  const list: readonly ServerModule[] = [
    preferences.module,
    createReferenceModule().module,
    files.module,
    account.module,
    company.module,
    billing.module,
    follow.module,
    tracking.module,
    intake.module,
    createPortQueryModule(platform, tracking, follow).module,
    createOperationsModule(platform, intake, tracking).module,
    createLiveModule(platform, account, follow).module,
    createRecentActivityModule(platform, account).module,
    createBillSubscriptionModule(platform, tracking, follow, company).module,
    createVesselSubscriptionModule(platform, tracking, follow).module,
    createBookingSubscriptionModule(platform, tracking, follow).module,
    createNoticeModule(platform).module,
    createAdModule(platform).module,
  ];
  account.keepOwnData(list.flatMap(({ ownData }) => ownData ?? []));
  return { list, authenticate: account.authenticate };
}
