/** Bounds of the open interface. */

/** Keys of a company that open something at one time. */
export const keysMax = 10;

/** Letters of a key's name. */
export const keyNameLengthMax = 30;

/** Calls of one key within a minute. */
export const callsPerMinute = 120;

/** All the keys of a company together, those that were revoked included: whoever makes new ones has no more than ten. */
export const callsOfCompanyPerMinute = 1_200;

/** Keys that a person may make in a day: each one is a new allowance, and a line in the security log. */
export const keysPerDay = 20;

/** Events of a page: unless asked otherwise, and at most. */
export const eventsPerPage = 100;
export const eventsPerPageMax = 1_000;

/** Letters of a call's query: numbers to filter by come in dozens, not in thousands. */
export const queryLengthMax = 4_000;

/** Values of one filter. */
export const filterValuesMax = 50;

/** Days of which a company sees how its keys were used, today included. */
export const usageDays = 30;

/** Days for which an event can be read. */
export const eventKeptDays = 180;

/** Addresses that a company has us push to. */
export const webhooksMax = 5;

/** Letters of such an address. */
export const webhookUrlLengthMax = 500;

/** Waits before each attempt, ms (Standard Webhooks 1.0); ten of them, 75 hours and a half together. */
export const webhookTriesMs: readonly number[] = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map((s) => s * 1_000);

/** An address that has taken nothing for so long is switched off, ms. */
export const webhookFailingMs = 5 * 86_400_000;

/** An address may ask us to wait so long at most, ms. */
export const webhookHoldMaxMs = 86_400_000;

/** An old secret signs beside its successor for so long, ms. */
export const oldSecretMs = 86_400_000;

/** How long an answer is waited for, ms; how much of it is read, bytes, and kept, letters. */
export const webhookTimeoutMs = 15_000;
export const webhookAnswerMaxBytes = 65_536;
export const answerKeptLength = 200;

/** Days for which a delivery that has ended can be seen and sent again. */
export const deliveryKeptDays = 30;

/** Deliveries of a page, and those that are sent again at one time. */
export const deliveriesPerPage = 50;
export const replayIdsMax = 100;
export const replayMax = 10_000;

/** Deliveries that a person has sent again on a day: whose address it is nobody has proven. */
export const replayedPerDay = 50_000;

/** Test events of a person on a day. */
export const webhookTestsPerDay = 50;

/** Days for which a link to a calendar of cut-offs lives. */
export const calendarLinkDays = 365;

/** Days for which a cut-off stands in a calendar once it is over. */
export const calendarKeptDays = 7;

/** Bills that a calendar takes its cut-offs from, those whose port closes first. */
export const calendarBillsMax = 2_000;

/** Calls of a calendar with a link that opens nothing, from one network within an hour. */
export const calendarLookUpsPerHour = 60;

/** By one link that lives a network may ask so often an hour; a program asks every quarter of an hour at most, and people have several. */
export const calendarReadsPerHour = 30;

/** A call that declares a VGM, in bytes: one container with all that DCSA names of it. */
export const declarationBytesMax = 16_384;

/** A call about a subscription, in bytes: an address, a secret and some hundred numbers to filter by. */
export const subscriptionBytesMax = 32_768;

/** Addresses of subscriptions that are asked within an hour whether they answer, for one company. */
export const callbackLooksPerHour = 30;

/** Bytes of a subscriber's secret: those of the digest at least, as DCSA asks. */
export const secretBytesMin = 32;
export const secretBytesMax = 256;

/** What a key that takes money may take on a day of Shanghai, in 火币: whoever makes it says how much, and one container's fee at least. */
export const dayMaxCoinsMin = 5;
export const dayMaxCoinsMax = 10_000;
