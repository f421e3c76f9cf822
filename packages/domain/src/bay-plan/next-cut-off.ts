/** Which clock of a ship counts down beside her picture. Pure; times are ms since epoch, port time. */
import { clocksOf, nextClockOfBill, nextClockOfCall, type BillStatus, type CallStatus, type Clock } from '../tracking/index';

/** A bill of the reader's on a call. */
export interface ClockedBill {
  readonly status: BillStatus;
  /** What its row in the list counts to (`clockOfRow`). */
  readonly rowClock: Clock | null;
}

/** No box of it is known, or one still waits for something. */
const isLacking = ({ boxes }: BillStatus): boolean => boxes.length === 0 || boxes.some(({ waitsFor }) => waitsFor !== null);

/**
 * The clock that one of the reader's bills on a call has missed, as its row says so: a picture that counts on to the next one
 * would take it for met. Else the next clock by which something must still happen for the reader's bills on a call, else the next by which boxes or customs'
 * word must be there; once all have passed, the port's own. Null while no plan tells one, and of a ship that has sailed: she
 * closes for nobody.
 *
 * @param call null: nothing was heard of it
 * @param bills the reader's bills on it
 */
export function nextCutOff(call: CallStatus | null, bills: readonly ClockedBill[], portNowMs: number): Clock | null {
  if (call === null || (call.departedMs ?? call.plan?.atdMs ?? null) !== null) return null;
  const earliest = (clocks: readonly Clock[]): Clock | undefined => clocks.toSorted((a, b) => a.atMs - b.atMs)[0];
  const missed = bills.flatMap(({ status, rowClock }) => (rowClock && rowClock.atMs <= portNowMs && isLacking(status) ? rowClock : []));
  const toCome = bills.flatMap(({ status }) => nextClockOfBill(status, portNowMs) ?? []);
  return earliest(missed) ?? earliest(toCome) ?? nextClockOfCall(call, portNowMs) ?? clocksOf(call).gate;
}
