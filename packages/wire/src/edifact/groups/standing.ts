import type { BoxLine, NumberInRole, Remark } from '../../message';

/** One cell of a plan with what stands there; a plan may also name a box without a cell. */
export interface Standing {
  readonly stowage: string | null;
  /** Null for an empty or blocked cell. */
  readonly line: BoxLine | null;
  /** Remarks on the cell itself. */
  readonly remarks: readonly Remark[];
  /** Numbers told of a cell that nothing stands in. */
  readonly references: readonly NumberInRole[];
  /** What shall be done here: 4079 as sent. */
  readonly handling: string | null;
}
