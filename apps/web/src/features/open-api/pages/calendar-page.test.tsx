// Guarantee: the page shows a fresh link once, says what there is of it, and asks before the one in use dies.
// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openApi } from '@mastlight/domain/open-api/contract';
import { clearSession, saveIdentity } from '../../../platform/session';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { openApiRoutes as routes } from '../routes';

afterEach(() => act(clearSession));

const url = 'https://tracking.example.com/openApi/calendar.ics?token=abc';

function show(told: { expireTime: string | null; views: number }, isSignedIn = true) {
  let now = told;
  const expireTime = '2027-10-12 12:00:00';
  return showPage(
    routes,
    '/user/calendar',
    [
      [openApi.showCalendar, () => succeed(openApi.showCalendar, now)],
      [
        openApi.makeCalendar,
        () => {
          now = { expireTime, views: 0 };
          return succeed(openApi.makeCalendar, { url, expireTime });
        },
      ],
      [
        openApi.revokeCalendar,
        () => {
          now = { expireTime: null, views: 0 };
          return succeed(openApi.revokeCalendar, true);
        },
      ],
    ],
    { isSignedIn },
  );
}

test('a link is made and seen once; with another identity it is not seen', async () => {
  const { user, asked } = await show({ expireTime: null, views: 0 });
  await screen.findByText('还没有链接');
  await user.click(screen.getByRole('button', { name: '新建链接' }));
  await screen.findByText(url);
  screen.getByText('链接 2027-10-12 前有效，日历读过 0 次');
  expect(asked(openApi.makeCalendar)).toHaveLength(1);
  act(() => saveIdentity('t2', '5001'));
  expect(screen.queryByText(url)).toBeNull();
});

test('the link in use is changed and taken back after a question alone', async () => {
  const { user, asked } = await show({ expireTime: '2027-01-01 00:00:00', views: 1_204 });
  await screen.findByText('链接 2027-01-01 前有效，日历读过 1,204 次');
  expect(screen.queryByRole('button', { name: '新建链接' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '换一个链接' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
  expect(asked(openApi.makeCalendar)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '换一个链接' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '换一个' }));
  await screen.findByText(url);
  await user.click(screen.getByRole('button', { name: '收回链接' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '收回' }));
  await screen.findByText('还没有链接');
  expect([asked(openApi.makeCalendar).length, asked(openApi.revokeCalendar).length, screen.queryByText(url)]).toEqual([1, 1, null]);
});

test('an error can be tried again; signed out nobody has a link', async () => {
  let isAway = true;
  const { user } = await showPage(routes, '/user/calendar', [
    [
      openApi.showCalendar,
      () => (isAway ? refuse({ code: 500, msg: '坏了' }) : succeed(openApi.showCalendar, { expireTime: null, views: 0 })),
    ],
  ]);
  const again = await screen.findByRole('button', { name: '重试' });
  isAway = false;
  await user.click(again);
  await screen.findByText('还没有链接');
  act(clearSession);
  await screen.findByText('登录后，在手机和电脑的日历里看截点');
  expect(screen.queryByText('还没有链接')).toBeNull();
});
