import { lineCodes, type LineCode } from '@mastlight/domain/line-tracking/lines';
import { eventsAt, isKnownTo, type LineShipment } from './shipment-life';

/** How a line behaves now. */
export interface LineHabit {
  /** It does not answer. */
  readonly isDown: boolean;
  /** It answers with a web page, and says that all is well. */
  readonly answersPages: boolean;
  /** Questions that it takes in a minute. */
  readonly callsPerMinute: number;
}

const usual: LineHabit = { isDown: false, answersPages: false, callsPerMinute: 60 };

export interface ShippingLinesOptions {
  /** Kept between starts. */
  readonly shipments: LineShipment[];
  /** World time, and the wall clock's, ms. */
  readonly nowMs: () => number;
  readonly realNowMs: () => number;
  readonly onChange: () => void;
}

/** What a line says to a question. */
export type LineSays =
  | { readonly kind: 'events'; readonly events: readonly object[]; readonly next: string | null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'down' | 'page' | 'bad' }
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number };

const shipmentsMax = 20_000;
const minuteMs = 60_000;

/** The 15 lines: each knows its own shipments, and answers as fast and as well as it is told to. */
export class ShippingLines {
  readonly #habits = new Map<LineCode, LineHabit>();
  readonly #asked = new Map<LineCode, number[]>();
  #refused = 0;

  constructor(private readonly options: ShippingLinesOptions) {}

  /** What somebody is told who asks a line after a number. */
  ask(line: LineCode, number: string, limit: number, cursor: string | null): LineSays {
    const { isDown, answersPages, callsPerMinute } = this.habitOf(line);
    const realNowMs = this.options.realNowMs();
    if (isDown) return { kind: 'down' };
    const recent = (this.#asked.get(line) ?? []).filter((ms) => ms > realNowMs - minuteMs);
    if (recent.length >= callsPerMinute) {
      this.#refused++;
      return { kind: 'busy', retryAfterSeconds: Math.max(1, Math.ceil((recent[0]! + minuteMs - realNowMs) / 1_000)) };
    }
    this.#asked.set(line, [...recent, realNowMs]);
    if (answersPages) return { kind: 'page' };
    if (!isKnownTo(line, number)) return { kind: 'unknown' };
    const from = cursor === null ? 0 : Number(cursor);
    if (!Number.isInteger(from) || from < 0) return { kind: 'bad' };
    const events = eventsAt(this.#shipmentOf(line, number), this.options.nowMs());
    const next = from + limit < events.length ? String(from + limit) : null;
    return { kind: 'events', events: events.slice(from, from + limit), next };
  }

  habitOf(line: LineCode): LineHabit {
    return this.#habits.get(line) ?? usual;
  }

  setHabit(line: LineCode, changed: Partial<LineHabit>): void {
    this.#habits.set(line, { ...this.habitOf(line), ...changed });
  }

  /** How each line behaves, and what it was asked. */
  describe() {
    return {
      refused: this.#refused,
      list: lineCodes.map((line) => ({
        line,
        ...this.habitOf(line),
        shipments: this.options.shipments.filter((shipment) => shipment.line === line).map(({ number }) => number),
      })),
    };
  }

  #shipmentOf(line: LineCode, number: string): LineShipment {
    const { shipments, nowMs, onChange } = this.options;
    const known = shipments.find((shipment) => shipment.line === line && shipment.number === number);
    if (known) return known;
    const born: LineShipment = { line, number, bornMs: Math.trunc(nowMs()) };
    shipments.push(born);
    shipments.splice(0, shipments.length - shipmentsMax);
    onChange();
    return born;
  }
}
