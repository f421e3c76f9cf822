// Guarantee: R-6-02, R-6-20: who looks alone finds what opens, copies and writes out, and cannot press what changes
// something; the table is by duty.
// @vitest-environment happy-dom
import type { Duty } from '@mastlight/domain/company/duty';
import { afterEach, expect, test } from 'vitest';
import { clearSession, saveIdentity, saveLogin, useSession } from '../session';
import { render } from '../../testing/render';
import { permittedActions, useMayOperate } from './only-looking';

const actions = [
  'open',
  'tab',
  'copy',
  'export',
  'top',
  'remark',
  'recall',
  'auto',
  'client',
  'acknowledge',
  'number',
  'hand-over',
  'delete',
];
const all = actions.join(' ');
const looking = 'open tab copy export';

function Pressable() {
  const mayOperate = useMayOperate();
  const shown = permittedActions<{ readonly id: string; readonly isDisabled?: boolean }>(
    actions.map((id) => ({ id })),
    mayOperate,
  );
  return <p>{shown.flatMap(({ id, isDisabled }) => (isDisabled ? [] : [id])).join(' ')}</p>;
}

afterEach(clearSession);

// `null`: in the personal identity; `unknown`: in a company whose duty the server has yet to tell.
test.each<[Duty | null | 'unknown', string]>([
  [null, all],
  ['Management', all],
  ['operator', all],
  ['finance', looking],
  ['read-only', looking],
  ['unknown', all],
])('R-6-20 %s', async (duty, expected) => {
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  if (duty !== null) saveIdentity('t2', '5001');
  if (duty !== null && duty !== 'unknown') useSession.setState({ company: { name: '演示货代', role: duty } });
  const shown = await render(<Pressable />);
  expect(shown.container.textContent).toBe(expected);
  await shown.unmount();
});
