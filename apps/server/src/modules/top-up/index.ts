/**
 * Topping up: orders, what the payment methods say of them, and the credit that follows (ADR 0035).
 * Not here: whose money it is and where it goes (billing).
 */
import type { PayType } from '@mastlight/domain/top-up/order-state';
import { watchPortTime } from '../../platform/clock/watch-port-time';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import { createTopUpRoutes } from './http';
import { defineReconcile } from './jobs/reconcile';
import { askMethod } from './operations/ask-methods';
import { ownTopUps } from './own-data';
import type { TopUpParts } from './parts';
import { createAlipay } from './payment/alipay';
import type { PaymentMethod } from './payment/payment-method';
import { createWxpay } from './payment/wxpay';
import { listPaid, type PaidOrder } from './queries/find-orders';
import { countOpen, holdPaid } from './store';

/** Real time between two looks for orders that are due, in ms; the first is due after 15 s (P-06). */
const lookEveryMs = 5_000;

/** The methods that the settings tell of; their notifications come to our public address. */
function methodsOf({ config, clock }: Pick<Platform, 'config' | 'clock'>): ReadonlyMap<PayType, PaymentMethod> {
  const { wxpay, alipay } = config.payment;
  const notifyUrl = (path: string): string => `${config.publicUrl.replace(/\/+$/, '')}/pay/notify/${path}`;
  const methods = new Map<PayType, PaymentMethod>();
  if (wxpay) methods.set('WXPAY', createWxpay({ ...wxpay, notifyUrl: notifyUrl('wxpay') }, clock));
  if (alipay) methods.set('ALIPAY', createAlipay({ ...alipay, notifyUrl: notifyUrl('alipay') }, clock));
  return methods;
}

/** What others know of top-ups. */
export interface TopUpDoor {
  /** An owner's newest paid orders but for some, the newest first. */
  readonly list: (ownerKey: string, limit: number, except: readonly string[]) => Promise<readonly PaidOrder[]>;
  /** How many of an owner's orders may still be paid; no further one is made until the transaction ends. */
  readonly countOpen: (tx: Transaction, ownerKey: string) => Promise<number>;
  /** Those of these orders that are the owner's and paid; nobody gives any of them back until the transaction ends. */
  readonly hold: (tx: Transaction, ownerKey: string, orderNos: readonly string[]) => Promise<readonly PaidOrder[]>;
}

/** Builds the module on the doors of billing, which credits, of files, and of whoever knows of invoices. */
export function createTopUpModule(
  platform: Platform,
  billing: TopUpParts['billing'],
  files: TopUpParts['files'],
  invoices: TopUpParts['invoices'],
): { readonly module: ServerModule; readonly paid: TopUpDoor } {
  const { database, clock, log } = platform;
  const parts: TopUpParts = {
    database,
    clock,
    log,
    bankAccount: platform.config.payment.bankAccount,
    billing,
    files,
    invoices,
    methods: methodsOf(platform),
  };
  return {
    module: {
      name: 'top-up',
      routes: createTopUpRoutes(parts),
      jobs: [defineReconcile(parts)],
      ownData: ownTopUps,
      startWork() {
        // One that is slow has nobody wait for the other.
        const running = [...parts.methods.keys()].map((code) =>
          watchPortTime(platform, lookEveryMs, () => askMethod(parts, code), `asking ${code} failed`),
        );
        return Promise.resolve({ stop: async () => void (await Promise.all(running.map((work) => work.stop()))) });
      },
    },
    paid: {
      list: (ownerKey, limit, except) => listPaid(database, ownerKey, limit, except),
      countOpen,
      hold: holdPaid,
    },
  };
}
