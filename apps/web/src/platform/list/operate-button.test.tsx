// Guarantee (V-21): what changes something is grey for whoever may only look, and says why to pointer and reader.
// @vitest-environment happy-dom
import type { Duty } from '@mastlight/domain/company/duty';
import { afterEach, expect, test, vi } from 'vitest';
import { press, render } from '../../testing/render';
import { clearSession, saveIdentity, saveLogin, useSession } from '../session';
import { OperateButton } from './operate-button';

afterEach(clearSession);

test.each<[Duty | null, boolean]>([
  [null, true],
  ['Management', true],
  ['operator', true],
  ['finance', false],
  ['read-only', false],
])('V-21, R-6-20 %s: may press %s', async (role, mayPress) => {
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  if (role !== null) {
    saveIdentity('t2', '5001');
    useSession.setState({ company: { name: '演示货代', role } });
  }
  const onClick = vi.fn<() => void>();
  const shown = await render(<OperateButton onClick={onClick}>订阅</OperateButton>);
  const button = shown.container.querySelector('button')!;
  await press(button);
  const why = mayPress ? null : '您的职责不能改数据，请联系公司管理员';
  expect([onClick.mock.calls.length, button.disabled]).toEqual([mayPress ? 1 : 0, !mayPress]);
  expect([button.closest('[data-tip]')?.getAttribute('data-tip') ?? null, button.getAttribute('aria-description')]).toEqual([why, why]);
  await shown.unmount();
});
