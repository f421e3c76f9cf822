import { accountRoutes } from '../features/account';
import { billSubscriptionRoutes } from '../features/bill-subscription';
import { bookingSubscriptionRoutes } from '../features/booking-subscription';
import { companyRoutes } from '../features/company';
import { operationsRoutes } from '../features/operations';
import { vesselSubscriptionRoutes } from '../features/vessel-subscription';
import { portQueryRoutes } from '../features/port-query';
import { noticeRoutes } from '../features/notice';
import type { PageRoute } from '../platform/page-route';

/** The features' pages. A new capability is one import and one line here. */
export const featurePages: readonly PageRoute[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...billSubscriptionRoutes,
  ...bookingSubscriptionRoutes,
  ...vesselSubscriptionRoutes,
  ...operationsRoutes,
  ...portQueryRoutes,
  ...noticeRoutes,
];
