import { accountRoutes } from '../features/account';
import { billingRoutes } from '../features/billing';
import { billSubscriptionRoutes } from '../features/bill-subscription';
import { topUpRoutes } from '../features/top-up';
import { bookingSubscriptionRoutes } from '../features/booking-subscription';
import { companyRoutes } from '../features/company';
import { operationsRoutes } from '../features/operations';
import { vesselSubscriptionRoutes } from '../features/vessel-subscription';
import { portQueryRoutes } from '../features/port-query';
import { dispatchRoutes } from '../features/dispatch';
import { vgmRoutes } from '../features/vgm';
import { noticeRoutes } from '../features/notice';
import { invoiceRoutes } from '../features/invoice';
import { shManifestRoutes } from '../features/sh-manifest';
import { overseasRoutes } from '../features/overseas';
import { classAnalysisRoutes } from '../features/class-analysis';
import { manifestQueryRoutes } from '../features/manifest-query';
import { adRoutes } from '../features/ad';
import { tokerRoutes } from '../features/toker';
import { truckRoutes } from '../features/truck';
import { marketAssistantRoutes } from '../features/market-assistant';
import { bayPlanRoutes } from '../features/bay-plan';
import { notificationRoutes } from '../features/notification';
import { shipPositionRoutes } from '../features/ship-position';
import { marketOrderRoutes } from '../features/market-order';
import { preSheetRoutes } from '../features/pre-sheet';
import { membershipRoutes } from '../features/membership';
import { exportTaskRoutes } from '../features/export-task';
import { openApiRoutes } from '../features/open-api';
import { faultReportRoutes } from '../features/fault-report';
import type { PageRoute } from '../platform/page-route';

/** The features' pages. A new capability is one import and one line here. */
export const featurePages: readonly PageRoute[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...topUpRoutes,
  ...billingRoutes,
  ...billSubscriptionRoutes,
  ...bookingSubscriptionRoutes,
  ...vesselSubscriptionRoutes,
  ...operationsRoutes,
  ...portQueryRoutes,
  ...vgmRoutes,
  ...dispatchRoutes,
  ...noticeRoutes,
  ...invoiceRoutes,
  ...shManifestRoutes,
  ...overseasRoutes,
  ...classAnalysisRoutes,
  ...manifestQueryRoutes,
  ...adRoutes,
  ...tokerRoutes,
  ...truckRoutes,
  ...marketAssistantRoutes,
  ...bayPlanRoutes,
  ...notificationRoutes,
  ...shipPositionRoutes,
  ...marketOrderRoutes,
  ...preSheetRoutes,
  ...membershipRoutes,
  ...openApiRoutes,
  ...exportTaskRoutes,
  ...faultReportRoutes,
];
