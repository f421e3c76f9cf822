/** Rows of vessel subscriptions: the topic under which open pages hear of them, and the product that follows calls. */
export const vesselTopic = 'vessel-subscription';
