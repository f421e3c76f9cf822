/**
 * What this page knows of its way to the server: one state, fed by the live stream, by every call and by the browser's
 * own word about its network. Whatever shows data asks here whether they still stand.
 */
import { create } from 'zustand';

/** Why what is shown may be old. Each has words of its own: what to do about it differs. */
export type Trouble =
  /** The browser has no network. */
  | 'offline'
  /** Nothing answers at the server's address. */
  | 'unreachable'
  /** The server answers, with an error of its own. */
  | 'failing'
  /** A call has been waiting for longer than `slowMs`, or was given up. */
  | 'slow'
  /** The stream was open and said nothing for too long. */
  | 'silent'
  /** The stream ended. */
  | 'closed'
  /** There is no stream, but calls succeed: what is shown is fetched now and then. */
  | 'streamless';

/** How a call ended, as far as it tells of the way: a refusal is an answer too. */
export type CallOutcome = 'answered' | 'unreachable' | 'failing' | 'slow';
/** Why there is no stream. */
export type StreamLoss = 'unreachable' | 'failing' | 'silent' | 'closed';

/** A call that waits for so long is told of. */
export const slowMs = 10_000;
/** A loss that is over within so long is not told: the stream is opened anew after every restart of a server. */
export const settleMs = 1_000;

export interface ConnectionState {
  readonly isOffline: boolean;
  /** `none` before the first stream, and where nobody is signed in. */
  readonly stream: 'none' | 'open' | StreamLoss;
  /** How the last call went, while it went wrong. */
  readonly call: Exclude<CallOutcome, 'answered'> | null;
  readonly slowCalls: number;
  /** When the stream was lost, on the clock of `performance.now()`. */
  readonly lostAtMs: number;
  /** Whether a call was answered that began after the stream was lost. */
  readonly hasAnswerSinceLoss: boolean;
  /** When what is shown was last known to stand, on the clock of `performance.now()`; null before the first answer. */
  readonly heardAtMs: number | null;
  /** What is shown: the trouble of now once it has lasted for `settleMs`. */
  readonly trouble: Trouble | null;
}

const undisturbed: ConnectionState = {
  isOffline: false,
  stream: 'none',
  call: null,
  slowCalls: 0,
  lostAtMs: 0,
  hasAnswerSinceLoss: false,
  heardAtMs: null,
  trouble: null,
};

export const useConnection = create<ConnectionState>(() => undisturbed);

/** The trouble of this moment, worst first: what the browser knows for sure goes before what we conclude. */
function troubleOf({ isOffline, call, stream, slowCalls, hasAnswerSinceLoss }: ConnectionState): Trouble | null {
  if (isOffline) return 'offline';
  // One call that got lost is told where it was made; whether the connection stands, an open stream says (N15).
  if (call !== null && !(call === 'unreachable' && stream === 'open')) return call;
  if (slowCalls > 0) return 'slow';
  if (stream === 'none' || stream === 'open') return null;
  return hasAnswerSinceLoss ? 'streamless' : stream;
}

let settling: ReturnType<typeof setTimeout> | undefined;

function take(part: Partial<ConnectionState>): void {
  useConnection.setState(part);
  const state = useConnection.getState();
  const trouble = troubleOf(state);
  if (trouble === null || state.trouble !== null || trouble === 'offline') {
    clearTimeout(settling);
    settling = undefined;
    if (state.trouble !== trouble) useConnection.setState({ trouble });
    return;
  }
  settling ??= setTimeout(() => {
    settling = undefined;
    useConnection.setState((now) => ({ trouble: troubleOf(now) }));
  }, settleMs);
}

/** Something came from the server: as long as nothing is wrong, what is shown stands as of now. */
const standsNow = (state: ConnectionState): Partial<ConnectionState> => (troubleOf(state) === null ? { heardAtMs: performance.now() } : {});

/** The stream is open: its rows and its heartbeat prove that what is shown stands. */
export function streamOpened(): void {
  // The address answers, so what a call met before is over as well.
  take({ stream: 'open', hasAnswerSinceLoss: false, call: null });
  streamHeard();
}

/** Something came over the stream, be it its heartbeat. */
export function streamHeard(): void {
  // It proves that the server is reached, though not that it answers calls without an error.
  if (useConnection.getState().call === 'unreachable') take({ call: null });
  useConnection.setState(standsNow);
}

/** The stream is gone. */
export function streamLost(loss: StreamLoss): void {
  const { stream, hasAnswerSinceLoss } = useConnection.getState();
  take(
    stream === 'open' || stream === 'none'
      ? { stream: loss, hasAnswerSinceLoss: false, lostAtMs: performance.now() }
      : { stream: loss, hasAnswerSinceLoss },
  );
}

/** There is no stream, and none is wanted: nobody is signed in, or the session is over. */
export function streamEnded(): void {
  take({ stream: 'none', hasAnswerSinceLoss: false });
}

/** A call has ended that began at `beganAtMs` of `performance.now()`: a server that stops still answers what it has begun. */
export function callEnded(outcome: CallOutcome, beganAtMs: number): void {
  if (outcome !== 'answered') return take({ call: outcome });
  const { hasAnswerSinceLoss, lostAtMs } = useConnection.getState();
  take({ call: null, hasAnswerSinceLoss: hasAnswerSinceLoss || beganAtMs > lostAtMs });
  useConnection.setState((state) => (troubleOf(state) === 'streamless' ? { heardAtMs: performance.now() } : standsNow(state)));
}

/** A call waits for longer than `slowMs`; gives what is to be called when it has ended. */
export function callIsSlow(): () => void {
  take({ slowCalls: useConnection.getState().slowCalls + 1 });
  return () => take({ slowCalls: useConnection.getState().slowCalls - 1 });
}

/** Follows the browser's word about its network; returns the undo, after which nothing is known again. */
export function startConnection(): () => void {
  const follow = (): void => take({ isOffline: !navigator.onLine });
  follow();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  // What only looks different while data may be old (countdowns, lamps) is drawn by style sheets: no row renders anew.
  const mark = ({ trouble }: ConnectionState): void => {
    if (trouble === null) delete document.documentElement.dataset['stale'];
    else document.documentElement.dataset['stale'] = trouble;
  };
  mark(useConnection.getState());
  const unsubscribe = useConnection.subscribe(mark);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
    unsubscribe();
    clearTimeout(settling);
    settling = undefined;
    useConnection.setState(undisturbed);
    mark(undisturbed);
  };
}
