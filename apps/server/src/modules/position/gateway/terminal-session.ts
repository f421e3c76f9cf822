import type { Fix } from '@mastlight/domain/position/judge-fix';
import type { TerminalMessage, TerminalPosition } from '@mastlight/wire/message';
import { writeTerminalMessage, type WrittenBody } from '@mastlight/wire/jt808/write';
import { authenticateTerminal, registerTerminal } from '../operations/register-terminal';
import type { TakenFix } from '../operations/take-fixes';
import type { Terminal } from '../store';
import type { PositionParts } from '../parts';
import type { FixGatherer } from './gather-fixes';
import type { TakeTurn } from './take-turns';

/** Ids of what the platform says. */
const generalReply = 0x8001;
const registrationReply = 0x8100;
/** Results of a general reply. */
const [done, failed, unsupported] = [0, 1, 3];
/** How often a connection may register, and be told that it is not known, before it is no terminal's. */
const triesMax = 16;

/** What a session does with a connection. */
export interface Line {
  send(bytes: Buffer): void;
  /** Ends it: it did what no terminal does. */
  end(): void;
  /** Whether something that was never heard of may be written: a terminal, a claim. */
  mayBeNew(): boolean;
  /** Whether who calls from there may be refused once more: who guesses numbers calls again and again. */
  mayBeRefused(): boolean;
  /** Whether another connection speaks for this terminal. */
  isSpokenFor(phone: string): boolean;
  /** It is this terminal's from now on: what was its connection before is ended. */
  speakFor(phone: string): void;
  /** Asks the database when it is its turn. */
  readonly takeTurn: TakeTurn;
  /** Writes what is told. */
  readonly fixes: FixGatherer;
}

/** A number as it is kept: the header of 2019 writes zeros before the twelve digits that the same terminal had before. */
const keptPhone = (phone: string): string => (phone.length === 20 && phone.startsWith('00000000') ? phone.slice(8) : phone);

/**
 * One terminal's conversation (JT/T 808): it registers or tells its code, and is believed from then on. Each message is
 * answered once what it says is written; what could not be written is answered as failed, so that it is sent again.
 */
export class TerminalSession {
  private plate: string | null = null;
  private phone: string | null = null;
  private serial = 0;
  private tries = 0;
  private doubted: readonly Fix[] = [];

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
    const { body } = message;
    const phone = keptPhone(message.phone);
    // A connection is one terminal's.
    if (this.phone !== null && this.phone !== phone) return this.line.end();
    this.phone = phone;
    if (body.kind === 'registration') return this.register(message, phone, body.plate ?? '');
    if (body.kind === 'authentication') {
      const code = body.code ?? '';
      this.plate = await this.line.takeTurn(() => authenticateTerminal(this.parts, phone, code));
      if (this.plate === null) return this.refuse(message);
      this.line.speakFor(phone);
      return this.reply(message, done);
    }
    // Replies to us ask for nothing.
    if (body.kind === 'general-reply') return;
    if (this.plate === null) return this.refuse(message);
    switch (body.kind) {
      case 'heartbeat':
        return this.reply(message, done);
      case 'logout':
        this.plate = null;
        return this.reply(message, done);
      case 'position':
      case 'position-answer':
        return this.write(message, { phone, plate: this.plate }, [body.position]);
      case 'positions':
        return this.write(message, { phone, plate: this.plate }, body.positions);
      default:
        return this.reply(message, unsupported);
    }
  }

  private async register(message: TerminalMessage, phone: string, plate: string): Promise<void> {
    const registered = this.line.isSpokenFor(phone)
      ? this.refuseSecond(phone, plate)
      : await this.line.takeTurn(() => registerTerminal(this.parts, { phone, plate }, () => this.line.mayBeNew()));
    this.say(message, registrationReply, {
      kind: 'registration-reply',
      replySerial: message.serial,
      result: registered.result,
      code: registered.result === 0 ? registered.code : '',
    });
    this.countTry(registered.result !== 0);
  }

  /** Whoever knows number and plate would have the code of a truck that speaks in this minute, and its place in the world. */
  private refuseSecond(phone: string, plate: string): { readonly result: 3 } {
    this.parts.log.warn({ phone, plate }, 'a terminal that speaks was registered once more, and refused');
    return { result: 3 };
  }

  /** What was said before the code, or with a wrong one. */
  private refuse(message: TerminalMessage): void {
    this.reply(message, failed);
    this.countTry(true);
  }

  private countTry(isRefused: boolean): void {
    this.tries++;
    if (this.tries >= triesMax || (isRefused && !this.line.mayBeRefused())) this.line.end();
  }

  private async write(message: TerminalMessage, terminal: Terminal, positions: readonly TerminalPosition[]): Promise<void> {
    try {
      const doubted = await this.line.fixes.take({ terminal, told: positions.map(asTaken), doubtedBefore: this.doubted });
      this.doubted = doubted ?? [];
      // Who runs the site gave the plate to another.
      if (doubted === null) this.plate = null;
      this.reply(message, doubted === null ? failed : done);
    } catch (error) {
      this.parts.log.warn({ error, plate: terminal.plate }, 'positions could not be written');
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
