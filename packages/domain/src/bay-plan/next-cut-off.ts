/** Which clock of a ship counts down beside her picture. Pure; times are ms since epoch, port time. */
import { clocksOf, nextClockOfBill, nextClockOfCall, type BillStatus, type CallStatus, type Clock } from '../tracking/index';

/**
 * The next clock by which something must still happen for the reader's bills on a call, else the next by which boxes or customs'
 * word must be there; once all have passed, the port's own. Null while no plan tells one, and of a ship that has sailed: she
 * closes for nobody.
 *
 * @param call null: nothing was heard of it
 * @param bills the reader's bills on it
 */
export function nextCutOff(call: CallStatus | null, bills: readonly BillStatus[], portNowMs: number): Clock | null {
  if (call === null || (call.departedMs ?? call.plan?.atdMs ?? null) !== null) return null;
  const [first] = bills.flatMap((bill) => nextClockOfBill(bill, portNowMs) ?? []).toSorted((a, b) => a.atMs - b.atMs);
  return first ?? nextClockOfCall(call, portNowMs) ?? clocksOf(call).gate;
}
