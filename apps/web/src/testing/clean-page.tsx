// Set-up of the test files that share one page and what they have read: each leaves both as it found them, so that
// their order means nothing.
import { ToastHost } from '@mastlight/ui';
import { act } from 'react';
import { afterAll, vi } from 'vitest';
import { useTheme } from '../app/theme';
import { useLogin } from '../features/account/login-store';
import { useChargeQuestion } from '../features/billing/charge-question';
import { useConnection } from '../platform/connection';
import { useLanguage } from '../platform/language';
import { useRefusedRows } from '../platform/list/change-rows';
import { useSingleKeys } from '../platform/list/list-keys';
import { useDensity } from '../platform/list/use-density';
import { usePortClock } from '../platform/live';
import { useSession } from '../platform/session';
import { render } from './render';

declare const happyDOM: { setURL(address: string): void };
const address = location.href;

/** Where React has drawn and nobody took it away: its effects and timers would run on beside the tests of the next file. */
const drawn = () =>
  [...document.querySelectorAll('*')].filter((element) =>
    Object.entries(element).some(([key, value]) => key.startsWith('__reactContainer$') && value !== null),
  );

/** What is still to be said leaves when its time is over, and only where it is shown. */
async function endToasts(): Promise<void> {
  vi.useFakeTimers();
  const { unmount } = await render(<ToastHost />);
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  await unmount();
  vi.useRealTimers();
}

function forgetState<T>(store: { setState(state: T, isWhole: true): void; getInitialState(): T }): void {
  store.setState(store.getInitialState(), true);
}

afterAll(async () => {
  const left = drawn().map((element) => element.outerHTML.slice(0, 200));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await endToasts();
  forgetState(useTheme);
  forgetState(useLogin);
  forgetState(useChargeQuestion);
  forgetState(useConnection);
  forgetState(useLanguage);
  forgetState(useRefusedRows);
  forgetState(useSingleKeys);
  forgetState(useDensity);
  forgetState(usePortClock);
  forgetState(useSession);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.clear();
  // A link to a file leads the page there: there is no download here.
  happyDOM.setURL(address);
  if (left.length > 0) throw new Error(`drawn and not unmounted:\n${left.join('\n')}`);
});
