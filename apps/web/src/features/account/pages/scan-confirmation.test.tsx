// Guarantee: the phone's page of a login by QR code says which device asks, from where and when, and sends what was tapped.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { accountRoutes as routes } from '../routes';

const code = 'temp-0123456789abcdef';
const asked = { device: 'Windows 上的 Chrome', place: '浙江宁波', time: '2026-10-12 14:47:20', open: true };

async function show(open = true) {
  // The page reads the address of the window.
  history.replaceState(null, '', `/wxlogin?code=${code}`);
  // Question and answer have one path.
  return showPage(routes, `/wxlogin?code=${code}`, [
    [
      account.showScanConfirmation,
      (fields) =>
        'agree' in fields ? succeed(account.answerScanConfirmation, true) : succeed(account.showScanConfirmation, { ...asked, open }),
    ],
  ]);
}

test.each([
  ['确认登录', true, '已确认，请回到电脑继续'],
  ['取消', false, '已取消登录'],
] as const)('R-2.3-07 %s is sent as %s, and told', async (button, agree, told) => {
  const { user, asked: heard } = await show();
  expect(await screen.findByText(asked.device)).toBeDefined();
  for (const text of [asked.place, asked.time]) expect(screen.getByText(text)).toBeDefined();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(told)).toBeDefined();
  expect(heard(account.answerScanConfirmation).filter((fields) => 'agree' in fields)).toEqual([{ code, agree }]);
});

test('R-2.3-07 what was answered cannot be answered again', async () => {
  await show(false);
  expect(await screen.findByText('确认链接已失效')).toBeDefined();
  expect(screen.queryByRole('button', { name: '确认登录' })).toBeNull();
});
