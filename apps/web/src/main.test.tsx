// Guarantee: the page of a first visit is drawn when the guard has done its part, and not before.
// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';

const guard = vi.hoisted(() => ({ done: () => {}, asked: [] as boolean[] }));
vi.mock('./app/guard', () => ({
  guardFirstNavigation: (isOpen: boolean) => {
    guard.asked.push(isOpen);
    return new Promise<void>((done) => (guard.done = done));
  },
}));
vi.mock('./app/router', () => ({
  createAppRouter: () => ({}),
  isBarePath: (path: string) => path === '/wxlogin',
  startPage: () => undefined,
}));
vi.mock('./app/providers', () => ({ Providers: () => <p>the page</p> }));
vi.mock('./app/paste-ways', () => ({ pasteWays: [] }));
vi.mock('./app/load-chinese-face', () => ({ watchChineseFace: () => undefined }));
vi.mock('./platform/connection', () => ({ startConnection: () => undefined }));
vi.mock('./platform/live', () => ({ startLive: () => undefined }));
vi.mock('./platform/catalogue', () => ({ loadTexts: async () => undefined }));
vi.mock('./platform/query-client', () => ({ askFailedAgain: () => undefined }));
vi.mock('./features/account', () => ({ followOtherTabs: () => undefined }));
vi.mock('./features/notification', () => ({ ChooseChannels: () => null }));
vi.mock('./features/bay-plan', () => ({ isSignedLink: () => false }));

test('R-2.4-01 nothing is drawn before the guard has loaded what the user may see; then the page is', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '/logistics');
  await act(async () => void (await import('./main')));
  const root = document.getElementById('root')!;
  expect([guard.asked, root.textContent]).toEqual([[false], '']);
  await act(async () => guard.done());
  expect(root.textContent).toBe('the page');
});
