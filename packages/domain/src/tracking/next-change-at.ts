import type { ExplainOptions } from './explain-bill';
import type { BillStatus } from './status';

/** The next instant (ms since epoch, port time) at which time alone changes what `explainBill` says; null: never. */
export declare function nextChangeAt(status: BillStatus, portNowMs: number, options?: ExplainOptions): number | null;
