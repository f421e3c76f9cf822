/** The query of `GET /v2/events` as DCSA Track & Trace 2.2 has it, read strictly: what is not understood is refused by name. Pure. */
import * as z from 'zod/mini';
import { equipmentCodes, eventTypes, shipmentCodes, transportCodes } from './events-of-bill';
import { keyPrefix } from './key';
import { eventsPerPage, eventsPerPageMax, filterValuesMax, queryLengthMax } from './limits';
import { callTexts as texts, parameterTexts as about } from './messages';

const operators = ['gte', 'gt', 'lte', 'lt', 'eq'] as const;
export type TimeOperator = (typeof operators)[number];

const createdField = 'eventCreatedDateTime';

/** Letters, digits and the signs that numbers of papers have. */
export const numberShape = /^[A-Z0-9][A-Z0-9\-_/. ]{0,99}$/;

/** How the value of a parameter is read. */
type EventsForm =
  /** Words that 2.2 has; several are alternatives. */
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** Numbers of papers and boxes; several are an extension of ours. */
  | { readonly kind: 'numbers'; readonly shape: RegExp }
  | { readonly kind: 'moment'; readonly is: TimeOperator }
  | { readonly kind: 'order'; readonly words: readonly [first: string, last: string] }
  | { readonly kind: 'count'; readonly most: number; readonly unlessSaid: number }
  | { readonly kind: 'cursor' };
export type ParameterForm =
  | EventsForm
  /** `true` or `false`, which is what it is unless said. */
  | { readonly kind: 'flag' };

/** A parameter of a call: what it is read by is what is told of it. */
export interface CallParameter<Form = ParameterForm> {
  readonly name: string;
  readonly form: Form;
  readonly about: string;
  /** A value that is understood; null where only an earlier answer has one. */
  readonly example: string | null;
}

const words = (name: Exclude<keyof typeof about, 'created'>, list: readonly string[], example: string): CallParameter<EventsForm> => ({
  name,
  form: { kind: 'words', words: list },
  about: about[name],
  example,
});
const numbers = (name: Exclude<keyof typeof about, 'created'>, example: string): CallParameter<EventsForm> => ({
  name,
  form: { kind: 'numbers', shape: numberShape },
  about: about[name],
  example,
});

/** All that may stand in the query of `GET /v2/events`. */
export const eventsParameters: readonly CallParameter<EventsForm>[] = [
  words('eventType', eventTypes, 'EQUIPMENT,TRANSPORT'),
  words('equipmentEventTypeCode', equipmentCodes, 'GTIN,LOAD'),
  words('transportEventTypeCode', transportCodes, 'DEPA'),
  words('shipmentEventTypeCode', shipmentCodes, 'RELS,HOLD'),
  numbers('transportDocumentReference', 'DEMO00000001'),
  numbers('carrierBookingReference', 'SO0001'),
  numbers('equipmentReference', 'CSQU3054383'),
  ...[null, ...operators].map((is): CallParameter<EventsForm> => ({
    name: is === null ? createdField : `${createdField}:${is}`,
    form: { kind: 'moment', is: is ?? 'eq' },
    about: about.created[is ?? 'eq'],
    example: '2026-11-29T08:00:00+08:00',
  })),
  {
    name: 'sort',
    form: { kind: 'order', words: [`${createdField}:ASC`, `${createdField}:DESC`] },
    about: about.sort,
    example: `${createdField}:DESC`,
  },
  {
    name: 'limit',
    form: { kind: 'count', most: eventsPerPageMax, unlessSaid: eventsPerPage },
    about: about.limit,
    example: '10',
  },
  { name: 'cursor', form: { kind: 'cursor' }, about: about.cursor, example: null },
];

/** Of these, what a list without filters takes. */
export const pageParameters = eventsParameters.filter(({ form }) => form.kind === 'count' || form.kind === 'cursor');

/** Where a key has no business: an address stands in logs and histories. */
const secretFields = new Set(['apikey', 'api_key', 'api-key', 'x-api-key', 'key', 'token', 'access_token', 'authorization']);

const alternatives = z.optional(z.array(z.string()));
/** What events are asked for; a filter that is missing lets all through, values of one are alternatives. */
export const eventFilterSchema = z.strictObject({
  eventType: alternatives,
  equipmentEventTypeCode: alternatives,
  transportEventTypeCode: alternatives,
  shipmentEventTypeCode: alternatives,
  carrierBookingReference: alternatives,
  transportDocumentReference: alternatives,
  equipmentReference: alternatives,
  /** Bounds on when events were written; ms since epoch. */
  created: z.optional(z.array(z.strictObject({ is: z.enum(operators), ms: z.number() }))),
  isNewestFirst: z.optional(z.boolean()),
});
export type EventFilter = z.output<typeof eventFilterSchema>;

