/** One short message as the phone shows it. */
export interface SmsMessage {
  readonly phone: string;
  /** The `code` of the template's parameters; empty when it has none. */
  readonly code: string;
  readonly text: string;
  /** Real time, ms since epoch. */
  readonly atMs: number;
}

const keptCount = 500;
/** Limits per phone for codes of one template: how many in how long. */
const limits: readonly { readonly count: number; readonly withinMs: number; readonly name: string }[] = [
  { count: 1, withinMs: 60_000, name: '分钟' },
  { count: 5, withinMs: 3_600_000, name: '小时' },
  { count: 10, withinMs: 86_400_000, name: '天' },
];

/** The phones' inboxes, saved as the list they are. */
export class SmsInbox {
  constructor(
    private readonly list: SmsMessage[],
    private readonly onChange: () => void,
  ) {}

  add(message: SmsMessage): void {
    this.list.push(message);
    if (this.list.length > keptCount) this.list.splice(0, this.list.length - keptCount);
    this.onChange();
  }

  /** Newest first; all phones when none is named. */
  newest(phone?: string): SmsMessage[] {
    return this.list.filter((message) => phone === undefined || message.phone === phone).reverse();
  }

  /** The provider's limit that one more message to `phone` would break; null when none. */
  brokenLimit(phone: string, nowMs: number): string | null {
    for (const { count, withinMs, name } of limits) {
      const sent = this.list.filter((message) => message.phone === phone && message.atMs > nowMs - withinMs).length;
      if (sent >= count) return `触发${name}级流控Permits:${count}`;
    }
    return null;
  }
}
