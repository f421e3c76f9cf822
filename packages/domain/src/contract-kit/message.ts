/**
 * What travels through the outbox and the queue: events and jobs, each declared
 * once with a name, a version and a schema. All lie there in one envelope and
 * are checked when they are read back: by then another build may have started.
 */
import * as z from 'zod/mini';

/** Makes a body of one version into one of the next; the number is the version it takes. */
export type Upgrades = Readonly<Record<number, (body: unknown) => unknown>>;

/** How a body is written and read back. */
export interface MessageDefinition<Schema extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  /** `<capability>.<what-happened>` of an event, `<capability>.<verb-noun>` of a job. */
  readonly name: string;
  /** Grows by one with each change that the schema of before would not read. */
  readonly version: number;
  readonly schema: Schema;
  readonly upgrades: Upgrades;
}

/** Something that happened, past tense; told to whoever listens. */
export interface EventDefinition<Schema extends z.ZodMiniType<object> = z.ZodMiniType<object>> extends MessageDefinition<Schema> {
  readonly kind: 'event';
}

/** Something to be done; known to the module that does it. */
export interface JobDefinition<Schema extends z.ZodMiniType<object> = z.ZodMiniType<object>> extends MessageDefinition<Schema> {
  readonly kind: 'job';
  /** Waits for somebody outside, as long as he takes: it has a line of its own, and one of it waits at most. */
  readonly asksOthers?: true;
}

export type BodyOf<D extends MessageDefinition> = z.output<D['schema']>;

/** The one shape of everything in the queue. */
export interface Message<Body = unknown> {
  /** The same in every copy of one event, and each time it is tried again. */
  readonly id: string;
  /** ISO instant of the transaction that wrote it, by the database's clock. */
  readonly at: string;
  readonly name: string;
  readonly version: number;
  readonly body: Body;
}

/** A job that needs to know nothing. */
export const noBody = z.object({});

/** Declares an event of a capability; `upgrades` read what older builds have written. */
export function defineEvent<Schema extends z.ZodMiniType<object>>(
  name: string,
  version: number,
  schema: Schema,
  upgrades: Upgrades = {},
): EventDefinition<Schema> {
  return { kind: 'event', name, version, schema, upgrades };
}

/** Declares a job of a module; `upgrades` read what older builds have written. */
export function defineJob<Schema extends z.ZodMiniType<object>>(
  name: string,
  version: number,
  schema: Schema,
  upgrades: Upgrades = {},
): JobDefinition<Schema> {
  return { kind: 'job', name, version, schema, upgrades };
}

/**
 * Declares a job that calls somebody outside: a registry, a tax office, a payment method. It knows nothing, so that one
 * that waits does for all who have asked for it.
 */
export function defineAskingJob(name: string): JobDefinition<typeof noBody> {
  return { ...defineJob(name, 1, noBody), asksOthers: true };
}

const messageSchema = z.strictObject({ id: z.string(), at: z.string(), name: z.string(), version: z.int(), body: z.unknown() });

/** Builds before the envelope wrote bodies alone: those count as version 1. */
const bareVersion = 1;

/** The envelope of what lies in the queue; a body without one gets it, under the id and instant given. */
export function messageOf(stored: unknown, bare: Pick<Message, 'id' | 'at' | 'name'>): Message {
  const whole = messageSchema.safeParse(stored);
  return whole.success ? whole.data : { ...bare, version: bareVersion, body: stored };
}

export type Opened<Body> = { readonly message: Message<Body> } | { readonly fault: string };

/**
 * Reads a message back by its definition, upgraded where it is older.
 *
 * @returns the message as of the present version, or why it cannot be read: without any value of the body, for logs.
 */
export function openMessage<D extends MessageDefinition>(definition: D, message: Message): Opened<BodyOf<D>> {
  if (message.name !== definition.name) return { fault: `it is no ${definition.name}` };
  if (message.version > definition.version) return { fault: `version ${message.version} is newer than ${definition.version}` };
  let { body } = message;
  for (let version = message.version; version < definition.version; version++) {
    const upgrade = definition.upgrades[version];
    if (!upgrade) return { fault: `nothing reads version ${version}` };
    try {
      body = upgrade(body);
    } catch {
      return { fault: `the upgrade of version ${version} failed` };
    }
  }
  const read = definition.schema.safeParse(body);
  if (!read.success) {
    const places = read.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.') || 'body'} ${code}`);
    return { fault: `the body does not parse: ${places.join(', ')}` };
  }
  return { message: { ...message, version: definition.version, body: read.data as BodyOf<D> } };
}
