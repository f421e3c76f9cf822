import * as z from 'zod/mini';
import { ownedKey } from '../owned-storage';

/**
 * Where and in what form the draft of a form is kept in this browser. `version` grows with every change that an older
 * draft does not fit; `migrations` lead from a version to the next, each from what the one before gave.
 */
export interface DraftKind<Values> {
  readonly name: string;
  readonly version: number;
  readonly values: z.ZodMiniType<Values>;
  readonly migrations: Readonly<Record<number, (older: unknown) => unknown>>;
}

/** What the browser has of a form: values to go on with, and the text of drafts that no migration leads to today's form. */
export interface FoundDraft<Values> {
  readonly draft: { readonly values: Values; readonly savedAtMs: number } | null;
  readonly setAside: string | null;
}

const stored = z.object({ version: z.int(), savedAtMs: z.number(), values: z.unknown() });
const storedAside = z.object({ text: z.string() });

const keyOf = (name: string, owner: string) => ownedKey(owner, `draft.${name}`);
const asideKeyOf = (name: string, owner: string) => ownedKey(owner, `draft.${name}.aside`);

/**
 * Reads the owner's draft. One of an older version is led to today's; one that cannot be is moved aside, so that the
 * next draft does not overwrite it, and handed out as text: nothing that somebody typed is lost.
 */
export function readDraft<Values>(kind: DraftKind<Values>, owner: string, nowMs: number): FoundDraft<Values> {
  const text = localStorage.getItem(keyOf(kind.name, owner));
  const draft = text === null ? null : migrate(kind, text);
  if (text !== null && draft === null) {
    // An earlier one that nobody has fetched yet stays in front: both are handed out together.
    const all = [readAside(kind.name, owner), text].filter((each) => each !== null).join('\n');
    // First out, then in: there may be room for one of them alone.
    localStorage.removeItem(keyOf(kind.name, owner));
    localStorage.setItem(asideKeyOf(kind.name, owner), JSON.stringify({ savedAtMs: nowMs, text: all }));
  }
  return { draft, setAside: readAside(kind.name, owner) };
}

function readAside(name: string, owner: string): string | null {
  const kept = localStorage.getItem(asideKeyOf(name, owner));
  if (kept === null) return null;
  try {
    return storedAside.parse(JSON.parse(kept)).text;
  } catch {
    return kept;
  }
}

function migrate<Values>(kind: DraftKind<Values>, text: string): { readonly values: Values; readonly savedAtMs: number } | null {
  try {
    const draft = stored.parse(JSON.parse(text));
    let { values } = draft;
    for (let version = draft.version; version !== kind.version; version += 1) {
      const step = kind.migrations[version];
      if (!step) return null;
      values = step(values);
    }
    return { values: kind.values.parse(values), savedAtMs: draft.savedAtMs };
  } catch {
    return null;
  }
}

/** Keeps the owner's draft; false when the browser has no room or keeps nothing, which the form has to say. */
export function keepDraft<Values>(kind: DraftKind<Values>, owner: string, values: Values, nowMs: number): boolean {
  try {
    localStorage.setItem(keyOf(kind.name, owner), JSON.stringify({ version: kind.version, savedAtMs: nowMs, values }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the owner's draft: it has been sent, or thrown away. */
export function dropDraft(name: string, owner: string): void {
  localStorage.removeItem(keyOf(name, owner));
}

/** Forgets the owner's drafts that were set aside, once the user has them as a file. */
export function dropSetAside(name: string, owner: string): void {
  localStorage.removeItem(asideKeyOf(name, owner));
}
