/** A source of time, passed in wherever time matters, so that tests move it. */
export interface Clock {
  /** ms since epoch. */
  nowMs(): number;
}

/**
 * The clock of the port: cut-offs and countdowns live by it. It is the
 * database's clock, corrected by what a followed source says.
 */
export interface PortClock extends Clock {
  /** Port seconds per real second; 1 unless a followed source runs faster. */
  rate(): number;
  /** Calls `listener` after each change of time or rate; returns the undo. */
  onChange(listener: () => void): () => void;
  stop(): void;
}
