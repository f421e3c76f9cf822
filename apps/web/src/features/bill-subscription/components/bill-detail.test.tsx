// Guarantee: the detail view counts what is open now, and its countdown ends with the ship.
// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordedAnswer } from '../../../testing/recorded-answers';
import type { BillDetail as Detail } from '../api';
import { BillDetail } from './bill-detail';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const told = recordedAnswer('billDetail') as Detail;
async function draw(detail: Detail): Promise<HTMLElement> {
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(<BillDetail detail={detail} onRemark={() => {}} />));
  const drawn = host.cloneNode(true) as HTMLElement;
  await act(async () => root.unmount());
  return drawn;
}
const inspectionOf = async (detail: Detail) => (await draw(detail)).querySelector('.bill-detail-times div:last-child dd')!.textContent;
const withChecks = (...codes: readonly [string, string][]): Detail => ({
  ...told,
  containers: codes.map(([boxCusmov, boxCusmovText]) => ({
    ...told.containers[0]!,
    ctnNo: `TSTU000000${boxCusmov}`,
    boxCusmov,
    boxCusmovText,
  })),
});

it('O-11 an inspection that was taken back is counted no more', async () => {
  expect(await inspectionOf(withChecks(['C', '查验'], ['R', '撤销']))).toBe('1 箱');
  expect(await inspectionOf(withChecks(['R', '撤销'], ['OR', '撤销完成']))).toBe('未查验');
});

it('O-17 the countdown ends when the ship has left', async () => {
  const tideIn = (host: HTMLElement) => host.querySelector('.ml-tide-large');
  expect(tideIn(await draw(told))).not.toBeNull();
  expect(tideIn(await draw({ ...told, bill: { ...told.bill, departureTime: '2026-10-12 14:00:00' } }))).toBeNull();
});
