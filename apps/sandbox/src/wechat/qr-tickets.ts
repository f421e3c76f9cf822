import { randomBytes } from 'node:crypto';

/** A temporary QR code of the service account. */
export interface QrTicket {
  readonly ticket: string;
  readonly sceneStr: string;
  /** What the picture says; opens the desk's scan page with this ticket. */
  readonly url: string;
  readonly createdMs: number;
  readonly endMs: number;
  scannedBy: string | null;
}

/** The QR codes that were made, newest last. They live in memory: WeChat's temporary codes are short-lived too. */
export class QrTickets {
  private readonly tickets = new Map<string, QrTicket>();

  constructor(
    private readonly nowMs: () => number,
    /** Base address of the sandbox. */
    private readonly baseUrl: () => string,
  ) {}

  create(sceneStr: string, expireSeconds: number): QrTicket {
    const nowMs = this.nowMs();
    for (const old of this.tickets.values()) if (old.endMs < nowMs - 3_600_000) this.tickets.delete(old.ticket);
    const ticket = `gQ${randomBytes(70).toString('base64url')}`;
    const made: QrTicket = {
      ticket,
      sceneStr,
      url: `${this.baseUrl()}/q/${ticket.slice(2, 18)}`,
      createdMs: nowMs,
      endMs: nowMs + expireSeconds * 1000,
      scannedBy: null,
    };
    this.tickets.set(ticket, made);
    return made;
  }

  find(ticket: string): QrTicket | undefined {
    return this.tickets.get(ticket);
  }

  findByScene(sceneStr: string): QrTicket | undefined {
    return this.newestFirst().find((ticket) => ticket.sceneStr === sceneStr);
  }

  /** The code whose picture carries `key`. */
  findByKey(key: string): QrTicket | undefined {
    return this.newestFirst().find((ticket) => ticket.ticket.slice(2, 18) === key);
  }

  /** Codes that can still be scanned, newest first. */
  open(): QrTicket[] {
    return this.newestFirst().filter((ticket) => !this.isExpired(ticket));
  }

  isExpired(ticket: QrTicket): boolean {
    return ticket.endMs <= this.nowMs();
  }

  private newestFirst(): QrTicket[] {
    return [...this.tickets.values()].reverse();
  }
}
