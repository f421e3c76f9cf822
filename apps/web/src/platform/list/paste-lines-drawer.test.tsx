// Guarantee: of lines that are subscribed to, what failed and what nobody answered for stays in the box; what is done leaves it.
// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession, saveLogin } from '../session';
import { queryClient } from '../query-client';
import { press, render, until } from '../../testing/render';
import { PasteLinesDrawer, type PasteOutcome } from './paste-lines-drawer';

let shown: Awaited<ReturnType<typeof render>>;
afterEach(async () => {
  await shown.unmount();
  clearSession();
});

const done = (name: string): PasteOutcome => ({ name, code: 'added', reason: null });

test.each<[string, readonly PasteOutcome[], string]>([
  ['one failed', [done('A'), { name: 'B', code: 'failed', reason: '已满' }, done('C')], 'B'],
  ['the second call was refused', [done('A')], 'B\nC'],
  ['none was answered', [], 'A\nB\nC'],
])('%s', async (_what, outcomes, left) => {
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  const onClose = vi.fn();
  shown = await render(
    <QueryClientProvider client={queryClient}>
      <PasteLinesDrawer
        title="订阅"
        note=""
        example=""
        product="vessel-subscription"
        initialText={'A\nB\nC'}
        most={500}
        readLines={(text) => text.split('\n').map((line) => ({ line, item: line, reason: null, isRepeated: false }))}
        nameOf={(item) => item}
        renderCost={() => null}
        subscribe={async () => outcomes}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  await press([...document.querySelectorAll('button')].find((button) => button.textContent?.startsWith('订阅 3')) as HTMLElement);
  await until(() => expect(document.querySelector('textarea')!.value).toBe(left));
  expect(onClose).not.toHaveBeenCalled();
});
