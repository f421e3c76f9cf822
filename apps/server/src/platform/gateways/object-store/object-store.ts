import type { Readable } from 'node:stream';

/** A file on this machine that is to be kept. */
export interface LocalFile {
  readonly path: string;
  readonly bytes: number;
}

/** Keeps bytes under their SHA-256 (hex): in the data folder, or in a store that speaks S3. */
export interface ObjectStore {
  /** Keeps a file; the same digest again leaves one object, as young as this call. May move the file away. */
  put(digest: string, file: LocalFile): Promise<void>;
  /** The bytes as a stream; null when there is no such object. */
  open(digest: string): Promise<Readable | null>;
  remove(digest: string): Promise<void>;
  /** Digests of the objects that were put before an instant, ms since epoch. */
  listOlder(beforeMs: number): AsyncIterable<string>;
}

/** The store does not answer, or refuses; `reason` names no object. */
export class ObjectStoreError extends Error {
  constructor(readonly reason: string) {
    super(`object store: ${reason}`);
    this.name = 'ObjectStoreError';
  }
}
