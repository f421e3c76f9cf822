import { plainName } from './fact-names';

/** An object of the reading, with the objects around it, nearest first. */
export interface Said {
  readonly value: object;
  readonly around: readonly object[];
}

/** One value that a field holds. */
export interface SaidValue {
  /** Plain name of the field itself, without those around it. */
  readonly field: string;
  readonly value: unknown;
}

/** What all places of one kind say, in their order. */
export type Voices = readonly SaidValue[];

/** Deeper than any message; a message has no cycles. */
const deepest = 12;

/** What is said in some fields: by each place alone, and by all of them together. */
export interface Voicing {
  readonly alone: readonly Voices[];
  readonly together: readonly Voices[];
}

/**
 * What `subjects` say in the fields named `fields`: one group for every field
 * and depth. When none of them
 * says anything, the objects around them are asked, nearest first, for what
 * stands in no list (the port of the bill above a box).
 */
export function findSaid(subjects: readonly Said[], fields: readonly string[]): Voicing {
  const own = subjects.map(({ value }) => searchFields(value, fields, true));
  const together = groupVoices(own.flat());
  if (together.length > 0) return { alone: own.flatMap(groupVoices), together };
  for (const { around } of subjects) {
    for (const outer of around) {
      const found = groupVoices(searchFields(outer, fields, false));
      if (found.length > 0) return { alone: found, together: found };
    }
  }
  return { alone: [], together: [] };
}

/** As `findSaid`, each place alone and then all of them. */
export function findVoices(subjects: readonly Said[], fields: readonly string[]): readonly Voices[] {
  const { alone, together } = findSaid(subjects, fields);
  return [...alone, ...together];
}

interface Found extends SaidValue {
  /** Rank of the field among those asked for, and its depth. */
  readonly rank: number;
  readonly depth: number;
}

function searchFields(subject: object, fields: readonly string[], isIntoLists: boolean): Found[] {
  const ranks = new Map(fields.map((field, rank) => [field, rank]));
  const found: Found[] = [];
  search(subject, []);
  return found;

  function search(source: object, path: readonly string[]): void {
    for (const [key, value] of Object.entries(source)) {
      if (isNothing(value)) continue;
      const field = plainName(key);
      const rank = ranks.get(field) ?? ranks.get((path.at(-1) ?? '') + field);
      if (rank !== undefined) found.push({ field, value, rank, depth: path.length });
      if (typeof value !== 'object' || path.length >= deepest || value instanceof Uint8Array) continue;
      if (!Array.isArray(value)) search(value as object, [...path, field]);
      else if (isIntoLists) {
        for (const item of value as unknown[]) {
          if (typeof item === 'object' && item !== null) search(item, [...path, field]);
        }
      }
    }
  }
}

/** Nothing is told: null, an empty text, an empty list. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function groupVoices(found: readonly Found[]): Voices[] {
  const groups = new Map<number, Found[]>();
  for (const item of found) {
    const key = item.rank * 100 + item.depth;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** True when all voices say the same. */
export function isOneVoice(voices: Voices): boolean {
  const first = JSON.stringify(voices[0]?.value);
  return voices.every(({ value }) => JSON.stringify(value) === first);
}

const identityFields = [
  'containerNo',
  'billNo',
  'billNos',
  'bookingNo',
  'houseBillNo',
  'reference',
  'mmsi',
  'number',
  'code',
  'name',
] as const;

/** Finds the objects inside of some subjects, by what they are known by: container number, bill, booking, reference … */
class IdentityIndex {
  private readonly byIdentity = new Map<string, Said[]>();
  private readonly byObject = new Map<object, Said>();

  constructor(subjects: readonly Said[]) {
    for (const { value, around } of subjects) this.add(value, around);
  }

  /** Every object that is known by `identity`, in their order. */
  find(identity: string): readonly Said[] {
    return this.byIdentity.get(identity.trim()) ?? [];
  }

  /** An object of the reading with what stands around it. */
  locate(value: object): Said {
    return this.byObject.get(value) ?? { value, around: [] };
  }

  private add(value: object, around: readonly object[]): void {
    const said: Said = { value, around };
    this.byObject.set(value, said);
    for (const field of identityFields) {
      const told: unknown = (value as Record<string, unknown>)[field];
      for (const identity of Array.isArray(told) ? (told as unknown[]) : [told]) {
        if (typeof identity !== 'string' && typeof identity !== 'number') continue;
        const known = this.byIdentity.get(String(identity)) ?? [];
        known.push(said);
        this.byIdentity.set(String(identity), known);
      }
    }
    if (around.length >= deepest) return;
    const inner = [value, ...around];
    for (const child of Object.values(value) as unknown[]) {
      for (const item of Array.isArray(child) ? (child as unknown[]) : [child]) {
        if (typeof item === 'object' && item !== null && !(item instanceof Uint8Array)) this.add(item, inner);
      }
    }
  }
}

const indexes = new WeakMap<readonly Said[], IdentityIndex>();

/** The index of `subjects`, made once. */
export function indexOf(subjects: readonly Said[]): IdentityIndex {
  const known = indexes.get(subjects);
  if (known) return known;
  const index = new IdentityIndex(subjects);
  indexes.set(subjects, index);
  return index;
}
