/** Rows of bill subscriptions: the topic under which open pages hear of them (R-7.6-24). */
export const billRowsTopic = 'bill-subscription';
