/**
 * How a draft is kept (ux 6.8): in this browser with every change, on the server every ten seconds while it changes, and
 * again until it is there. What another tab or person has saved meanwhile is never written over.
 */
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { draftEveryMs } from '@mastlight/domain/sh-manifest/limits';
import { readFiling, spellFiling, wireFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { CallCancelled, CallError, callEndpoint } from '../../../platform/http-client';
import * as z from 'zod/mini';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { dropDraft, keepDraft, readDraft, type DraftKind } from '../../../platform/form/draft';
import { sessionOwner } from '../../../platform/session';

/** `base`: the version on the server that it was written over; null: of none. */
interface Stored {
  readonly base: number | null;
  readonly filing: ReturnType<typeof spellFiling>;
}

type Saved = ResponseData<typeof shManifest.saveManifest>;

/** After the last key, before this browser keeps it. */
const keepAfterMs = 400;

const kindOf = (id: number | null): DraftKind<Stored> => ({
  name: `sh-manifest.${id ?? 'new'}`,
  version: 2,
  values: z.object({ base: z.nullable(z.int()), filing: wireFiling }) as unknown as DraftKind<Stored>['values'],
  migrations: { 1: (filing) => ({ base: null, filing }) },
});

/** How far the keeping of a draft is. */
export type Keeping =
  | { readonly state: 'same' | 'changed' | 'saving' }
  | { readonly state: 'saved'; readonly atMs: number }
  | { readonly state: 'failed'; readonly reason: string }
  /** Somebody else has saved it: nothing is written until the user has chosen. */
  | { readonly state: 'elsewhere' };

/** What this browser has of a draft that never reached the server, and over which version it was written. */
export function findUnsaved(id: number | null): { readonly filing: ManifestFiling; readonly base: number | null } | null {
  const owner = sessionOwner();
  const found = owner === null ? null : readDraft(kindOf(id), owner, Date.now()).draft;
  return found === null ? null : { filing: readFiling(found.values.filing), base: found.values.base };
}

/**
 * A correction of what customs have, while it is written: kept in this browser alone, since it becomes something only once it is
 * handed in. What was written over another version is forgotten.
 */
export class ChangeKeeper {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #owner = sessionOwner();
  readonly #kind: DraftKind<Stored>;

  constructor(private readonly parts: { readonly id: number; readonly version: number; readonly read: () => ManifestFiling }) {
    this.#kind = { ...kindOf(parts.id), name: `sh-manifest-change.${parts.id}` };
  }

  /** What was written and not handed in; null: nothing. */
  find(): ManifestFiling | null {
    const found = this.#owner === null ? null : readDraft(this.#kind, this.#owner, Date.now()).draft;
    if (found === null) return null;
    if (found.values.base === this.parts.version) return readFiling(found.values.filing);
    this.forget();
    return null;
  }

  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), keepAfterMs);
  }

  /** Keeps now what was touched since. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#owner === null) return;
    keepDraft(this.#kind, this.#owner, { base: this.parts.version, filing: spellFiling(this.parts.read()) }, Date.now());
  }

  /** It was handed in. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#owner !== null) dropDraft(this.#kind.name, this.#owner);
  }
}

export class DraftKeeper {
  #changes = 0;
  #savedChanges = 0;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #saveTimer: ReturnType<typeof setInterval> | undefined;
  #saving: Promise<void> | null = null;
  #state: Keeping = { state: 'same' };
  readonly #owner = sessionOwner();

  constructor(
    private readonly parts: {
      id: number | null;
      version: number | null;
      /** What is written here was begun over another version: somebody has saved it since. */
      readonly isElsewhere?: boolean;
      readonly read: () => ManifestFiling;
      readonly tell: (keeping: Keeping, id: number | null) => void;
      /** What the server says of the call with each save. */
      readonly tellCall?: (call: Saved['call']) => void;
      /** Given by tests. */
      readonly nowMs?: () => number;
    },
  ) {
    if (parts.isElsewhere === true) this.#state = { state: 'elsewhere' };
  }

  /** The version that the server has of what was saved here; null: none. */
  get version(): number | null {
    return this.parts.version;
  }

  get id(): number | null {
    return this.parts.id;
  }

  /** Saves every ten seconds from now on; gives the end of it. */
  start(): () => void {
    this.#saveTimer = setInterval(() => void this.save(), draftEveryMs);
    const flush = (): void => this.#keepHere();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      clearInterval(this.#saveTimer);
      this.#keepHere();
      // Whoever leaves the page does not wait for the next ten seconds.
      void this.save();
    };
  }

  /** Something was changed. */
  touch(): void {
    this.#changes += 1;
    // Told once: the page draws itself anew for it, and a key must not cost that.
    if (this.#state.state !== 'elsewhere' && this.#state.state !== 'changed') this.#tell({ state: 'changed' });
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(() => this.#keepHere(), keepAfterMs);
  }

  /** Saves now what is not saved; a save that is on its way is waited for first. Gives whether the server has all of it. */
  async save(): Promise<boolean> {
    while (this.#saving) await this.#saving;
    if (this.#state.state === 'elsewhere') return false;
    if (this.#changes === this.#savedChanges) return true;
    this.#saving = this.#saveOnce().finally(() => {
      this.#saving = null;
    });
    await this.#saving;
    return this.#changes === this.#savedChanges;
  }

  /** What stands here becomes another manifest; the one that somebody else has saved stays as it is. */
  async saveAsAnother(): Promise<void> {
    if (this.#owner !== null) dropDraft(kindOf(this.parts.id).name, this.#owner);
    this.parts.id = null;
    this.parts.version = null;
    this.#changes += 1;
    this.#state = { state: 'changed' };
    await this.save();
  }

  /** Forgets what this browser keeps of it. */
  forget(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (this.#owner !== null) dropDraft(kindOf(this.parts.id).name, this.#owner);
  }

  #keepHere(): void {
    if (this.#keepTimer === undefined) return;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (this.#owner === null || this.#changes === this.#savedChanges) return;
    keepDraft(kindOf(this.parts.id), this.#owner, { base: this.parts.version, filing: spellFiling(this.parts.read()) }, this.#nowMs());
  }

  async #saveOnce(): Promise<void> {
    const { id, version, read } = this.parts;
    const changes = this.#changes;
    this.#tell({ state: 'saving' });
    try {
      const saved = await callEndpoint(shManifest.saveManifest, { id, version, filing: spellFiling(read()) }, { showsErrors: false });
      // Under its old name this browser keeps nothing any more.
      if (this.#owner !== null) dropDraft(kindOf(id).name, this.#owner);
      this.parts.id = saved.id;
      this.parts.version = saved.version;
      this.#savedChanges = changes;
      this.parts.tellCall?.(saved.call);
      this.#tell(this.#changes === changes ? { state: 'saved', atMs: this.#nowMs() } : { state: 'changed' });
    } catch (error) {
      if (error instanceof CallCancelled) return;
      if (!(error instanceof CallError)) throw error;
      const isElsewhere = error.refusal?.name === 'sh-manifest.changedMeanwhile';
      this.#tell(isElsewhere ? { state: 'elsewhere' } : { state: 'failed', reason: error.message });
    }
  }

  #nowMs(): number {
    return this.parts.nowMs?.() ?? Date.now();
  }

  #tell(keeping: Keeping): void {
    this.#state = keeping;
    this.parts.tell(keeping, this.parts.id);
  }
}
