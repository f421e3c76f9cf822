import { connect, type Socket } from 'node:net';
import type { TerminalBody, TerminalMessage, TerminalPosition } from '@mastlight/wire/message';
import { openTerminalFrames } from '@mastlight/wire/jt808/frame';
import { TerminalMessageReader } from '@mastlight/wire/jt808/read-terminal-message';
import { plainPosition, writeTerminalMessage, type WrittenBody } from '@mastlight/wire/jt808/write';

/** A terminal as a truck has it; each thing that it says waits for its answer. */
export class Terminal {
  private serial = 0;
  private readonly heard: TerminalMessage[] = [];
  private wake: () => void = () => undefined;
  isEnded = false;

  private constructor(
    readonly socket: Socket,
    private readonly phone: string,
    private readonly protocolVersion: number | null,
  ) {
    const sink = { note: () => undefined, refuse: () => undefined };
    const reader = new TerminalMessageReader(sink);
    const frames = openTerminalFrames((frame, length, place) => {
      const message = reader.read(frame, length, place, 0);
      if (message) this.heard.push(message);
      this.wake();
    }, sink);
    socket.on('data', (chunk) => frames.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isEnded = true;
      this.wake();
    });
  }

  /** @param protocolVersion of the header of 2019; null writes that of before */
  static async call(port: number, phone: string, protocolVersion: number | null = null): Promise<Terminal> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((connected) => void socket.once('connect', connected as () => void));
    return new Terminal(socket, phone, protocolVersion);
  }

  bytesOf(messageId: number, body: WrittenBody): Buffer {
    return writeTerminalMessage({ messageId, phone: this.phone, protocolVersion: this.protocolVersion, serial: ++this.serial, body });
  }

  async say(messageId: number, body: WrittenBody): Promise<TerminalBody | null> {
    this.socket.write(this.bytesOf(messageId, body));
    return this.answer();
  }

  async answer(): Promise<TerminalBody | null> {
    while (this.heard.length === 0 && !this.isEnded) await new Promise<void>((woken) => (this.wake = woken));
    return this.heard.shift()?.body ?? null;
  }

  register(plate: string): Promise<TerminalBody | null> {
    return this.say(0x0100, {
      kind: 'registration',
      layout: 2013,
      province: 33,
      city: 200,
      maker: 'DEMO',
      model: 'DEMO',
      terminalId: 'DEMO',
      plateColour: 2,
      plate,
      vin: null,
    });
  }

  /** Registers and tells its code. @throws Error when it is not believed. */
  async enter(plate: string): Promise<void> {
    const registered = await this.register(plate);
    const code = registered?.kind === 'registration-reply' ? registered.code : null;
    const answer = await this.say(0x0102, { kind: 'authentication', code, imei: null, software: null });
    if (answer?.kind !== 'general-reply' || answer.result !== 0) throw new Error(`${plate} was not let in`);
  }

  leave(): void {
    this.socket.destroy();
  }
}

/** What a terminal of 北仑 tells: it drives, now or so long ago. */
export const placeForTest = (
  nowMs: number,
  { agoMs = 0, ...part }: Partial<TerminalPosition> & { readonly agoMs?: number },
): TerminalPosition =>
  plainPosition(nowMs - agoMs, { latitude: 29.93, longitude: 121.88, altitudeM: 5, speedKmh: 42, courseDegrees: 90, ...part });
