/**
 * What the platform tells the app without knowing it: the app turns these
 * signals into toasts and dialogs.
 */
export interface Signals {
  /** An error the user should see for `toastMs`; `warning` for anything that is no business refusal (R-8-14). */
  'error-shown': { readonly tone: 'error' | 'warning'; readonly text: string; readonly requestId?: string };
  /** Code 402 (R-8-01). */
  'balance-short': { readonly text: string };
  /** A call needs a session and there is none; `reason`: why, where the login lies over what says so. */
  'login-needed': { readonly reason?: string };
  /** 401 or 403 with a token: the session is over (R-4.2-02). */
  'session-ended': object;
  /** Somebody has registered, here and now. */
  'account-made': object;
  /** A part of the app is needed and there is no network. */
  'chunk-waits': { readonly why: 'offline' | 'server' };
  /** A part of the app could not be loaded (R-8-30). */
  'chunk-lost': object;
}

type Listener<K extends keyof Signals> = (detail: Signals[K]) => void;
const listeners = new Map<keyof Signals, Set<Listener<never>>>();

/** Calls `listener` for each signal; returns the undo. */
export function onSignal<K extends keyof Signals>(name: K, listener: Listener<K>): () => void {
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set.add(listener as Listener<never>));
  return () => set.delete(listener as Listener<never>);
}

export function sendSignal<K extends keyof Signals>(name: K, detail: Signals[K]): void {
  for (const listener of listeners.get(name) ?? []) (listener as Listener<K>)(detail);
}
