/** A call that a counterpart works on. */
export interface OpenCall {
  readonly vessel: string;
  readonly voyage: string;
}
