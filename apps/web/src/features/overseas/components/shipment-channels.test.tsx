// Guarantee: where news of a shipment go is shown and changed at its row, and chosen for those that are pasted; one that is over has
// none to come.
// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { overseas } from '@mastlight/domain/overseas/contract';
import { overseasSample } from '@mastlight/domain/overseas/samples';
import { provideChosenChannels } from '../../../platform/chosen-channels';
import type { PageRoute } from '../../../platform/page-route';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import type { OverseasRow } from '../declaration';
import { ShipmentDrawer } from './shipment-drawer';
import { SubscribeDrawer } from './subscribe-drawer';

// The app puts the channels' own part in this place.
beforeAll(() =>
  provideChosenChannels(({ chosen, onChange }) => (
    <button type="button" onClick={() => onChange([...chosen, 'email'])}>
      {`去处 ${chosen.join()}`}
    </button>
  )),
);

const pageOf = (row: OverseasRow): readonly PageRoute[] => [
  { path: '/x', title: 'x', load: async () => () => <ShipmentDrawer row={row} onClose={() => undefined} /> },
];
const show = (row: OverseasRow) =>
  showPage(pageOf(row), '/x', [
    [overseas.showShipment, () => succeed(overseas.showShipment, { row, stops: [], steps: [], etaHistory: [], detention: null })],
    [overseas.update, () => succeed(overseas.update, true)],
  ]);

test('R-7.4-10 the row’s channels are shown, and saved as they are changed', async () => {
  const { user, asked } = await show({ ...overseasSample, notify: ['wecom'] });
  await user.click(await screen.findByRole('button', { name: '去处 wecom' }));
  await screen.findByText('消息去处已保存');
  expect(asked(overseas.update)).toEqual([{ id: overseasSample.id, notify: ['wecom', 'email'] }]);
});

test('R-7.4-10 of a shipment that is over nothing comes any more', async () => {
  await show({ ...overseasSample, state: 'finished' });
  await screen.findByText('航线');
  expect(screen.queryByRole('button', { name: /去处/ })).toBeNull();
});

test('R-3.7-11 what is pasted goes to the channels that were chosen with it', async () => {
  const page: readonly PageRoute[] = [
    { path: '/x', title: 'x', load: async () => () => <SubscribeDrawer port="NB" initialText="" onClose={() => undefined} /> },
  ];
  const outcome = { blno: 'MAEU255870114', carrierCode: 'MSK', code: 'added', result: '成功', reason: null, id: 2 } as const;
  const { user, asked } = await showPage(page, '/x', [[overseas.save, () => succeed(overseas.save, { list: [outcome], coins: 0 })]]);
  await user.click(await screen.findByRole('button', { name: '去处' }));
  await screen.findByRole('button', { name: '去处 email' });
  await user.click(screen.getByRole('textbox', { name: '订阅海外跟踪' }));
  await user.paste('MAEU255870114');
  await user.click(await screen.findByRole('button', { name: /^订阅 1/ }));
  await waitFor(() => expect(asked(overseas.save)).toHaveLength(1));
  expect(asked(overseas.save)[0]!['list']).toMatchObject([{ blno: 'MAEU255870114', notify: ['email'] }]);
});
