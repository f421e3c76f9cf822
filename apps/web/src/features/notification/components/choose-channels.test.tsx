// Guarantee: where news of one thing go is chosen among the five channels; of one that is not connected it is said, with the way to
// connect it, and nothing is chosen by that.
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { notification, type NotifySetting } from '@mastlight/domain/notification/contract';
import { channelNames } from '@mastlight/domain/notification/messages';
import { channelKinds } from '@mastlight/domain/notification/news-events';
import type { NotifyWay } from '@mastlight/domain/vocabulary/notify-ways';
import type { PageRoute } from '../../../platform/page-route';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { ChooseChannels } from './choose-channels';

const setting: NotifySetting = {
  channels: channelKinds.map((kind) => ({
    kind,
    name: channelNames[kind],
    isOn: kind === 'wecom' || kind === 'email',
    lack: null,
    address: null,
    awaitsCode: kind === 'email',
    isSigned: false,
    problem: null,
    sentMs: null,
  })),
  events: [],
  quietHours: { isOn: false, from: '22:00', until: '07:30' },
};
function Holder() {
  const [chosen, setChosen] = useState<readonly NotifyWay[]>([]);
  return (
    <>
      <ChooseChannels chosen={chosen} onChange={setChosen} />
      <output aria-label="chosen">{chosen.join()}</output>
    </>
  );
}
const page: readonly PageRoute[] = [{ path: '/x', title: 'x', load: async () => () => <Holder /> }];

test('R-7.4-10 five channels, several at once; what is not connected is said with the way there', async () => {
  const { user } = await showPage(page, '/x', [[notification.findSetting, () => succeed(notification.findSetting, setting)]]);
  const group = await screen.findByRole('group', { name: '消息发到' });
  expect(within(group).getAllByRole('checkbox').length).toBe(5);
  within(group).getByText(/没选：按您的推送设置发/);
  await user.click(await within(group).findByRole('checkbox', { name: '企业微信' }));
  expect(within(group).queryByRole('link')).toBeNull();
  await user.click(await within(group).findByRole('checkbox', { name: '邮件 没打开' }));
  await user.click(within(group).getByRole('checkbox', { name: '微信 没打开' }));
  within(group).getByText(/微信、邮件还没打开，发不出去/);
  expect(within(group).getByRole('link', { name: '去推送设置' }).getAttribute('href')).toBe('/user/notify');
  await user.click(within(group).getByRole('checkbox', { name: '微信 没打开' }));
  expect(screen.getByRole('status', { name: 'chosen' }).textContent).toBe('wecom,email');
});
