/** What one message says of one bill or box; kept as it was heard, judged when it is asked for. */
import * as z from 'zod/mini';
import type { ManifestMode, Stage } from './stage';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** One box as a declaration names it; null: not told. Weight and packages are told where goods lie in this box alone; kg. */
const statedBoxSchema = z.readonly(
  z.object({
    containerNo: z.string(),
    sizeType: text,
    sealNos: z.readonly(z.array(z.string())),
    grossWeightKg: number,
    packages: number,
    isLcl: z.boolean(),
  }),
);
export type StatedBox = z.output<typeof statedBoxSchema>;

/** One kind of goods; shown to proven parties alone. */
export const statedGoodsSchema = z.readonly(
  z.array(z.readonly(z.object({ name: text, packages: number, grossWeightKg: number, tariffCode: text }))),
);
export type StatedGoods = z.output<typeof statedGoodsSchema>;

/** What a declaration says of its bill; it is stored as JSON and checked when it is read back. */
export const declaredBodySchema = z.readonly(
  z.object({
    packages: number,
    grossWeightKg: number,
    volumeM3: number,
    /** Port and office as sent (`CNNGB/3104`). */
    portCode: text,
    unloading: text,
    /** Bills of forwarders under this one. */
    houseBillNos: z.readonly(z.array(z.string())),
    itemCount: z.int(),
    boxes: z.readonly(z.array(statedBoxSchema)),
    /** Remark of the message, without contacts. */
    remark: text,
  }),
);
export type DeclaredBody = z.output<typeof declaredBodySchema>;

interface StatementHead {
  /** Grows in the order of hearing. */
  readonly id: number;
  readonly messageId: number;
  readonly source: string;
  readonly mode: ManifestMode;
  readonly stage: Stage;
  /** Null: a box is spoken of outside any bill. */
  readonly billNo: string | null;
  readonly containerNo: string | null;
  readonly vesselName: string | null;
  readonly vesselCode: string | null;
  readonly voyage: string | null;
  /** When its sender wrote it; where he does not tell, when it was heard. ms since epoch. */
  readonly saidMs: number;
}

/** A declaration; `isTakenBack`: it deletes what was declared. */
export interface Declared extends StatementHead {
  readonly kind: 'declared';
  readonly isTakenBack: boolean;
  readonly body: DeclaredBody;
}

/** Customs' answer, in their words. */
export interface Answered extends StatementHead {
  readonly kind: 'answered';
  readonly code: string;
  readonly text: string | null;
}

export type Statement = Declared | Answered;

/** In the order in which they were said; of one instant, as they were heard. */
export function inOrder<S extends Statement>(statements: readonly S[]): S[] {
  return statements.toSorted((a, b) => a.saidMs - b.saidMs || a.id - b.id);
}
