// Guarantee: the server starts on an empty database, tells its health by part,
// and answers unknown paths as the specification says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe('health (R-13)', () => {
  it('is alive and ready', async () => {
    expect(await (await fetch(`${server.url}/livez`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ ok: true, checks: { database: true } });
  });
  it('gives Prometheus metrics', async () => {
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('mastlight_http_request_seconds');
  });
});

describe('unknown paths (R-0-02, R-0-04)', () => {
  it('answers HTTP 404 JSON under /gw', async () => {
    const response = await fetch(`${server.url}/gw/no/such/path`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, status: false, data: null });
  });
});
