/** Who holds a key that opens something. */
export interface KeyHolder {
  readonly keyId: number;
  /** That of the key. */
  readonly name: string;
  readonly ownerKey: string;
  readonly scopes: readonly string[];
  /** Who made it, and so acts by it. */
  readonly madeBy: number;
  /** What it may take on a day of Shanghai, in fen; null: it takes nothing. */
  readonly dayMaxFen: number | null;
}
