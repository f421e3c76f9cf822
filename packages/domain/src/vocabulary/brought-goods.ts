/** What is known of goods that were read, from a bill or a packing list, before anybody has said in which box they lie. */
export interface BroughtGoods {
  readonly name: string;
  readonly packages: number | null;
  /** In Chinese; empty where none was read. */
  readonly packageUnit: string;
  /** kg */
  readonly grossKg: number | null;
}
