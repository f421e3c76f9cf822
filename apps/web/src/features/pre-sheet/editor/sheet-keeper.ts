/**
 * How a pre-sheet is kept: in this browser with every change, on the server when somebody says so and before it goes out.
 * What another window or person has saved meanwhile is never written over unasked.
 */
import type { SheetBox, SheetGoods, SheetHead, PreSheet } from '@mastlight/domain/pre-sheet/sheet';
import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft, type DraftKind } from '../../../platform/form/draft';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { sessionOwner } from '../../../platform/session';
import { saveSheet, type PreSheetRow } from '../api';

/** After the last key, before this browser keeps it. */
const keepAfterMs = 400;

/** `version`: the one on the server that it was written over; null: of none. */
interface Stored extends PreSheet {
  readonly key: string;
  readonly version: number | null;
}

const cells = z.record(z.string(), z.string());

const kindOf = (agentCode: string, id: number | null): DraftKind<Stored> => ({
  name: `pre-sheet.${agentCode}.${id ?? 'new'}`,
  version: 1,
  values: z.object({
    key: z.string(),
    version: z.nullable(z.int()),
    head: cells,
    boxes: z.array(cells),
    goods: z.array(cells),
  }) as unknown as DraftKind<Stored>['values'],
  migrations: {},
});

/** What this browser has of a pre-sheet that never reached the server; null: nothing. */
export function findUnsaved(agentCode: string, id: number | null): Stored | null {
  const owner = sessionOwner();
  return owner === null ? null : (readDraft(kindOf(agentCode, id), owner, Date.now()).draft?.values ?? null);
}

/** How far the keeping is. */
export type Keeping =
  | { readonly state: 'same' | 'changed' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly reason: string }
  /** Somebody else has saved it: nothing is written until the user has chosen. */
  | { readonly state: 'elsewhere' };

export class SheetKeeper {
  #changes = 0;
  #savedChanges = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<boolean> | null = null;
  #state: Keeping;
  /** Where another version stands: the one that may be written over once the user says so. */
  #theirs: number | null = null;
  readonly #owner = sessionOwner();

  constructor(
    private readonly parts: {
      readonly agentCode: string;
      readonly key: string;
      id: number | null;
      version: number | null;
      /** Given where what is written here was begun over another version than `theirs`. */
      readonly theirs: number | null;
      readonly read: () => PreSheet;
      readonly tell: (keeping: Keeping, id: number | null) => void;
    },
  ) {
    this.#theirs = parts.theirs;
    this.#state = { state: parts.theirs === null ? 'same' : 'elsewhere' };
  }

  get id(): number | null {
    return this.parts.id;
  }
  get version(): number | null {
    return this.parts.version;
  }

  /** Something was changed. */
  touch(): void {
    this.#changes += 1;
    if (this.#state.state !== 'elsewhere' && this.#state.state !== 'changed') this.#tell({ state: 'changed' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), keepAfterMs);
  }

  /** Has this browser keep now what was touched since. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#owner === null || this.#changes === this.#savedChanges) return;
    const { agentCode, id, key, version, read } = this.parts;
    keepDraft(kindOf(agentCode, id), this.#owner, { key, version, ...read() }, Date.now());
  }

  /** Saves what is not saved; a save that is on its way is waited for first. Gives whether the server has all of it. */
  async save(): Promise<boolean> {
    while (this.#saving) await this.#saving;
    if (this.#state.state === 'elsewhere') return false;
    if (this.parts.id !== null && this.#changes === this.#savedChanges) return true;
    this.#saving = this.#saveOnce().finally(() => (this.#saving = null));
    return this.#saving;
  }

  /** Writes what stands here over what somebody else has saved. */
  async keepMine(): Promise<boolean> {
    if (this.#theirs !== null) this.parts.version = this.#theirs;
    this.#theirs = null;
    this.#changes += 1;
    this.#state = { state: 'changed' };
    return this.save();
  }

  /** Forgets what this browser has of it. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#savedChanges = this.#changes;
    if (this.#owner !== null) dropDraft(kindOf(this.parts.agentCode, this.parts.id).name, this.#owner);
  }

  async #saveOnce(): Promise<boolean> {
    const { agentCode, id, key, version, read } = this.parts;
    const changes = this.#changes;
    this.#tell({ state: 'saving' });
    try {
      const { head, boxes, goods } = read();
      const known = id === null || version === null ? {} : { id, version };
      const saved = await saveSheet({ key, ...known, agentCode, ...wireOf({ head, boxes, goods }) });
      if (saved.outcome === 'stale') {
        this.#theirs = saved.version;
        this.parts.id = saved.id;
        this.#tell({ state: 'elsewhere' });
        return false;
      }
      if (saved.outcome === 'refused') {
        this.#tell({ state: 'failed', reason: saved.msg });
        return false;
      }
      if (this.#owner !== null) dropDraft(kindOf(agentCode, id).name, this.#owner);
      this.parts.id = saved.id;
      this.parts.version = saved.version;
      this.#savedChanges = changes;
      this.#tell({ state: this.#changes === changes ? 'saved' : 'changed' });
      return this.#changes === changes;
    } catch (error) {
      if (error instanceof CallCancelled) return false;
      if (!(error instanceof CallError)) throw error;
      this.#tell({ state: 'failed', reason: Object.values(error.fields)[0] ?? error.message });
      return false;
    }
  }

  #tell(keeping: Keeping): void {
    this.#state = keeping;
    this.parts.tell(keeping, this.parts.id);
  }
}

/** As the wire has it: lists that may be written to. */
export function wireOf({ head, boxes, goods }: PreSheet) {
  return {
    head: { ...head },
    boxes: boxes.map((box): SheetBox => ({ ...box })),
    goods: goods.map((line): SheetGoods => ({ ...line })),
  } satisfies { head: SheetHead; boxes: SheetBox[]; goods: SheetGoods[] };
}

/** A row of the server's as a sheet. */
export const sheetOf = ({ head, boxes, goods }: PreSheetRow): PreSheet => ({ head, boxes, goods });
