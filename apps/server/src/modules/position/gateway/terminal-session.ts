import type { TerminalMessage, TerminalPosition } from '@mastlight/wire/message';
import { writeTerminalMessage, type WrittenBody } from '@mastlight/wire/jt808/write';
import { authenticateTerminal, registerTerminal } from '../operations/register-terminal';
import { takeFixes, type TakenFix } from '../operations/take-fixes';
import type { PositionParts } from '../parts';

/** Ids of what the platform says. */
const generalReply = 0x8001;
const registrationReply = 0x8100;
/** Results of a general reply. */
const [done, failed, unsupported] = [0, 1, 3];

/** What a session does with a connection. */
export interface Line {
  send(bytes: Buffer): void;
  /** Ends it: it did what no terminal does. */
  end(): void;
}

/**
 * One terminal's conversation (JT/T 808): it registers or tells its code, and is believed from then on. Each message is
 * answered once what it says is written; what could not be written is answered as failed, so that it is sent again.
 */
export class TerminalSession {
  private plate: string | null = null;
  private phone: string | null = null;
  private serial = 0;

  constructor(
    private readonly parts: PositionParts,
    private readonly line: Line,
  ) {}

  /** Whether the terminal is known: one that is not has little time. */
  get isKnown(): boolean {
    return this.plate !== null;
  }

  /** Works on one message; the next one waits for it. */
  async take(message: TerminalMessage): Promise<void> {
    const { body, phone } = message;
    // A connection is one terminal's.
    if (this.phone !== null && this.phone !== phone) return this.line.end();
    this.phone = phone;
    if (body.kind === 'registration') return this.register(message, body.plate ?? '');
    if (body.kind === 'authentication') {
      this.plate = await authenticateTerminal(this.parts, phone, body.code ?? '');
      return this.reply(message, this.plate === null ? failed : done);
    }
    // Replies to us, and what is said before the code, ask for nothing.
    if (body.kind === 'general-reply') return;
    if (this.plate === null) return this.reply(message, failed);
    switch (body.kind) {
      case 'heartbeat':
        return this.reply(message, done);
      case 'logout':
        this.plate = null;
        return this.reply(message, done);
      case 'position':
      case 'position-answer':
        return this.write(message, this.plate, [body.position]);
      case 'positions':
        return this.write(message, this.plate, body.positions);
      default:
        return this.reply(message, unsupported);
    }
  }

  private async register(message: TerminalMessage, plate: string): Promise<void> {
    const registered = await registerTerminal(this.parts, message.phone, plate);
    this.say(message, registrationReply, {
      kind: 'registration-reply',
      replySerial: message.serial,
      result: registered.result,
      code: registered.result === 0 ? registered.code : '',
    });
  }

  private async write(message: TerminalMessage, plate: string, positions: readonly TerminalPosition[]): Promise<void> {
    try {
      const counts = await takeFixes(this.parts, { phone: message.phone, plate }, positions.map(asTaken));
      // Who runs the site gave the plate to another.
      if (counts === null) this.plate = null;
      this.reply(message, counts === null ? failed : done);
    } catch (error) {
      this.parts.log.warn({ error, plate }, 'positions could not be written');
      this.reply(message, failed);
    }
  }

  private reply(message: TerminalMessage, result: number): void {
    this.say(message, generalReply, { kind: 'general-reply', replySerial: message.serial, replyId: message.messageId, result });
  }

  private say({ phone, protocolVersion }: TerminalMessage, messageId: number, body: WrittenBody): void {
    this.serial = (this.serial + 1) & 0xffff;
    this.line.send(writeTerminalMessage({ messageId, phone, protocolVersion, serial: this.serial, body }));
  }
}

/** A place that the sender shifted is none of WGS-84, and is not taken for one. */
const asTaken = (position: TerminalPosition): TakenFix => ({
  atMs: position.time.instantMs,
  latitude: position.latitude,
  longitude: position.longitude,
  speedKmh: position.speedKmh,
  courseDegrees: position.courseDegrees,
  isFixed: position.isFixed && !position.isShifted,
  isAccOn: position.isAccOn,
});
