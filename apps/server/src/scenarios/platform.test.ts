// Guarantee: the server starts on an empty database, tells its health by part,
// and answers unknown paths as the specification says.
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { OPS_PORT: '0' } })));
afterAll(() => server.stop());

describe('health (R-13)', () => {
  it('R-13 is alive and ready', async () => {
    expect(await (await fetch(`${server.url}/livez`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ ok: true, checks: { database: true } });
  });
  it('R-13, A19 gives Prometheus metrics to those who run it, and to nobody else', async () => {
    await fetch(`${server.url}/common/ports`);
    const figures = await (await fetch(`${server.operationsUrl}/metrics`)).text();
    expect(figures).toContain('mastlight_http_request_seconds_count{route="/common/ports",method="GET",status="200"} 1');
    expect(new URL(server.operationsUrl).hostname).toBe('127.0.0.1');
    expect((await fetch(`${server.operationsUrl}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect(figures).toMatch(/^mastlight_jobs_failed 0$/m);
    for (const state of ['lent', 'idle'])
      expect(figures).toMatch(new RegExp(`^mastlight_database_connections\\{state="${state}"\\} \\d+$`, 'm'));
  });
});

it.each(['worker', 'http'])('R-13: a process of the role %s alone tells health and figures', async (role) => {
  const one = await startTestServer({ env: { OPS_PORT: '0', ROLES: role } });
  try {
    expect((await fetch(`${one.operationsUrl}/livez`)).status).toBe(200);
    // A part that takes its time to answer is not ready yet.
    await waitFor('readiness', async () => (await fetch(`${one.operationsUrl}/readyz`)).ok);
    const figures = await (await fetch(`${one.operationsUrl}/metrics`)).text();
    expect(figures.includes('mastlight_jobs_failed')).toBe(role === 'worker');
    for (const name of ['jobs_due', 'intake_waiting', 'intake_lag_seconds', 'tracking_facts_total'])
      expect(figures).toMatch(new RegExp(`^mastlight_${name} \\d`, 'm'));
    expect(figures).toContain('mastlight_database_connections');
    expect(one.url === '').toBe(role === 'worker');
  } finally {
    await one.stop();
  }
});

describe('unknown paths (R-0-02, R-0-04)', () => {
  it('R-0-04 answers HTTP 404 JSON under /gw', async () => {
    const response = await fetch(`${server.url}/gw/no/such/path`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, status: false, data: null });
  });
});
