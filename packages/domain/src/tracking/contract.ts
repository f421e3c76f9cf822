/** Wire contract of tracking (R-7.6-11): one container, whatever its reports came in. */
import * as z from 'zod/mini';
import { get } from '../contract-kit/endpoint';
import { defaultPort, portCodes } from '../vocabulary/port';
import { trackingRefusals as refusals } from './refusals';

/** Its quota is one, whoever looks: other areas refuse by the same name. */
export { trackingRefusals } from './refusals';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

export const containerEvent = z.object({
  id: z.int(),
  /** Node code of R-3.9-35 where there is one. */
  code: z.string(),
  name: z.string(),
  tone: z.enum(['done', 'danger', 'attention', 'running', 'customs', 'idle']),
  time: text,
  heardTime: z.string(),
  source: z.string(),
  place: text,
  text,
  vesselsName: text,
  voyage: text,
  blno: text,
  sizetype: text,
  sealNo: text,
  grossWeight: number,
  cargoWeight: number,
  status: text,
  loadPort: text,
  dischargeport: text,
  destinationPort: text,
  ctnOwner: text,
  truckNo: text,
  stowage: text,
  temperature: number,
  messageId: z.int(),
  superseded: z.boolean(),
});

/** How a source is heard. */
const heardSource = z.object({
  source: z.string(),
  /** When it last said something new, port time; null: never. */
  heardTime: text,
  /** When it last said only what it had said before, since then; null: it did not. */
  repeatedTime: text,
  /** From one hearing to the next, as it mostly is; null: too few were heard to tell. */
  usualSeconds: number,
  /** By how much its clock stands ahead (negative: behind), where that is most of a day or more; and how often it was. */
  skewSeconds: number,
  skewed: z.int(),
});
export type HeardSource = z.output<typeof heardSource>;

export const tracking = {
  queryContainer: get('/boxquery/ctn', {
    summary: '按箱号查一箱的全部事件',
    request: z.object({
      ctnNo: z.pipe(
        z.string().check(z.maxLength(20, '箱号最多 20 个字符')),
        z.transform((value) => value.trim().toUpperCase()),
      ),
    }),
    response: z.object({
      ctnNo: z.string(),
      /** False: the ISO 6346 check digit does not fit; a warning, no refusal (R-5.3-06). */
      checkDigitOk: z.boolean(),
      sizetype: text,
      sealNo: text,
      grossWeight: number,
      status: text,
      vesselsName: text,
      voyage: text,
      loadPort: text,
      dischargeport: text,
      ctnOwner: text,
      blnos: z.array(z.string()),
      /** Newest first. */
      events: z.array(containerEvent),
    }),
    policy: 'session',
    refusals: [refusals.boxQueriesUsedUp],
    cost: 2,
  }),
  querySources: get('/boxquery/sources', {
    summary: '一个港口的各来源：最近一次听到、通常多久一次、时钟差多少',
    request: z.object({ systemKey: z._default(z.enum(portCodes), defaultPort) }),
    response: z.object({ sources: z.array(heardSource) }),
    policy: 'session',
  }),
} as const;