/** What a call asks for. */
export interface EventsQuery {
  readonly filter: EventFilter;
  /** Events of a page. */
  readonly limit: number;
  /** Where to go on; null: from the first. */
  readonly cursor: string | null;
  /** Nothing but the cursor, and how many: the filter is that of the cursor. */
  readonly isCursorAlone: boolean;
}

/** Names and values of a query, decoded, in the order in which they stand. */
type Fields = readonly (readonly [name: string, value: string])[];

/**
 * @param raw the query as it came, without its question mark.
 * @param fields the same, taken apart.
 * @param parameters those that the call takes.
 * @returns what is asked for, or what is wrong with it, for the caller to read.
 */
export function readEventsQuery(raw: string, fields: Fields, parameters = eventsParameters): EventsQuery | string {
  // The cursor holds the filter once more.
  const cursorLength = fields.reduce((sum, [field, value]) => sum + (field === 'cursor' ? value.length : 0), 0);
  if (raw.length - cursorLength > queryLengthMax) return texts.queryLong;
  const filter: Record<string, unknown> = {};
  const created: { is: TimeOperator; ms: number }[] = [];
  let limit = eventsPerPage;
  let cursor: string | null = null;
  const seen = new Set<string>();
  for (const [field, value] of fields) {
    if (seen.has(field)) return texts.twice(nameOf(field));
    seen.add(field);
    const form = parameters.find(({ name }) => name === field)?.form;
    if (form === undefined) return texts.unknownField(nameOf(field));
    switch (form.kind) {
      case 'count':
        if (!/^\d{1,4}$/.test(value) || Number(value) < 1 || Number(value) > form.most) return texts.limitWrong;
        limit = Number(value);
        break;
      case 'cursor':
        cursor = value;
        break;
      case 'order':
        if (value !== createdField && !form.words.includes(value)) return texts.valueWrong(field, form.words);
        if (value === form.words[1]) filter['isNewestFirst'] = true;
        break;
      case 'moment': {
        const ms = readMoment(value);
        if (ms === null) return texts.timeWrong(field);
        created.push({ is: form.is, ms });
        break;
      }
      default: {
        const values = readValues(field, form, value);
        if (typeof values === 'string') return values;
        filter[field] = values;
      }
    }
  }
  if (created.length > 0) filter['created'] = created;
  const others = [...seen].filter((field) => field !== 'limit' && field !== 'cursor');
  return { filter: filter as EventFilter, limit, cursor, isCursorAlone: cursor !== null && others.length === 0 };
}

/**
 * @param fields a query, taken apart, of a call that takes one flag.
 * @returns whether it is set, or what is wrong with the query.
 */
export function readFlag(name: string, fields: Fields): boolean | string {
  const other = fields.find(([field]) => field !== name);
  if (other) return texts.unknownField(nameOf(other[0]));
  if (fields.length > 1) return texts.twice(name);
  const value = fields[0]?.[1] ?? 'false';
  return value === 'true' || value === 'false' ? value === 'true' : texts.flagWrong(name);
}

function readValues(
  field: string,
  form: Extract<EventsForm, { readonly kind: 'words' | 'numbers' }>,
  value: string,
): readonly string[] | string {
  const values = value.split(',').map((one) => one.trim().toUpperCase());
  if (values.length > filterValuesMax) return texts.valuesMany(field);
  if (form.kind === 'words') return values.every((one) => form.words.includes(one)) ? values : texts.valueWrong(field, form.words);
  return values.every((one) => form.shape.test(one)) ? values : texts.textWrong(field);
}

/** A time with its zone; the plus of one that was put into an address as it is has become a blank. */
function readMoment(value: string): number | null {
  const text = value.replace(/ (\d{2}:?\d{2})$/, '+$1');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : ms;
}

/** Whether an address carries a key, or what is meant for one: it is refused and not looked up. */
export function isKeyInAddress(raw: string, fields: Fields): boolean {
  return raw.includes(keyPrefix) || fields.some(([name, value]) => secretFields.has(name.toLowerCase()) || value.includes(keyPrefix));
}

/** What a caller made up is said back in short. */
const nameOf = (field: string): string => field.replace(/[^\w:.-]/g, '?').slice(0, 40);
