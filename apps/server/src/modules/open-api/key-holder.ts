/** Who holds a key that opens something. */
export interface KeyHolder {
  readonly keyId: number;
  readonly ownerKey: string;
  readonly scopes: readonly string[];
}
