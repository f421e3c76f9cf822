import type { Clock, PortClock } from './clock/clock';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Route } from './http/route';
import type { StandardRoute } from './http/standard-route';
import type { Live } from './live';
import type { Log } from './log';
import type { Outbox, Reaction } from './outbox';
import type { OwnData } from './own-data';
import type { LongExport } from './list/long-export';
import type { JobHandler } from './queue/queue';
import type { SecurityLog } from './security-log';

/** What the platform lends to every module. */
export interface Platform {
  readonly config: Config;
  /** The first worker of its parent: what the last process left undone was cut off from outside, together with that one's parent. */
  readonly isFirstWorker: boolean;
  readonly database: Database;
  readonly clock: Clock;
  readonly portClock: PortClock;
  readonly log: Log;
  readonly outbox: Outbox;
  /** What this process hears of changes; listening begins with the `http` role. */
  readonly live: Live;
  /** Where refused sign-ins, forged calls, quotas and full views are noted. */
  readonly securityLog: SecurityLog;
  /** The platform's own parts of `/readyz`; the modules' are theirs. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** The platform's own figures in `/metrics`; the modules' are theirs. */
  readonly figures: readonly Figure[];
}

/**
 * A part of `/readyz`: whether it is well. One that cannot tell because the
 * database is gone throws what the database threw: that is told as unknown.
 */
export type HealthCheck = () => Promise<boolean>;

/** A line of `/metrics`: what is counted, and its value now; null where that is not known. */
export interface Figure {
  /** `mastlight_…`, in Prometheus' spelling; a counter ends in `_total`. */
  readonly name: string;
  readonly help: string;
  /** A counter grows from the start of the process on; a gauge is as it is. */
  readonly kind: 'gauge' | 'counter';
  read(): number | null | Promise<number | null>;
}

/** What a module gives: routes, jobs, reactions to others' events, and work that runs beside. */
export interface ServerModule {
  readonly name: string;
  readonly routes?: readonly Route[];
  /** Addresses whose form others have laid down. */
  readonly standardRoutes?: readonly StandardRoute[];
  readonly jobs?: readonly JobHandler[];
  readonly reactions?: readonly Reaction[];
  /** What of its tables is a person's own, and what becomes of it when he leaves (S-16). */
  readonly ownData?: OwnData;
  /** Its lists that may be made into a file outside a request (R-7.6-22). */
  readonly longExports?: readonly LongExport[];
  /** Started with the `worker` role: folder watchers, listeners. */
  startWork?(): Promise<{ stop(): Promise<void> }>;
  /** Started with the `gateway` role: what machines on the road and at sea speak to, which is no HTTP. */
  startGateway?(): Promise<{ stop(): Promise<void> }>;
  /** Started with the `http` role. */
  startHttp?(): Promise<{ stop(): Promise<void> }>;
  /** Parts of `/readyz`: a name and whether it is well. */
  readonly checks?: Readonly<Record<string, HealthCheck>>;
  /** Figures of its own in `/metrics`. */
  readonly figures?: readonly Figure[];
}
