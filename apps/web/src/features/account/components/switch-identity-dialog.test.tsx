// Guarantee: the dialog that follows a sign-in has one choice, and takes nothing that was meant for the page.
// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { usePastedText } from '../../../platform/list/list-keys';
import { render } from '../../../testing/render';
import { showAccountDialog, useLogin } from '../login-store';
import { SwitchIdentityDialog } from './switch-identity-dialog';

const pasted: string[] = [];
let shown: Awaited<ReturnType<typeof render>>;

function Page() {
  usePastedText((text) => pasted.push(text));
  return useLogin().dialog === 'identity' && <SwitchIdentityDialog />;
}

beforeEach(async () => {
  pasted.length = 0;
  await setLanguage('zh-CN');
  showAccountDialog('identity');
  shown = await render(<Page />);
});
afterEach(async () => {
  await shown.unmount();
  showAccountDialog('none');
});

test('N5 bill numbers that are pasted while the identity is told reach the list', async () => {
  const focused = shown.container.querySelector('.ml-dialog-actions button:last-child')!;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'COSU6400000001');
  await act(async () => void focused.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData })));
  expect(pasted).toEqual(['COSU6400000001']);
  expect(shown.container.querySelector('dialog')).toBeNull();
});
