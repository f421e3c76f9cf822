import { readMail, type ReadMail } from './read-mail';

/** An e-mail that was taken, and for whom. */
export interface TakenMail extends ReadMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Real time, ms since epoch. */
  readonly atMs: number;
}

const keptCount = 200;

/** The mailboxes of everybody whom the platform writes to, saved as the list they are. */
export class MailInbox {
  constructor(
    private readonly list: TakenMail[],
    private readonly nowMs: () => number,
    private readonly onChange: () => void,
  ) {}

  add(from: string, to: readonly string[], raw: string): void {
    this.list.push({ ...readMail(raw), from, to, atMs: this.nowMs() });
    if (this.list.length > keptCount) this.list.splice(0, this.list.length - keptCount);
    this.onChange();
  }

  newest(): TakenMail[] {
    return [...this.list].reverse();
  }
}
