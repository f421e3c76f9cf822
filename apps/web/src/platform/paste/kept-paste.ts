/**
 * What stands in a paste drawer outlives the drawer: whoever goes to top up, reloads or closes it half done finds it again
 * until it is subscribed to or emptied. It is kept in this tab, under the person in the identity that typed it.
 */
import { useEffect, useState } from 'react';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import * as z from 'zod/mini';
import { ownedKey, readOfTab } from '../owned-storage';
import { sessionOwner } from '../session';

/** A drawer: of a product's list at a port, opened with a text. */
export interface PastePlace {
  readonly product: string;
  readonly port: PortCode;
  /** What was pasted to open it, which goes before what was kept; empty: it goes on with that. */
  readonly given: string;
}

/** What somebody has ticked or unticked, by number. */
export type Ticks = readonly (readonly [number: string, isTicked: boolean])[];

export const keptTicks: z.ZodMiniType<Ticks> = z.array(z.tuple([z.string(), z.boolean()]));

const fields = z.record(z.string(), z.unknown());
const stored = z.looseObject({ text: z.string() });

/** Null where nobody is signed in: then there is nothing to paste for. */
function keyOf({ product, port }: PastePlace): string | null {
  const owner = sessionOwner();
  return owner === null ? null : ownedKey(owner, `paste.${product}.${port}`);
}

/** The fields that were kept with a text; none without one. */
function readKept(key: string | null): Readonly<Record<string, unknown>> {
  const { data: kept } = stored.safeParse(key === null ? null : readOfTab(key));
  return kept === undefined || kept.text === '' ? {} : kept;
}

function writeKept(key: string, part: Readonly<Record<string, unknown>>): void {
  try {
    const { data: before } = fields.safeParse(readOfTab(key));
    sessionStorage.setItem(key, JSON.stringify({ ...before, ...part }));
  } catch {
    // Full, or forbidden: then it lives as long as the drawer.
  }
}

/**
 * A field of a drawer, as `useState`: it begins with what was kept with the drawer's text, and is kept with every change.
 * `text` is the text itself. A hook.
 *
 * @param fresh what it begins with where nothing was kept, or what was kept is not one of `values`
 */
export function useKept<T>(
  place: PastePlace,
  name: string,
  fresh: T,
  values: z.ZodMiniType<T>,
): readonly [value: T, set: (next: T | ((before: T) => T)) => void] {
  // Of the identity that opened it, whoever is signed in when it closes.
  const [key] = useState(() => keyOf(place));
  const [value, set] = useState<T>(() => {
    if (place.given !== '') return fresh;
    const kept = values.safeParse(readKept(key)[name]);
    return kept.success ? kept.data : fresh;
  });
  useEffect(() => {
    if (key !== null) writeKept(key, { [name]: value });
  }, [key, name, value]);
  return [value, set];
}

/** Forgets what stood in a drawer: all of it is done. */
export function forgetPaste(place: PastePlace): void {
  const key = keyOf(place);
  if (key !== null) sessionStorage.removeItem(key);
}
