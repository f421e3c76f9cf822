import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GroupMessage } from './chat-robots/chat-groups';
import type { AgentCase } from './agent-desk/agent-desk';
import type { ClockState } from './clock/world-clock';
import type { Faults } from './delivery/faults';
import type { OutboxState } from './delivery/outbox';
import type { RowPortState } from './row-ports/row-port';
import type { TaxCase } from './tax-office/tax-office';
import type { SmsMessage } from './sms/sms-inbox';
import type { TakenMail } from './mail/mail-inbox';
import type { ManifestCase } from './sh-manifest/manifest-counterpart';
import type { MarketCase } from './market-customs/market-counterpart';
import type { VgmCase } from './vgm-receiver/vgm-counterpart';
import type { WechatState } from './wechat/service-account';
import type { LineShipment } from './shipping-lines/shipment-life';
import type { World } from './world/world';

/** Everything the sandbox keeps between starts, as one consistent picture. */
export interface SavedState {
  readonly version: 1;
  readonly clock: ClockState;
  readonly world: World;
  readonly outbox: OutboxState;
  readonly wechat: WechatState;
  readonly sms: SmsMessage[];
  readonly faults: Faults;
  /** Ports that speak in rows, by code; absent in states of before there were any. */
  readonly rowPorts?: Readonly<Record<string, RowPortState>>;
  /** Questions to the tax office; absent in states of before there was one. */
  readonly taxCases?: TaxCase[];
  /** What was handed in at the receiver of verified masses; absent in states of before there was one. */
  readonly vgmCases?: VgmCase[];
  /** E-mails; absent in states of before there were any. */
  readonly mails?: TakenMail[];
  /** What robots said in groups. */
  readonly groupMessages?: GroupMessage[];
  /** Manifests that were handed in to customs; absent in states of before they took any. */
  readonly manifestCases?: ManifestCase[];
  /** Declarations of market procurement that were handed in to customs; absent in states of before they took any. */
  readonly marketCases?: MarketCase[];
  /** What came to the desk of the shipping agents; absent in states of before there was one. */
  readonly agentCases?: AgentCase[];
  /** Shipments that lines were asked after; absent in states of before they answered. */
  readonly lineShipments?: LineShipment[];
}

/** A place for the saved state; without a folder nothing is kept. */
export interface StateFile {
  /** The state of the last start; null at the first, or when it cannot be read (the file is then put aside). */
  load(): SavedState | null;
  /** Saves soon; calls within the delay are one write. */
  saveSoon(): void;
  /** Saves now, if anything has changed. */
  flush(): void;
  /** Drops a save that is due, and takes no other. */
  forget(): void;
}

const saveDelayMs = 500;

/**
 * Opens `<folder>/world.json`. World and outbox are written together, in one
 * rename: after a crash the world goes on from an older moment and says the
 * same messages again, and none is lost.
 */
export function openStateFile(folder: string | undefined, take: () => SavedState): StateFile {
  let timer: NodeJS.Timeout | undefined;
  let isForgotten = false;
  const file = folder === undefined ? undefined : join(folder, 'world.json');

  const flush = (): void => {
    if (timer === undefined || file === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writeFileSync(`${file}.tmp`, JSON.stringify(take()), { mode: 0o600 });
    renameSync(`${file}.tmp`, file);
  };

  return {
    load() {
      if (folder === undefined || file === undefined) return null;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      try {
        const state = JSON.parse(readFileSync(file, 'utf8')) as SavedState;
        if (state.version === 1) return state;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      }
      renameSync(file, `${file}.unreadable`);
      return null;
    },
    saveSoon() {
      if (file !== undefined && !isForgotten) timer ??= setTimeout(flush, saveDelayMs);
    },
    flush,
    forget() {
      isForgotten = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
