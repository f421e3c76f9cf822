/**
 * A subscription to events as DCSA Track & Trace 2.2 has it: where they are pushed to, by which secret they are signed, and
 * which ones. It takes the filters that `GET /v2/events` takes; any other is refused by name, for one that is passed over would
 * push what nobody asked for. Pure.
 */
import * as z from 'zod/mini';
import { equipmentCodes, eventTypes, shipmentCodes, transportCodes } from './events-of-bill';
import { numberShape, type EventFilter } from './events-query';
import { filterValuesMax, secretBytesMax, secretBytesMin, webhookUrlLengthMax } from './limits';
import { subscriptionTexts as texts, webhookTexts } from './messages';

const words = <const Words extends readonly [string, ...string[]]>(list: Words) =>
  z.optional(
    z
      .array(z.enum(list, { error: texts.words(list) }), { error: texts.words(list) })
      .check(z.minLength(1, texts.wordsMissing), z.maxLength(filterValuesMax, texts.valuesMany)),
  );
/** Several are an extension of ours, as in a query. */
const numbers = () =>
  z.optional(
    z.string({ error: texts.notText }).check(
      z.refine((text) => splitNumbers(text).length <= filterValuesMax, texts.valuesMany),
      z.refine((text) => splitNumbers(text).every((one) => numberShape.test(one)), texts.numbers),
    ),
  );
const splitNumbers = (text: string): readonly string[] => text.split(',').map((one) => one.trim().toUpperCase());

const callbackUrl = z
  .string({ error: texts.urlMissing })
  .check(z.minLength(1, texts.urlMissing), z.maxLength(webhookUrlLengthMax, webhookTexts.url.long));
const secret = z.string({ error: texts.secretMissing }).check(z.refine(isSecret, texts.secretWrong));

const filters = {
  eventType: words(eventTypes),
  shipmentEventTypeCode: words(shipmentCodes),
  transportEventTypeCode: words(transportCodes),
  equipmentEventTypeCode: words(equipmentCodes),
  carrierBookingReference: numbers(),
  transportDocumentReference: numbers(),
  equipmentReference: numbers(),
};
const filterNames = Object.keys(filters) as (keyof typeof filters)[];
const ofNumbers: ReadonlySet<string> = new Set(['carrierBookingReference', 'transportDocumentReference', 'equipmentReference']);

/** What 2.2 has to filter by and `GET /v2/events` does not take. */
const otherFilters: ReadonlySet<string> = new Set([
  'documentTypeCode',
  'transportDocumentID',
  'transportDocumentTypeCode',
  'bookingReference',
  'scheduleID',
  'transportCallID',
  'vesselIMONumber',
  'carrierVoyageNumber',
  'exportVoyageNumber',
  'carrierServiceCode',
  'UNLocationCode',
]);

/** What makes a subscription. */
export const newSubscriptionForm = z.strictObject({ callbackUrl, secret, ...filters }, { error: texts.notObject });
/** What alters one: the whole of it, without its secret. */
export const alteredSubscriptionForm = z.strictObject(
  { subscriptionID: z.optional(z.uuid({ error: texts.otherId })), callbackUrl, ...filters },
  { error: texts.notObject },
);
/** What gives one another secret. */
export const secretForm = z.strictObject({ secret }, { error: texts.notObject });
/** One as it is told: its secret never is. */
export const subscriptionForm = z.object({ subscriptionID: z.uuid(), callbackUrl: z.string(), ...filters });
export type ToldSubscription = z.output<typeof subscriptionForm>;

/** The filters of a subscription, each with its values in capitals. */
export type SubscriptionFilter = Omit<EventFilter, 'created' | 'isNewestFirst'>;

/** What is wrong with a call, after the field that it is said of; of the whole: an empty field. */
export interface SubscriptionFault {
  readonly field: string;
  readonly message: string;
}

/** @returns what a body that makes a subscription says, or the first thing that is wrong with it. */
export function readNewSubscription(
  body: unknown,
): { readonly callbackUrl: string; readonly secret: string; readonly filter: SubscriptionFilter } | SubscriptionFault {
  const read = readForm(newSubscriptionForm, body);
  if ('fault' in read) return read.fault;
  const filter = filterOf(read.data);
  return faultOf(filter) ?? { callbackUrl: read.data.callbackUrl, secret: read.data.secret, filter };
}

