import type { AisMessage } from '@mastlight/wire/message';
import { AisStream } from '@mastlight/wire/ais-nmea/ais-stream';
import { ReadingCollector } from '@mastlight/wire/syntax/reading-collector';
import { isDatabaseGone } from '../../../platform/db/database-errors';
import type { PositionParts } from '../parts';
import { takeShipReports, type ShipReport } from './take-reports';

/** Bounds of a feed. */
export interface FeedBounds {
  /** Reports in one transaction. */
  readonly batchMax: number;
  /** Reports that wait for the database; the bytes of more wait in the network. */
  readonly waitingMax: number;
  /** How long reports are gathered, and how long a database that is gone is left alone, real ms. */
  readonly gatherMs: number;
  readonly retryMs: number;
}

export const usualFeed: FeedBounds = { batchMax: 20_000, waitingMax: 40_000, gatherMs: 200, retryMs: 2_000 };

/** What a feed has done; `messages`: AIS messages of any type, `broken`: sentences and messages that could not be read. */
export interface FeedCounts {
  messages: number;
  broken: number;
  /** Places that moved a ship. */
  moved: number;
  /** Late places, which are points of a track. */
  kept: number;
  /** First words and places that were not believed. */
  refused: number;
  /** Names and other particulars. */
  told: number;
}

/** Bytes of pieces are read in steps, so that others are answered meanwhile and no reading is full. */
const stepBytes = 64 * 1_024;
const lineEnd = Buffer.from('\n');

/**
 * Reads AIS sentences as they come, in pieces of any size, and has them written in batches. What the database did not take
 * because it was gone is written again; what it cannot take is counted and left.
 */
export class AisFeed {
  readonly counts: FeedCounts = { messages: 0, broken: 0, moved: 0, kept: 0, refused: 0, told: 0 };
  private readonly collector = new ReadingCollector();
  private readonly stream = new AisStream(this.collector);
  private waiting: ShipReport[] = [];
  private work: Promise<void> | null = null;
  private isStopped = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly parts: PositionParts,
    /** Asked to let no more bytes come, and to let them come again. */
    private readonly flow: { pause(): void; resume(): void },
    private readonly bounds: FeedBounds = usualFeed,
  ) {}

  push(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += stepBytes) {
      this.stream.push(bytes.subarray(at, at + stepBytes));
      this.gather();
    }
    this.start();
  }

  /** The line broke: what comes next begins a line of its own. */
  cutLine(): void {
    this.stream.push(lineEnd);
    this.gather();
  }

  /** The bytes have ended for good; resolves once all is written. */
  async end(): Promise<void> {
    this.stream.end();
    this.gather();
    this.start();
    await this.work;
  }

  /** Writes what waits, with one try each; resolves once that is done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.wake();
    await this.work;
  }

  private gather(): void {
    const part = this.collector.takePart('ais-nmea');
    if (part === null) return;
    const nowMs = this.parts.portClock.nowMs();
    this.counts.messages += part.messages.length;
    this.counts.broken += part.refusedCount;
    // No other format is read here.
    for (const message of part.messages as readonly AisMessage[]) this.waiting.push(...reportsOf(message, nowMs));
    if (this.waiting.length > this.bounds.waitingMax) this.flow.pause();
  }

  private start(): void {
    if (this.work !== null || this.waiting.length === 0) return;
    this.work = this.write().finally(() => {
      this.work = null;
    });
  }

  private async write(): Promise<void> {
    if (this.waiting.length < this.bounds.batchMax) await this.rest(this.bounds.gatherMs);
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, this.bounds.batchMax);
      try {
        const counts = await takeShipReports(this.parts, batch);
        this.counts.moved += counts.moves ?? 0;
        this.counts.kept += counts.late ?? 0;
        this.counts.told += counts.told ?? 0;
        this.counts.refused += batch.length - (counts.moves ?? 0) - (counts.late ?? 0) - (counts.told ?? 0);
      } catch (error) {
        if (isDatabaseGone(error) && !this.isStopped) {
          await this.rest(this.bounds.retryMs);
          if (!this.isStopped) continue;
        }
        this.parts.log.warn({ error, reports: batch.length }, 'reports of ships could not be written');
        this.counts.refused += batch.length;
      }
      this.waiting.splice(0, batch.length);
      if (this.waiting.length <= this.bounds.waitingMax) this.flow.resume();
    }
  }

  private async rest(ms: number): Promise<void> {
    if (this.isStopped || ms === 0) return;
    await new Promise<void>((woken) => {
      const timer = setTimeout(woken, ms);
      this.wake = () => {
        clearTimeout(timer);
        woken();
      };
    });
  }
}

/** What a message says of a ship; a place without a time of its receiver is of now. */
function* reportsOf(message: AisMessage, nowMs: number): Generator<ShipReport> {
  const { mmsi } = message;
  const atMs = message.reception?.time?.instantMs ?? nowMs;
  if (message.kind === 'vessel-static')
    yield { ship: { ...toldOf(message), mmsi, atMs, draughtM: message.draughtM, destination: message.destination } };
  if (message.kind !== 'vessel-position') return;
  const { latitude, longitude, speedKnots, courseDeg, headingDeg, status, particulars } = message;
  yield { fix: { mmsi, atMs, latitude, longitude, speedKnots, courseDegrees: courseDeg, headingDegrees: headingDeg, status } };
  if (particulars !== null) yield { ship: { ...toldOf(particulars), mmsi, atMs, draughtM: null, destination: null } };
}

const toldOf = ({
  name,
  imo,
  callSign,
  shipType,
}: {
  name: string | null;
  imo: string | null;
  callSign: string | null;
  shipType: number | null;
}) => ({
  name,
  imo,
  callSign,
  shipType,
});
