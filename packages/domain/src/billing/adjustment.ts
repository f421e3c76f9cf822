/** Corrections by hand: one of the desk asks, another decides (maker and checker); the ledger gets a transfer of its own. */

export const adjustmentStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

export const verdicts = ['approve', 'refuse', 'withdraw'] as const;
export type Verdict = (typeof verdicts)[number];

/** The most that is corrected at once, either way, in fen. */
export const adjustmentMaxFen = 5_000_000;
export const adjustmentReasonMax = 200;

/** Who decides, seen from the adjustment: whoever asked for it, whose money it is, or neither. */
export type Judge = 'maker' | 'owner' | 'other';

/** What a verdict comes to: the state it leads to, or why it counts for nothing. */
export type JudgedAdjustment = Exclude<AdjustmentState, 'waiting'> | 'judged' | 'two-people' | 'own-account' | 'not-maker';

/** Nobody passes what he asked for himself, or what is his own; only who asked takes it back; and each is decided once. */
export function judgeAdjustment(state: AdjustmentState, verdict: Verdict, judge: Judge): JudgedAdjustment {
  if (state !== 'waiting') return 'judged';
  if (verdict === 'withdraw') return judge === 'maker' ? 'withdrawn' : 'not-maker';
  if (judge === 'maker') return 'two-people';
  if (judge === 'owner') return 'own-account';
  return verdict === 'approve' ? 'approved' : 'refused';
}
