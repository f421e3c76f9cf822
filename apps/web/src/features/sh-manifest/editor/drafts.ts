/** Drafts of manifests: those that the server keeps, and corrections that become something only once they are handed in. */
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { readFiling, spellFiling, wireFiling } from '@mastlight/domain/sh-manifest/wire-names';
import type * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '../../../platform/form/draft';
import { draftKindOf, type DraftForm } from '../../../platform/form/draft-keeper';
import { callEndpoint } from '../../../platform/http-client';
import { sessionOwner } from '../../../platform/session';

type WireFiling = ReturnType<typeof spellFiling>;

/** After the last key, before this browser keeps a correction. */
const keepAfterMs = 400;

/** The draft of a manifest, in the spelling of the wire. */
export const manifestDrafts: DraftForm<WireFiling, ResponseData<typeof shManifest.saveManifest>> = {
  name: 'sh-manifest',
  version: 3,
  content: wireFiling as unknown as z.ZodMiniType<WireFiling>,
  migrations: {
    1: (filing) => ({ base: null, filing }),
    2: (older) => {
      const { base, filing } = older as { readonly base: unknown; readonly filing: unknown };
      return { base, content: filing };
    },
  },
  save: ({ id, version, content }) => callEndpoint(shManifest.saveManifest, { id, version, filing: content }, { showsErrors: false }),
  changedMeanwhile: 'sh-manifest.changedMeanwhile',
};

/**
 * A correction of what customs have, while it is written: kept in this browser alone, since it becomes something only once it is
 * handed in. What was written over another version is forgotten.
 */
export class ChangeKeeper {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #owner = sessionOwner();
  readonly #kind;

  constructor(private readonly parts: { readonly id: number; readonly version: number; readonly read: () => ManifestFiling }) {
    this.#kind = draftKindOf({ ...manifestDrafts, name: 'sh-manifest-change' }, parts.id);
  }

  /** What was written and not handed in; null: nothing. */
  find(): ManifestFiling | null {
    const found = this.#owner === null ? null : readDraft(this.#kind, this.#owner, Date.now()).draft;
    if (found === null) return null;
    if (found.values.base === this.parts.version) return readFiling(found.values.content);
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
    keepDraft(this.#kind, this.#owner, { base: this.parts.version, content: spellFiling(this.parts.read()) }, Date.now());
  }

  /** It was handed in. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#owner !== null) dropDraft(this.#kind.name, this.#owner);
  }
}
