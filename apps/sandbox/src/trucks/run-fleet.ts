import { connect, type Socket } from 'node:net';
import type { TerminalPosition } from '@mastlight/wire/message';
import { openTerminalFrames } from '@mastlight/wire/jt808/frame';
import { TerminalMessageReader } from '@mastlight/wire/jt808/read-terminal-message';
import { plainPosition, writeTerminalMessage, type WrittenBody } from '@mastlight/wire/jt808/write';
import type { WorldClock } from '../clock/world-clock';
import { createFleet, hasNetwork, truckAt, type SandboxTruck } from './fleet';

/** Terminals speak so often, in real ms, and note where they are so often by the world's time. */
const speaksEveryMs = 5_000;
const notesEveryMs = 30_000;
/** What a terminal keeps of a silence, and sends in one batch. */
const keptMax = 200;
const batchMax = 25;

/** A truck as the desk shows it. */
export interface ShownTruck {
  readonly plate: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKmh: number;
  /** Whether its terminal reaches anybody. */
  readonly hasNetwork: boolean;
  /** Whether somebody has taken its network away. */
  readonly isCut: boolean;
  /** Whether the platform knows it. */
  readonly isKnown: boolean;
  /** Places that wait to be sent. */
  readonly waiting: number;
}

/** A running fleet. */
export interface RunningFleet {
  list(): readonly ShownTruck[];
  /** Takes the network of a truck away, or gives it back; false for a plate that none has. */
  cut(plate: string, isCut: boolean): boolean;
  stop(): void;
}

/** Lets trucks drive and tell the platform where they are (JT/T 808 over TCP); one that is not there is called again. */
export function runFleet(port: number, clock: WorldClock, count = 20): RunningFleet {
  const terminals = createFleet(count).map((truck, at) => new Terminal(truck, at, port, clock));
  const timer = setInterval(() => {
    for (const terminal of terminals) terminal.tick();
  }, speaksEveryMs);
  for (const terminal of terminals) terminal.tick();
  return {
    list: () => terminals.map((terminal) => terminal.show()),
    cut(plate, isCut) {
      const found = terminals.find((terminal) => terminal.truck.plate === plate);
      if (!found) return false;
      found.isCut = isCut;
      found.tick();
      return true;
    },
    stop() {
      clearInterval(timer);
      for (const terminal of terminals) terminal.hangUp();
    },
  };
}

/** The box in a truck: it registers, tells its code, and sends what it has noted; what was not answered it sends again. */
class Terminal {
  isCut = false;
  private socket: Socket | null = null;
  private isKnown = false;
  private serial = 0;
  private notedMs = 0;
  private notes: TerminalPosition[] = [];
  /** How many notes the message that waits for an answer holds. */
  private sent = 0;

  constructor(
    readonly truck: SandboxTruck,
    private readonly at: number,
    private readonly port: number,
    private readonly clock: WorldClock,
  ) {}

  tick(): void {
    const nowMs = this.clock.nowMs();
    this.note(nowMs);
    if (!this.hasNetwork(nowMs)) return this.hangUp();
    if (this.socket === null) return this.call();
    if (this.isKnown && this.sent === 0) this.send();
  }

  show(): ShownTruck {
    const nowMs = this.clock.nowMs();
    const { latitude, longitude, speedKmh } = truckAt(this.truck, nowMs);
    const { isCut, isKnown, notes } = this;
    return {
      plate: this.truck.plate,
      latitude,
      longitude,
      speedKmh,
      hasNetwork: this.hasNetwork(nowMs),
      isCut,
      isKnown,
      waiting: notes.length,
    };
  }

  private hasNetwork(nowMs: number): boolean {
    return !this.isCut && hasNetwork(this.truck, this.at, nowMs);
  }

  hangUp(): void {
    this.socket?.destroy();
    this.socket = null;
    this.isKnown = false;
    this.sent = 0;
  }

  /** Notes each place that it has come through since the last look, as a terminal does by its own clock. */
  private note(nowMs: number): void {
    const fromMs = Math.max(this.notedMs + notesEveryMs, nowMs - keptMax * notesEveryMs);
    // A clock that was put back begins anew.
    if (this.notedMs > nowMs) this.notedMs = 0;
    if (this.notedMs === 0) this.push(nowMs);
    else for (let atMs = fromMs; atMs <= nowMs; atMs += notesEveryMs) this.push(atMs);
  }

  private push(atMs: number): void {
    this.notedMs = atMs;
    this.notes.push(positionOf(this.truck, atMs));
    if (this.notes.length > keptMax) this.notes = this.notes.slice(-keptMax);
  }

  private call(): void {
    const socket = connect(this.port, '127.0.0.1');
    this.socket = socket;
    const sink = { note: () => undefined, refuse: () => undefined };
    const reader = new TerminalMessageReader(sink);
    const frames = openTerminalFrames((frame, length, place) => {
      const body = reader.read(frame, length, place, 0)?.body;
      if (body?.kind === 'registration-reply' && body.result === 0) {
        this.say(0x0102, { kind: 'authentication', code: body.code, imei: null, software: null });
      } else if (body?.kind === 'general-reply') this.hear(body.replyId, body.result);
    }, sink);
    socket.on('data', (chunk) => frames.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.socket === socket) this.hangUp();
    });
    socket.once('connect', () =>
      this.say(0x0100, {
        kind: 'registration',
        layout: 2013,
        province: 33,
        city: 206,
        maker: 'DEMO',
        model: 'DEMO-808',
        terminalId: String(this.at),
        plateColour: 2,
        plate: this.truck.plate,
        vin: null,
      }),
    );
  }

  private hear(replyId: number, result: number): void {
    if (replyId === 0x0102) {
      this.isKnown = result === 0;
      if (this.isKnown) this.send();
      return;
    }
    if (result === 0) this.notes.splice(0, this.sent);
    this.sent = 0;
    // The rest of a silence follows at once.
    if (result === 0 && this.notes.length > 1) this.send();
  }

  private send(): void {
    if (this.notes.length === 0) return this.say(0x0002, { kind: 'heartbeat' });
    const batch = this.notes.slice(0, batchMax);
    this.sent = batch.length;
    if (batch.length === 1) this.say(0x0200, { kind: 'position', position: batch[0]! });
    else this.say(0x0704, { kind: 'positions', batch: 1, positions: batch });
  }

  private say(messageId: number, body: WrittenBody): void {
    this.serial = (this.serial + 1) & 0xffff;
    this.socket?.write(writeTerminalMessage({ messageId, phone: this.truck.phone, protocolVersion: null, serial: this.serial, body }));
  }
}

function positionOf(truck: SandboxTruck, atMs: number): TerminalPosition {
  const { latitude, longitude, speedKmh, courseDegrees, isAccOn } = truckAt(truck, atMs);
  return plainPosition(atMs, { latitude, longitude, altitudeM: 8, speedKmh, courseDegrees, isAccOn });
}
