// Guarantee: the reference lists answer without a session, paged and clamped (R-7.6-22, R-7.4-01, R-7.4-04, R-0-05).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reference } from '@mastlight/domain/reference/contract';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe('static texts', () => {
  const fetchText = async (path: string) => {
    const answer = await fetch(server.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = (await answer.text()).split('\n');
    expect(lines.pop()).toBe('');
    return lines.map((line) => line.split(','));
  };

  it.each([
    [
      'R-7.4-95',
      'supervision',
      50,
      [
        ['A', '检验检疫'],
        ['4', '出口许可证'],
      ],
    ],
    [
      'R-7.4-95',
      'countries',
      250,
      [
        ['CHN', '中国'],
        ['USA', '美国'],
        ['HKG', '中国香港'],
        ['TWN', '中国台湾'],
        ['ZZZ', '国（地）别不详'],
      ],
    ],
    [
      'R-7.4-95',
      'countries_old',
      220,
      [
        ['142', '中国'],
        ['502', '美国'],
        ['116', '日本'],
        ['701', '国（地）别不详'],
      ],
    ],
    [
      'R-7.4-96',
      'countries_en',
      250,
      [
        ['CHN', 'China'],
        ['DEU', 'Germany'],
        ['ZZZ', 'Unknown'],
      ],
    ],
    [
      'R-7.4-96',
      'ports',
      200,
      [
        ['USLAX', '洛杉矶'],
        ['NLRTM', '鹿特丹'],
      ],
    ],
    [
      'R-7.4-96',
      'ports_en',
      200,
      [
        ['USLAX', 'Los Angeles'],
        ['DEHAM', 'Hamburg'],
      ],
    ],
  ])('%s, R-7.4-98 /static/text/%s.txt has code and name on a line, each code once', async (_row, name, linesMin, some) => {
    const rows = await fetchText(`/static/text/${name}.txt`);
    expect(rows.length).toBeGreaterThanOrEqual(linesMin);
    expect(rows.filter((row) => row.length !== 2 || row.includes(''))).toEqual([]);
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
    expect(rows).toEqual(expect.arrayContaining(some));
  });

  it('R-7.4-97, R-7.4-98 the index of logos names only pictures that are there', async () => {
    const answer = await fetch(`${server.url}/static/logo/index.json`);
    const index = (await answer.json()) as Record<string, string>;
    expect(Object.keys(index)).toEqual(carriers.map(({ code }) => code));
    const pictures = await Promise.all(Object.values(index).map(async (path) => fetch(server.url + path)));
    expect(new Set(pictures.map(({ status, headers }) => `${status} ${headers.get('content-type')}`))).toEqual(
      new Set(['200 image/svg+xml; charset=utf-8']),
    );
    expect(pictures[0]!.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await pictures[0]!.text()).toMatch(/^<svg .*<\/svg>$/s);
    const unknown = await fetch(`${server.url}/static/logo/sign.svg?code=%3Cscript%3E`);
    expect(await unknown.text()).not.toContain('<script>');
  });
});

describe('reference lists', () => {
  it('R-0-13, R-7.6-22, R-9-32 lists seven ports, Ningbo first', async () => {
    const { data } = await server.call(reference.listPorts, {});
    expect(data!.list.map((port) => port.code)).toEqual(['NB', 'SH', 'QD', 'TJ', 'XM', 'SZ', 'DL']);
  });
  it('R-0-13, R-7.6-22, R-9-37 lists about 45 wharfs', async () => {
    const { data } = await server.call(reference.listWharfs, {});
    expect(data!.list.length).toBeGreaterThanOrEqual(45);
  });
  it('R-0-13, R-7.6-22, R-9-34 lists about 70 carriers', async () => {
    const { data } = await server.call(reference.listCarriers, {});
    expect(data!.list.length).toBeGreaterThanOrEqual(70);
  });
  it('R-7.4-01, R-3.9-34, R-9-13 lists the node codes of a journey with their words, paged', async () => {
    const { data } = await server.call(reference.listNodeCodes, { page: 1, limit: 1000 });
    expect(data!.list.slice(0, 4)).toEqual([
      { code: 'BKCF', description: '订舱' },
      { code: 'EPRL', description: '放箱' },
      { code: 'STSP', description: '提空箱' },
      { code: 'GITM', description: '进港' },
    ]);
    expect(data).toMatchObject({ total: 24, pageSize: 1000 });
    expect(data!.list).toHaveLength(24);
    expect((await server.call(reference.listNodeCodes, { page: 3, limit: 10 })).data!.list.map(({ code }) => code)).toEqual([
      'DSCH',
      'PCAB',
      'STCS',
      'RCVE',
    ]);
  });
  it('R-9-35 47 lines of them are offered by suppliers and agents', async () => {
    const { data } = await server.call(reference.listCarriers, {});
    const offered = data!.list.filter(({ isOffered }) => isOffered);
    expect(offered).toHaveLength(47);
    const gone = ['SAFM', 'STX', 'UAS', 'HJSC', 'NYKS', 'MOLU', 'KKLU', 'PONL'];
    expect(offered.filter(({ code }) => gone.includes(code))).toEqual([]);
  });
  it('R-7.4-04 a ship company has code, names, prefixes and a logo where there is one', async () => {
    const { data } = await server.call(reference.listShipCompanies, { limit: 1000 });
    expect(data!.list.find(({ code }) => code === 'COS')).toMatchObject({
      name: expect.stringMatching(/^COSCO/i),
      nameCn: '中远海运',
      prefixes: expect.arrayContaining(['COSU']),
      logo: '/static/logo/sign.svg?code=COS',
    });
    expect(data!.list.every(({ prefixes }) => Array.isArray(prefixes))).toBe(true);
  });
  it.each([
    [{}, 1, 10, 10],
    [{ page: 2, limit: 50 }, 2, 50, 22],
    [{ pageNo: 1, pageSize: 1_000_000 }, 1, 1000, 72],
    [{ page: -1, limit: 0 }, 1, 10, 10],
    [{ page: 1_000_000_000 }, 1_000_000_000, 10, 0],
  ])('R-7.4-04, R-0-05, R-9-13, T15 pages ship companies: %j', async (paging, pageNo, pageSize, rows) => {
    const { data } = await server.call(reference.listShipCompanies, paging);
    expect(data).toMatchObject({ pageNo, pageSize, total: 72 });
    expect(data!.list).toHaveLength(rows);
  });
});
