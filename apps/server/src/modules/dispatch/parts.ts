import type { IntakeSource } from '@mastlight/domain/intake/index';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { Gateway } from './gateway';

/** What the operations of this module work with. */
export interface DispatchParts extends Pick<Platform, 'database' | 'clock' | 'portClock' | 'log' | 'outbox'> {
  readonly gateways: ReadonlyMap<string, Gateway>;
  /** How long is waited before a counterpart is asked, ms. */
  readonly quietMs: number;
  /** Has work begin when the transaction commits. */
  readonly requestWork: (tx: Transaction) => Promise<void>;
  /** Stores receipts that were found by asking, as if they had come in by themselves. */
  readonly receive: (message: { readonly source: IntakeSource; readonly fileName: string; readonly bytes: Uint8Array }) => Promise<unknown>;
}
