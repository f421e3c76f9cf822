/**
 * How the draft of a long form is kept (ux 6.8): in this browser with every change, on the server every ten seconds while it
 * changes, and again until it is there. What another tab or person has saved meanwhile is never written over.
 */
import * as z from 'zod/mini';
import { CallCancelled, CallError } from '../http-client';
import { sessionOwner } from '../session';
import { dropDraft, keepDraft, readDraft, type DraftKind } from './draft';

/** Between two savings of what changes, ms. */
export const draftEveryMs = 10_000;
/** After the last key, before this browser keeps it. */
const keepAfterMs = 400;

/** `base`: the version on the server that it was written over; null: of none. */
interface Stored<Content> {
  readonly base: number | null;
  readonly content: Content;
}

/** What the server tells of a draft that it has saved. */
export interface SavedDraft {
  readonly id: number;
  readonly version: number;
}

/** Thrown by a form's `save`: somebody else has saved the draft; this is what the server has of it now. */
export class SavedElsewhere extends Error {
  override readonly name = 'SavedElsewhere';
  constructor(readonly theirs: SavedDraft) {
    super('saved elsewhere');
  }
}

/** A form whose drafts are kept. */
export interface DraftForm<Content, Saved extends SavedDraft> {
  /** Names what this browser keeps of it, before the number of the draft. */
  readonly name: string;
  /** Of the content as it is kept, and the ways from older ones. */
  readonly version: number;
  readonly content: z.ZodMiniType<Content>;
  readonly migrations: DraftKind<unknown>['migrations'];
  /** @throws CallError, which is told here and is not shown by the client; SavedElsewhere. */
  readonly save: (draft: { readonly id: number | null; readonly version: number | null; readonly content: Content }) => Promise<Saved>;
  /** Whether the server can hold all of it; where it cannot, as words in place of a weight, this browser keeps it as well. Always, where not said. */
  readonly holds?: (content: Content) => boolean;
  /** The refusal by which the server says that somebody else has saved it, where it does so by one. */
  readonly changedMeanwhile?: string;
}

/** The draft of a form in this browser, by its number on the server; null: it is new. */
export function draftKindOf<Content>(
  { name, version, content, migrations }: Pick<DraftForm<Content, SavedDraft>, 'name' | 'version' | 'content' | 'migrations'>,
  id: number | null,
): DraftKind<Stored<Content>> {
  return {
    name: `${name}.${id ?? 'new'}`,
    version,
    values: z.object({ base: z.nullable(z.int()), content }) as unknown as DraftKind<Stored<Content>>['values'],
    migrations,
  };
}

/** How far the keeping of a draft is. */
export type Keeping =
  | { readonly state: 'same' | 'changed' | 'saving' }
  | { readonly state: 'saved'; readonly atMs: number }
  | { readonly state: 'failed'; readonly reason: string }
  /** Somebody else has saved it: nothing is written until the user has chosen. */
  | { readonly state: 'elsewhere' };

/** What this browser has of a draft that never reached the server, and over which version it was written. */
export function findUnsaved<Content>(form: DraftForm<Content, SavedDraft>, id: number | null): Stored<Content> | null {
  const owner = sessionOwner();
  return owner === null ? null : (readDraft(draftKindOf(form, id), owner, Date.now()).draft?.values ?? null);
}

export class DraftKeeper<Content, Saved extends SavedDraft> {
  #changes = 0;
  #savedChanges = 0;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #saveTimer: ReturnType<typeof setInterval> | undefined;
  #saving: Promise<void> | null = null;
  #state: Keeping = { state: 'same' };
  /** What somebody else has saved, where the server said so. */
  #theirs: SavedDraft | null = null;
  readonly #owner = sessionOwner();

