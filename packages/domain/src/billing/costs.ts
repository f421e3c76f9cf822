/** What a month cost, by client and by colleague, to charge on (R-2.3-28). */
import { recordTypeOf, type RecordCode, recordCodeOf } from './transfer';
import type { Fee } from './fee';

/** What one person spent for one number and fee in a month, in fen; below nothing where more came back than was taken. */
export interface CostLine {
  readonly fee: Fee;
  readonly subject: string;
  /** Where what it is for stands, as `placeOfCharge` has it. */
  readonly place: string;
  readonly actorId: number;
  /** Things taken less things given back. */
  readonly count: number;
  readonly freeFen: number;
  readonly realFen: number;
}

/** What a client, or a colleague, cost. */
export interface CostShare<Key> {
  readonly key: Key;
  readonly count: number;
  readonly freeFen: number;
  readonly realFen: number;
  /** Both together, by type of the record; a type that cost nothing is not there. */
  readonly byType: Readonly<Partial<Record<RecordCode, number>>>;
}

/** The bill of what a charge was for: of a box that was weighed, the bill stands before the box. */
export function billOfSubject(subject: string): string {
  return subject.split(' ', 1)[0]!;
}

/** Adds lines up by whatever a line belongs to, the dearest first; what cost and brought the same stays, as a line of nothing. */
export function shareCosts<Key extends string | number | null>(
  lines: readonly CostLine[],
  keyOf: (line: CostLine) => Key,
): readonly CostShare<Key>[] {
  const shares = new Map<Key, { count: number; freeFen: number; realFen: number; byType: Partial<Record<RecordCode, number>> }>();
  for (const line of lines) {
    const key = keyOf(line);
    const share = shares.get(key) ?? { count: 0, freeFen: 0, realFen: 0, byType: {} };
    shares.set(key, share);
    share.count += line.count;
    share.freeFen += line.freeFen;
    share.realFen += line.realFen;
    const type = recordCodeOf(recordTypeOf('charge', line.fee));
    share.byType[type] = (share.byType[type] ?? 0) + line.freeFen + line.realFen;
  }
  return [...shares]
    .map(([key, share]) => ({ key, ...share }))
    .toSorted((a, b) => b.realFen - a.realFen || b.freeFen - a.freeFen || String(a.key).localeCompare(String(b.key), 'zh-CN'));
}
