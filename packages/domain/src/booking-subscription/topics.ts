/** What open pages hear of booking subscriptions. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Rows of booking subscriptions have changed, come or gone. */
export const bookingRowsTopic = defineTopic('booking-subscription', 'pages', z.int());
