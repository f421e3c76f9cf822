/** Wire contract of the reference lists (R-7.6-22, R-7.4-01, -04). */
import * as z from 'zod/mini';
import { get, noRequest, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { portCodes } from '../vocabulary/port';
import { signedLines } from '../vocabulary/line-sign';

const carrier = z.object({ code: z.string(), name: z.string(), nameCn: z.string(), prefixes: z.array(z.string()), isOffered: z.boolean() });

/** A list as a text file, one `code,name` a line, UTF-8 (R-7.4-95, R-7.4-96, R-7.4-98). */
const textFile = <Path extends string>(path: Path, what: string) =>
  get(path, { summary: `${what}（每行 code,name）`, request: noRequest, response: z.string(), policy: 'public', answer: 'file' });

export const reference = {
  listPorts: get('/common/ports', {
    summary: '港口',
    request: noRequest,
    response: z.object({
      list: z.array(z.object({ code: z.enum(portCodes), name: z.string(), locodes: z.array(z.string()) })),
    }),
    policy: 'public',
  }),
  listWharfs: get('/common/wharfs', {
    summary: '码头代码和简称',
    request: noRequest,
    response: z.object({
      list: z.array(z.object({ port: z.enum(portCodes), code: z.string(), name: z.string(), kind: z.enum(['terminal', 'yard']) })),
    }),
    policy: 'public',
  }),
  listQingdaoWharfs: get('/blno/userBlnoQd/getYgtWharfList', {
    summary: '云港通的码头和堆场（青岛）',
    request: noRequest,
    response: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
    policy: 'public',
  }),
  listCarriers: get('/common/carriers', {
    summary: '船公司、提单号前缀',
    request: noRequest,
    response: z.object({ list: z.array(carrier) }),
    policy: 'public',
  }),
  listNodeCodes: post('/shipping-center/bill/ship-status/list', {
    summary: '节点代码（分页）',
    idempotency: 'natural',
    request: z.object(pagingFields),
    response: pageOf(z.object({ code: z.string(), description: z.string() })),
    policy: 'public',
  }),
  listShipCompanies: post('/shipping-center/bill/ship-company/list', {
    summary: '船公司（分页）',
    idempotency: 'natural',
    request: z.object(pagingFields),
    /** `logo`: path of its sign, which is of our own drawing. */
    response: pageOf(z.extend(carrier, { logo: z.string() })),
    policy: 'public',
  }),
  supervisionText: textFile('/static/text/supervision.txt', '监管条件'),
  countriesText: textFile('/static/text/countries.txt', '国家和地区'),
  oldCountriesText: textFile('/static/text/countries_old.txt', '国家和地区，2018 年以前的代码'),
  englishCountriesText: textFile('/static/text/countries_en.txt', '国家和地区，英文'),
  portsText: textFile('/static/text/ports.txt', '目的港'),
  englishPortsText: textFile('/static/text/ports_en.txt', '目的港，英文'),
  logoIndex: get('/static/logo/index.json', {
    summary: '船公司图标：代码对应图片路径',
    request: noRequest,
    response: z.record(z.string(), z.string()),
    policy: 'public',
    answer: 'file',
  }),
  lineSign: get('/static/logo/sign.svg', {
    summary: '船公司图标，SVG',
    request: z.object({ code: z.enum(signedLines, '没有这个船公司代码') }),
    response: z.string(),
    policy: 'public',
    answer: 'file',
  }),
} as const;
