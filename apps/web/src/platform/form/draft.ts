import * as z from 'zod/mini';

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

const keyOf = (name: string) => `mastlight.draft.${name}`;
const asideKeyOf = (name: string) => `mastlight.draft.${name}.aside`;

/**
 * Reads the draft. One of an older version is led to today's; one that cannot be is moved aside, so that the next
 * draft does not overwrite it, and handed out as text: nothing that somebody typed is lost.
 */
export function readDraft<Values>(kind: DraftKind<Values>): FoundDraft<Values> {
  const text = localStorage.getItem(keyOf(kind.name));
  const draft = text === null ? null : migrate(kind, text);
  if (text !== null && draft === null) {
    // An earlier one that nobody has fetched yet stays in front: both are handed out together.
    const all = [localStorage.getItem(asideKeyOf(kind.name)), text].filter((each) => each !== null).join('\n');
    // First out, then in: there may be room for one of them alone.
    localStorage.removeItem(keyOf(kind.name));
    localStorage.setItem(asideKeyOf(kind.name), all);
  }
  return { draft, setAside: localStorage.getItem(asideKeyOf(kind.name)) };
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

/** Keeps the draft; false when the browser has no room or keeps nothing, which the form has to say. */
export function keepDraft<Values>(kind: DraftKind<Values>, values: Values, nowMs: number): boolean {
  try {
    localStorage.setItem(keyOf(kind.name), JSON.stringify({ version: kind.version, savedAtMs: nowMs, values }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft: it has been sent, or thrown away. */
export function dropDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

/** Forgets the drafts that were set aside, once the user has them as a file. */
export function dropSetAside(name: string): void {
  localStorage.removeItem(asideKeyOf(name));
}
