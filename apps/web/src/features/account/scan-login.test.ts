// Guarantee: the QR view asks every 2 s as long as somebody may still scan, and never longer.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installFakeGateway, refuse, succeed } from '../../testing/fake-gateway';
import { startScanLogin, type ScanResult, type ScanView } from './scan-login';

const ticket = { ticket: 't', tempid: 'temp-0123456789abcdef', msg: '', qrUrl: 'https://qr.test/1', expiresIn: 120 };
const waiting = () => refuse({ code: 201, msg: 'success', data: { state: 'waiting' } });

let poll: () => Response | Promise<Response> = waiting;
let makeTicket: () => Response = () => succeed(account.makeScanTicket, ticket);

function start() {
  const views: ScanView[] = [];
  const confirmed: ScanResult[] = [];
  const scan = startScanLogin({ onView: (view) => views.push(view), onConfirmed: (result) => confirmed.push(result) });
  return { views, confirmed, stop: scan.stop };
}

function install() {
  return installFakeGateway([
    [account.makeScanTicket, () => makeTicket()],
    [account.pollScan, () => poll()],
  ]);
}

beforeEach(() => {
  vi.useFakeTimers();
  poll = waiting;
  makeTicket = () => succeed(account.makeScanTicket, ticket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('scan login', () => {
  test('R-4.1-03, R-9-02 polls every 2 s with the id of the ticket', async () => {
    const gateway = install();
    const scan = start();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(gateway.countOf(account.pollScan)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(gateway.countOf(account.pollScan)).toBe(1);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(gateway.countOf(account.pollScan)).toBe(4);
    expect(gateway.calls.at(-1)?.fields).toEqual({ id: ticket.tempid });
    scan.stop();
  });

  test('R-4.1-12, -13, -15 a stop ends the asking, a new start begins with a new ticket', async () => {
    const gateway = install();
    const first = start();
    await vi.advanceTimersByTimeAsync(4_000);
    first.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gateway.countOf(account.pollScan)).toBe(2);
    const second = start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(gateway.countOf(account.makeScanTicket)).toBe(2);
    expect(gateway.countOf(account.pollScan)).toBe(3);
    second.stop();
  });

  test('R-4.1-04 a confirmation is handed on once and ends the asking', async () => {
    const gateway = install();
    const scan = start();
    await vi.advanceTimersByTimeAsync(2_000);
    poll = () => succeed(account.pollScan, { state: 'confirmed', openId: 'o-1', id: '7' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(scan.confirmed).toEqual([{ openId: 'o-1', id: '7' }]);
    expect(gateway.countOf(account.pollScan)).toBe(2);
  });

  test('R-4.1-15 says scanned as soon as the phone has scanned', async () => {
    install();
    const scan = start();
    poll = () => refuse({ code: 201, msg: 'success', data: { state: 'scanned' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(scan.views.map((view) => view.kind)).toEqual(['loading', 'waiting', 'scanned']);
    scan.stop();
  });

  test.each([
    ['the server says so', 4_000, () => refuse({ code: 410, msg: '二维码已过期，请刷新' }), 2_000],
    ['its 120 s are over', 300_000, waiting, 120_000],
  ])('R-4.1-15 expires when %s', async (_, waitMs, answer, expiresAfterMs) => {
    const gateway = install();
    poll = answer;
    const scan = start();
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(scan.views.at(-1)?.kind).toBe('expired');
    expect(gateway.countOf(account.pollScan)).toBeLessThanOrEqual(expiresAfterMs / 2_000);
    const asked = gateway.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gateway.calls.length).toBe(asked);
  });

  test('a lost connection does not end the waiting', async () => {
    const gateway = install();
    const scan = start();
    poll = () => Promise.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(4_000);
    poll = () => succeed(account.pollScan, { state: 'confirmed', openId: 'o-1', id: '7' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(gateway.countOf(account.pollScan)).toBe(3);
    expect(scan.confirmed).toHaveLength(1);
  });

  test.each([429, 503])('T17 after %i the asking rests for Retry-After seconds', async (code) => {
    const gateway = install();
    const scan = start();
    poll = () => refuse({ code, msg: '操作过于频繁，请稍后再试', retryAfterSeconds: 30 });
    await vi.advanceTimersByTimeAsync(2_000);
    poll = waiting;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(gateway.countOf(account.pollScan)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(gateway.countOf(account.pollScan)).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(gateway.countOf(account.pollScan)).toBe(3);
    scan.stop();
  });

  test('a slow answer is waited for, not overtaken', async () => {
    const gateway = install();
    let release: (answer: Response) => void = () => undefined;
    poll = () => new Promise((resolve) => (release = resolve));
    const scan = start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(gateway.countOf(account.pollScan)).toBe(1);
    poll = waiting;
    release(waiting());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(gateway.countOf(account.pollScan)).toBe(2);
    scan.stop();
  });

  test("R-8-15 a refused ticket shows the server's words", async () => {
    makeTicket = () => refuse({ code: 503, msg: '微信暂时连不上' });
    install();
    const scan = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(scan.views.at(-1)).toEqual({ kind: 'expired', qrUrl: null, text: '微信暂时连不上' });
  });
});
