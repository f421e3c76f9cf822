// Guarantee: what happened overseas stands by the clock of its place, which is named beside it, short and whole under the pointer.
// @vitest-environment happy-dom
import type { overseas } from '@mastlight/domain/overseas/contract';
import { overseasSample as row } from '@mastlight/domain/overseas/samples';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hearPortClock } from '../../../platform/port-clock';
import { render } from '../../../testing/render';
import { DetentionCell, Eta, FreeTime, Latest } from '../cells';
import { shipmentQuery } from '../queries';
import { ShipmentDrawer } from './shipment-drawer';

it('R-0-06 in the list the last event and the arrival have the time of their port and its offset', () => {
  const last = renderToStaticMarkup(<Latest row={{ ...row, lastestTime: '2026-10-08 22:10:00', lastestOffset: 'UTC+8' }} />);
  expect(last).toContain('10-08 22:10 UTC+8');
  expect(last).toContain('2026-10-08 22:10:00 UTC+8');
  const arrival = renderToStaticMarkup(<Eta row={{ ...row, eta: '2026-11-02 06:00:00', etaOffset: 'UTC+1' }} />);
  expect(arrival).toMatch(/data-tip="[^"]*2026-11-02 06:00:00 UTC\+1/);
});

it('an ETA that its line has taken back is said to be taken back; before one is told there is none', () => {
  const none = { ...row, eta: null, etaMovedDays: null };
  expect(renderToStaticMarkup(<Eta row={{ ...none, isEtaWithdrawn: true }} />)).toMatch(/data-tip="船公司撤回了预计到港[^"]*">已撤回</);
  expect(renderToStaticMarkup(<Eta row={none} />)).toBe('-');
});

it('滞箱费 stands with whose table it is by and how old that is; what is not known is said, and nothing before the discharge', () => {
  const shown = (detention: typeof row.detention) => renderToStaticMarkup(<DetentionCell row={{ ...row, detention }} />);
  const tariff = { carrierCode: 'MSK', updateTime: '2026-10-09 14:00:00' } as const;
  expect(shown({ state: 'running', text: 'USD 405.50', tariff })).toMatch(
    /data-tip="USD 405\.50 · 自填费率表（MSK）· [^"]+更新 · 估算，以船公司账单为准">USD 405\.50</,
  );
  expect(shown({ state: 'unknown', text: '没有费率表', tariff: null })).toContain('data-tip="没有费率表">没有费率表<');
  expect(shown(null)).toBe('-');
  expect(renderToStaticMarkup(<FreeTime row={{ ...row, freeDays: null, countedFreeDays: 7 }} />)).toContain('到港起 7 天');
});

it('a free time that is over is told in red by its days, of what has come back by nothing', () => {
  hearPortClock({ portNow: '2026-12-11 08:00:00', portClockRate: 0 });
  const shown = (lastFreeTime: string, part: Partial<typeof row> = {}) =>
    renderToStaticMarkup(<FreeTime row={{ ...row, state: 'tracking', lastFreeTime, ...part }} />);
  expect(shown('2026-12-11 07:59:00')).toContain('data-way="over"');
  expect(shown('2026-12-11 07:59:00')).toContain('已超 1 天');
  expect(shown('2026-12-09 07:59:00')).toContain('已超 3 天');
  expect([shown('2026-12-11 08:01:00'), shown('2026-12-09 07:59:00', { state: 'finished' })].join('')).not.toContain('已超');
});

it('R-0-06 in the drawer each event, stop and arrival has the time of its port and its offset', async () => {
  const step = { code: 'LOAD', name: '装船', ctnNo: null, place: '宁波', vesselsName: null, voyage: null };
  const shipment = {
    row,
    stops: [{ name: '汉堡', arrival: { time: '2026-11-02 06:00:00', offset: 'UTC+1', isExpected: true }, departure: null }],
    steps: [{ ...step, time: '2026-10-11 09:00:00', offset: 'UTC+8' }],
    etaHistory: [{ saidTime: '2026-10-10 08:00:00', eta: '2026-11-02 06:00:00' }],
  } as unknown as ResponseOf<typeof overseas.showShipment>;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(shipmentQuery(row.id, row.version).queryKey, shipment);
  const shown = await render(
    <QueryClientProvider client={client}>
      <ShipmentDrawer row={row} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const timesOf = (list: string) =>
    [...document.querySelectorAll<HTMLElement>(`.${list} [data-tip]`)].map((time) => [time.textContent, time.dataset['tip']]);
  expect(timesOf('overseas-steps')).toEqual([['10-11 09:00 UTC+8', '2026-10-11 09:00:00 UTC+8']]);
  expect(timesOf('overseas-stops')).toEqual([['11-02 06:00 UTC+1', '2026-11-02 06:00:00 UTC+1']]);
  expect(timesOf('overseas-etas')).toEqual([['11-02 06:00 UTC+1', '2026-11-02 06:00:00 UTC+1']]);
  await shown.unmount();
});
