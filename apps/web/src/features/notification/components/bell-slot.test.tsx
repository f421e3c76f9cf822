// Guarantee: the bell tells how many messages are unread to whoever only looks at the page, once its first look is over.
// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { notification } from '@mastlight/domain/notification/contract';
import { succeed } from '../../../testing/fake-gateway';
import { untilShown } from '../../../testing/render';
import { showPage } from '../../../testing/show-page';
import { MessageBell } from './bell-slot';

test('R-2.3-31 the bell has its number though nobody touches the page, and asks for it after the first look alone', async () => {
  // Only what the page waits by stands still.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] });
  onTestFinished(() => void vi.useRealTimers());
  const { asked } = await showPage([{ path: '/', title: '', load: () => Promise.resolve(() => <MessageBell label="消息" />) }], '/', [
    [notification.countUnread, () => succeed(notification.countUnread, { count: 3, urgent: 0 })],
  ]);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByRole('link', { name: '消息' }).textContent).toBe('消息');
  expect(asked(notification.countUnread)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  // What it loads and asks for may wait by the same timers, which go on while it is waited for.
  await untilShown(() => screen.getByText('3'));
  expect(screen.getByRole('link', { name: /^消息\s*3$/ }).textContent).toBe('消息3');
});