  constructor(
    private readonly parts: {
      readonly form: DraftForm<Content, Saved>;
      id: number | null;
      version: number | null;
      /** What is written here was begun over another version: somebody has saved it since. */
      readonly isElsewhere?: boolean;
      /** It is saved when somebody says so, and not by itself: until then this browser alone keeps it. */
      readonly isLocal?: boolean;
      readonly read: () => Content;
      readonly tell: (keeping: Keeping, id: number | null) => void;
      /** Whatever else the server says with each save. */
      readonly tellSaved?: (saved: Saved) => void;
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

  /** Which draft somebody else has saved: not always the one here, which may be new and was saved from another window. */
  get idElsewhere(): number | null {
    return this.#theirs?.id ?? this.parts.id;
  }

  /** Saves every ten seconds from now on, or keeps it here alone; gives the end of it. */
  start(): () => void {
    const isLocal = this.parts.isLocal === true;
    if (!isLocal) this.#saveTimer = setInterval(() => void this.#saveChanges(), draftEveryMs);
    const flush = (): void => this.#keepHere();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      clearInterval(this.#saveTimer);
      this.#keepHere();
      // Whoever leaves the page does not wait for the next ten seconds.
      if (!isLocal) void this.#saveChanges();
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

  /**
   * Saves now what is not saved, a new one though nobody has touched it; a save that is on its way is waited for first. Gives
   * whether the server has all of it.
   */
  async save(): Promise<boolean> {
    while (this.#saving) await this.#saving;
    if (this.parts.id === null && this.#state.state !== 'elsewhere') this.#changes += 1;
    return this.#saveChanges();
  }

  async #saveChanges(): Promise<boolean> {
    while (this.#saving) await this.#saving;
    if (this.#state.state === 'elsewhere' || this.#isAnothers()) return false;
    if (this.#changes === this.#savedChanges) return true;
    this.#saving = this.#saveOnce().finally(() => {
      this.#saving = null;
    });
    await this.#saving;
    return this.#changes === this.#savedChanges;
  }

  /** What stands here becomes another draft; the one that somebody else has saved stays as it is. */
  async saveAsAnother(): Promise<void> {
    this.#drop(this.parts.id);
    this.parts.id = null;
    this.parts.version = null;
    this.#changes += 1;
    this.#state = { state: 'changed' };
    await this.save();
  }

  /** Writes what stands here over what somebody else has saved. Gives whether the server has all of it. */
  async keepMine(): Promise<boolean> {
    if (this.#theirs !== null) {
      // What this browser keeps of a new one would be gone on with as if it were another.
      if (this.parts.id !== this.#theirs.id) this.#drop(this.parts.id);
      this.parts.id = this.#theirs.id;
      this.parts.version = this.#theirs.version;
    }
    this.#theirs = null;
    this.#state = { state: 'changed' };
    this.touch();
    return this.parts.isLocal === true || this.save();
  }

  /** Forgets what this browser keeps of it, and what was not saved; a save that is on its way is waited for. */
  async forget(): Promise<void> {
    this.#savedChanges = this.#changes;
    while (this.#saving) await this.#saving;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    this.#savedChanges = this.#changes;
    this.#drop(this.parts.id);
  }

  /** Whether somebody else is signed in by now, or the same person for another company: what stands here is none of theirs. */
  #isAnothers(): boolean {
    const owner = sessionOwner();
    return this.#owner !== null && owner !== null && owner !== this.#owner;
  }

  #drop(id: number | null): void {
    if (this.#owner !== null) dropDraft(draftKindOf(this.parts.form, id).name, this.#owner);
  }

  #keepHere(): void {
    if (this.#keepTimer === undefined) return;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (this.#owner === null || this.#changes === this.#savedChanges) return;
    const { form, id, version, read } = this.parts;
    keepDraft(draftKindOf(form, id), this.#owner, { base: version, content: read() }, Date.now());
  }

  async #saveOnce(): Promise<void> {
    const { form, id, version, read } = this.parts;
    const changes = this.#changes;
    const content = read();
    this.#tell({ state: 'saving' });
    try {
      const saved = await form.save({ id, version, content });
      // Under its old name this browser keeps nothing any more.
      this.#drop(id);
      this.parts.id = saved.id;
      this.parts.version = saved.version;
      this.#savedChanges = changes;
      if (this.#owner !== null && form.holds?.(content) === false) {
        keepDraft(draftKindOf(form, saved.id), this.#owner, { base: saved.version, content }, Date.now());
      }
      this.parts.tellSaved?.(saved);
      this.#tell(this.#changes === changes ? { state: 'saved', atMs: Date.now() } : { state: 'changed' });
    } catch (error) {
      if (error instanceof CallCancelled) return;
      if (error instanceof SavedElsewhere) {
        this.#theirs = error.theirs;
        return this.#tell({ state: 'elsewhere' });
      }
      if (!(error instanceof CallError)) throw error;
      const isElsewhere = error.refusal !== null && error.refusal.name === this.parts.form.changedMeanwhile;
      this.#tell(isElsewhere ? { state: 'elsewhere' } : { state: 'failed', reason: error.message });
    }
  }

  #tell(keeping: Keeping): void {
    this.#state = keeping;
    this.parts.tell(keeping, this.parts.id);
  }
}
