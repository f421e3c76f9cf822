/**
 * Live topics: under a topic those who listen hear the keys of what has
 * changed, never the values. Whoever is told fetches through the usual calls,
 * with the usual rights, so a topic can neither leak nor be out of date.
 */
import * as z from 'zod/mini';

/** What names a thing that changed to a page: a row's number, a code. */
export type TopicKey = number | string;

/** `pages`: open pages of the owner hear it; `servers`: the processes of the product alone. */
export type TopicAudience = 'pages' | 'servers';

export interface TopicDefinition<Key extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly audience: TopicAudience;
  /** Shape of one key; some ten characters, for many travel at once. */
  readonly key: Key;
}

/** A topic whose keys are numbers of rows, for pages. */
export type RowTopic = TopicDefinition<z.ZodMiniType<number>>;

export type KeyOf<T extends TopicDefinition> = z.output<T['key']>;

/** Declares a topic of a capability; keys for pages are plain, servers bear small objects too. */
export function defineTopic<A extends TopicAudience, Key extends z.ZodMiniType<A extends 'pages' ? TopicKey : TopicKey | object>>(
  name: string,
  audience: A,
  key: Key,
): TopicDefinition<Key> & { readonly audience: A } {
  return { name, audience, key };
}

/** The keys of a topic as they were told; null when they are none of its. */
export function readKeys<T extends TopicDefinition>(topic: T, told: unknown): KeyOf<T>[] | null {
  const read = z.array(topic.key).safeParse(told);
  return read.success ? (read.data as KeyOf<T>[]) : null;
}
