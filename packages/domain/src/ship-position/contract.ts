/** Wire contract of where ships are (R-7.6-10): by what they say by radio (AIS) and by what ports tell of their calls. */
import * as z from 'zod/mini';
import { get } from '../contract-kit/endpoint';
import { keywordLengthMin, nameLengthMax, trackSpanMs } from './limits';
import { shipPositionTexts as texts } from './messages';
import { shipPositionRefusals as refusals } from './refusals';

/** A name, an IMO number or that of a ship's station (MMSI). */
const vessel = z
  .string(texts.vesselWrong)
  .check(z.trim(), z.maxLength(nameLengthMax, texts.vesselWrong), z.regex(/[A-Za-z0-9]/, texts.vesselWrong));
const imo = z.optional(z.string(texts.imoWrong).check(z.trim(), z.regex(/^(?:\d{7})?$/, texts.imoWrong)));
/** An instant, ms since epoch, as text in a query. */
const instant = z.pipe(z.string(texts.spanWrong).check(z.regex(/^\d{1,15}$/, texts.spanWrong)), z.transform(Number));

/** WGS-84 degrees, knots; `saidMs` is when its radio said so, `heardMs` when we heard it last. */
const position = z.object({
  latitude: z.number(),
  longitude: z.number(),
  speedKnots: z.nullable(z.number()),
  courseDegrees: z.nullable(z.number()),
  headingDegrees: z.nullable(z.number()),
  /** Navigational status of AIS, 0 to 14. */
  status: z.nullable(z.int()),
  saidMs: z.number(),
});
export type ShipPosition = z.output<typeof position>;

const ship = z.object({
  /** Nine digits of its station. */
  mmsi: z.string(),
  name: z.nullable(z.string()),
  imo: z.nullable(z.string()),
  callSign: z.nullable(z.string()),
  /** Ship and cargo type of AIS; 70 to 79 carry cargo. */
  shipType: z.nullable(z.int()),
  /** As its crew typed it. */
  destination: z.nullable(z.string()),
  draughtM: z.nullable(z.number()),
  heardMs: z.number(),
  /** Null: no place of it is believed yet. */
  position: z.nullable(position),
});
export type Ship = z.output<typeof ship>;

/** A call at a port, as the port told it; of source AIS a stay by the ship's own track, whose voyage nobody told. Times in ms. */
const portCall = z.object({
  port: z.string(),
  terminal: z.nullable(z.string()),
  voyage: z.string(),
  etaMs: z.nullable(z.number()),
  etdMs: z.nullable(z.number()),
  ataMs: z.nullable(z.number()),
  atdMs: z.nullable(z.number()),
  source: z.nullable(z.string()),
});
export type PortCall = z.output<typeof portCall>;

export const shipPosition = {
  find: get('/ship/position', {
    summary: '一条船现在在哪：vessel 是船名、IMO 号或 MMSI；同名的船都在里面，imo 选定一条',
    request: z.object({ vessel, imo }),
    response: z.object({ list: z.array(ship) }),
    policy: 'session',
    showsErrors: false,
  }),
  track: get('/ship/track', {
    summary: '一条船从 from 到 to（毫秒）的航迹，默认最近 3 天，最多 35 天、2,000 个点',
    request: z.object({ vessel, imo, from: z.optional(instant), to: z.optional(instant) }).check(
      z.refine(({ from, to }) => from === undefined || to === undefined || (from <= to && to - from <= trackSpanMs), {
        error: texts.spanWrong,
        path: ['to'],
      }),
    ),
    response: z.object({
      mmsi: z.string(),
      points: z.array(z.object({ latitude: z.number(), longitude: z.number(), speedKnots: z.nullable(z.number()), atMs: z.number() })),
    }),
    policy: 'session',
    showsErrors: false,
    refusals: [refusals.unknownShip, refusals.severalShips],
  }),
  portCalls: get('/ship/portCalls', {
    summary: '一条船挂靠的港口：各港说的预计和实际靠离泊，各港没说过的按航迹里停靠的（来源 AIS），新的在前',
    request: z.object({ vessel, imo }),
    response: z.object({ list: z.array(portCall) }),
    policy: 'session',
    showsErrors: false,
  }),
  search: get('/ship/search', {
    summary: '按船名、IMO 号或 MMSI 找船，最多 20 条',
    request: z.object({
      keyword: z
        .string(texts.keywordWrong)
        .check(z.trim(), z.minLength(keywordLengthMin, texts.keywordWrong), z.maxLength(nameLengthMax, texts.vesselWrong)),
    }),
    response: z.object({ list: z.array(ship) }),
    policy: 'session',
    showsErrors: false,
  }),
} as const;
