import type { VesselCall } from '@mastlight/domain/tracking/index';
import type { StageFigures } from '@mastlight/domain/manifest-query/compare-stages';
import type { WireMessage } from '@mastlight/wire';
import type { Transaction } from '../../platform/db/transaction';

/** A raw message that was read, for what it says of manifests. */
export interface HeardManifests {
  readonly messageId: number;
  readonly source: string;
  /** Port time at which it was received, ms since epoch. */
  readonly heardMs: number;
  /** When its sender prepared it, for messages that do not tell themselves; null when unknown. */
  readonly preparedMs: number | null;
  /** Owner key of the account that sent it; null: it came with the key of a source. */
  readonly sentBy: string | null;
  readonly messages: readonly WireMessage[];
}

/** What customs' pre-manifest (预配舱单) of a bill says, all its declarations that stand taken together. */
export type PreManifest = StageFigures;

/** What other modules may ask of the manifest query. */
export interface ManifestDoor {
  /**
   * Keeps what messages say of manifests, in the transaction in which they are read, and tells those who wait for it. Of a
   * message that is heard again what it says now stands.
   */
  hear(transaction: Transaction, heard: readonly HeardManifests[]): Promise<void>;
  /**
   * What customs' pre-manifest of a bill by sea says of it on its call, boxes, packages and weights; null while none stands.
   * Whoever names the bill may be told that, and whoever asks here has counted the look (ADR 0011).
   */
  findPreManifest(ownerKey: string, of: { readonly billNo: string; readonly call: VesselCall }): Promise<PreManifest | null>;
}
