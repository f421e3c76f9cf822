// Guarantee: the reference lists answer without a session, paged and clamped (R-7.6-22, R-7.4-01, R-7.4-04, R-0-05).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reference } from '@mastlight/domain/reference/contract';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe('reference lists', () => {
  it('R-9-32 lists seven ports, Ningbo first', async () => {
    const { data } = await server.call(reference.listPorts, {});
    expect(data!.list.map((port) => port.code)).toEqual(['NB', 'SH', 'QD', 'TJ', 'XM', 'SZ', 'DL']);
  });
  it('R-9-37 lists about 45 wharfs', async () => {
    const { data } = await server.call(reference.listWharfs, {});
    expect(data!.list.length).toBeGreaterThanOrEqual(45);
  });
  it('R-9-34 lists about 70 carriers', async () => {
    const { data } = await server.call(reference.listCarriers, {});
    expect(data!.list.length).toBeGreaterThanOrEqual(70);
  });
  it('R-7.4-01 lists the node codes of a journey with their words, paged', async () => {
    const { data } = await server.call(reference.listNodeCodes, { page: 1, limit: 1000 });
    expect(data!.list.slice(0, 4)).toEqual([
      { code: 'BKCF', description: '订舱' },
      { code: 'EPRL', description: '放箱' },
      { code: 'STSP', description: '提空箱' },
      { code: 'GITM', description: '进港' },
    ]);
    expect(data!.total).toBe(24);
    expect((await server.call(reference.listNodeCodes, { page: 3, limit: 10 })).data!.list.map(({ code }) => code)).toEqual([
      'DSCH',
      'PCAB',
      'STCS',
      'RCVE',
    ]);
  });
  it('R-7.4-04 a ship company has code, names, prefixes and a logo where there is one', async () => {
    const { data } = await server.call(reference.listShipCompanies, { limit: 1000 });
    expect(data!.list.find(({ code }) => code === 'COS')).toMatchObject({ name: expect.any(String), nameCn: '中远海运', logo: null });
    expect(data!.list.every(({ prefixes }) => Array.isArray(prefixes))).toBe(true);
  });
  it.each([
    [{}, 1, 10, 10],
    [{ page: 2, limit: 50 }, 2, 50, 22],
    [{ pageNo: 1, pageSize: 1_000_000 }, 1, 1000, 72],
    [{ page: -1, limit: 0 }, 1, 10, 10],
    [{ page: 1_000_000_000 }, 1_000_000_000, 10, 0],
  ])('T15 pages ship companies: %j', async (paging, pageNo, pageSize, rows) => {
    const { data } = await server.call(reference.listShipCompanies, paging);
    expect(data).toMatchObject({ pageNo, pageSize, total: 72 });
    expect(data!.list).toHaveLength(rows);
  });
});