/**
 * @param subscriptionId that of the address; where the body names another one, it is refused.
 * @returns what a body that alters a subscription says, or the first thing that is wrong with it.
 */
export function readAlteredSubscription(
  body: unknown,
  subscriptionId: string,
): { readonly callbackUrl: string; readonly filter: SubscriptionFilter } | SubscriptionFault {
  const read = readForm(alteredSubscriptionForm, body);
  if ('fault' in read) return read.fault;
  const { subscriptionID, callbackUrl: url } = read.data;
  if (subscriptionID !== undefined && subscriptionID.toLowerCase() !== subscriptionId) {
    return { field: 'subscriptionID', message: texts.otherId };
  }
  const filter = filterOf(read.data);
  return faultOf(filter) ?? { callbackUrl: url, filter };
}

const typeOfCodes = {
  equipmentEventTypeCode: 'EQUIPMENT',
  transportEventTypeCode: 'TRANSPORT',
  shipmentEventTypeCode: 'SHIPMENT',
} as const;

/** Codes of a kind of events that the same subscription leaves out would be told of never, in silence. */
function faultOf({ eventType, ...filter }: SubscriptionFilter): SubscriptionFault | null {
  if (eventType === undefined) return null;
  const field = (Object.keys(typeOfCodes) as (keyof typeof typeOfCodes)[]).find(
    (name) => filter[name] !== undefined && !eventType.includes(typeOfCodes[name]),
  );
  return field === undefined ? null : { field, message: texts.codesLeftOut(typeOfCodes[field]) };
}

/** @returns a new secret in Base64, or what is wrong with the body. */
export function readNewSecret(body: unknown): { readonly secret: string } | SubscriptionFault {
  const read = readForm(secretForm, body);
  return 'fault' in read ? read.fault : { secret: read.data.secret };
}

/** A subscription as it is told to whoever made it. */
export function tellSubscription(subscriptionID: string, url: string, filter: SubscriptionFilter): ToldSubscription {
  const told = filterNames.flatMap((name) => {
    const values = filter[name];
    return values === undefined ? [] : [[name, ofNumbers.has(name) ? values.join(',') : values]];
  });
  return { subscriptionID, callbackUrl: url, ...(Object.fromEntries(told) as Omit<ToldSubscription, 'subscriptionID' | 'callbackUrl'>) };
}

/** What a subscription filters by beside the kinds of events, for people to read. */
export function listFilters(filter: SubscriptionFilter): { name: string; values: string[] }[] {
  return filterNames.flatMap((name) => {
    const values = filter[name];
    return name === 'eventType' || values === undefined ? [] : [{ name, values }];
  });
}

function readForm<Form extends z.ZodMiniType>(
  form: Form,
  body: unknown,
): { readonly data: z.output<Form> } | { readonly fault: SubscriptionFault } {
  const parsed = z.safeParse(form, body);
  if (parsed.success) return { data: parsed.data };
  // What is passed over in silence would do the most harm: it is told first.
  const unknown = parsed.error.issues.find(({ code }) => code === 'unrecognized_keys');
  const issue = unknown ?? parsed.error.issues[0]!;
  if (issue.code !== 'unrecognized_keys') return { fault: { field: String(issue.path[0] ?? ''), message: issue.message } };
  const key = issue.keys[0]!;
  const message = otherFilters.has(key) ? texts.unknownFilter : key === 'secret' ? texts.secretElsewhere : texts.unknownField;
  return { fault: { field: key.replace(/[^\w-]/g, '?').slice(0, 40), message } };
}

function filterOf(told: Readonly<Partial<Record<keyof typeof filters, string | readonly string[] | undefined>>>): SubscriptionFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = told[name];
      if (value === undefined) return [];
      return [[name, [...new Set(typeof value === 'string' ? splitNumbers(value) : value)]]];
    }),
  );
}

/** Whether a text is Base64 with its padding, of as many bytes as a secret may have. */
function isSecret(text: string): boolean {
  const found = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
  const bytes = (text.length / 4) * 3 - (/=*$/.exec(text)?.[0].length ?? 0);
  return found && bytes >= secretBytesMin && bytes <= secretBytesMax;
}
