import { randomBytes } from 'node:crypto';

const lifetimeMs = 7_200_000;
/** After a new token was issued, the one before it stays good for five minutes. */
const overlapMs = 300_000;

/** Whether a token is good; `expired` was good once. */
export type TokenJudgement = 'good' | 'expired' | 'unknown';

/** Access tokens of the service account, as WeChat hands them out. */
export class AccessTokens {
  private readonly endOf = new Map<string, number>();
  private current: { readonly token: string; readonly endMs: number } | null = null;

  constructor(private readonly nowMs: () => number) {}

  /**
   * Gives a token. `isFresh` always makes a new one (`/cgi-bin/token`, forced
   * refresh); else the one in force is given again until five minutes before its end.
   */
  issue(isFresh: boolean): { readonly access_token: string; readonly expires_in: number } {
    const nowMs = this.nowMs();
    if (isFresh || this.current === null || this.current.endMs - nowMs < overlapMs) {
      if (this.current) this.endOf.set(this.current.token, Math.min(this.current.endMs, nowMs + overlapMs));
      this.current = { token: randomBytes(64).toString('base64url'), endMs: nowMs + lifetimeMs };
      this.endOf.set(this.current.token, this.current.endMs);
    }
    return { access_token: this.current.token, expires_in: Math.floor((this.current.endMs - nowMs) / 1000) };
  }

  judge(token: string): TokenJudgement {
    const endMs = this.endOf.get(token);
    if (endMs === undefined) return 'unknown';
    return endMs > this.nowMs() ? 'good' : 'expired';
  }
}
