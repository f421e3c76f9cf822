import type { BarNodeCode, ExceptionCode, StripNodeCode } from '../vocabulary/bill-progress';
import type { BillStatus, NodeStatus } from './status';

export type Tone = 'done' | 'danger' | 'attention' | 'running' | 'customs' | 'idle';

export interface ExplainOptions {
  /** R-9-18: hours before the cut-off from which it counts as near. */
  readonly cutOffNearHours: number;
}

export interface Explanation {
  /** Worst first; empty when nothing is wrong. */
  readonly exceptions: readonly ExceptionCode[];
  /** One sentence: what is wrong and what to do, or how far it is. */
  readonly sentence: string;
  readonly tone: Tone;
  readonly nextStep: { readonly title: string; readonly advice: string | null; readonly tone: Tone };
  /** Nodes as they look at this moment: a report overdue turns its node into an exception. */
  readonly strip: Readonly<Record<StripNodeCode, NodeStatus>>;
  readonly bar: Readonly<Record<BarNodeCode, NodeStatus>>;
}

export declare function explainBill(status: BillStatus, portNowMs: number, options?: ExplainOptions): Explanation;
