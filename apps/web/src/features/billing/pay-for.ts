import { showToast } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/coins';
import { originOf, type Fee, type Origin } from '@mastlight/domain/billing/fee';
import { billingRefusals } from '@mastlight/domain/billing/refusals';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf } from '../../platform/catalogue';
import { CallCancelled, CallError } from '../../platform/http-client';
import { queryClient } from '../../platform/query-client';
import { checkFree } from './api';
import { askCharge } from './charge-question';
import { isTipOff } from './free-tip';
import { refreshMoney } from './queries';
import { billingWords } from './texts/zh-CN';

/** Somebody was asked whether real money may be taken, and said no: nothing was sent, and nobody needs to be told. */
export class ChargeDeclined extends Error {
  constructor() {
    super('declined');
    this.name = 'ChargeDeclined';
  }
}

/** What is to be paid: one fee, for so many things at a port. */
export interface PayWish {
  readonly port: PortCode;
  readonly fee: Fee;
  readonly count: number;
  /** It may have been paid for today, and then costs nothing: nothing is asked unless the server asks. */
  readonly isPaidBefore?: boolean;
  /** It is set aside, and taken later or given back. */
  readonly isHeld?: boolean;
}

/** What goes into the call: that real money may be taken, where somebody agreed to it (T13). */
export type Agreed = { readonly allowReal?: true };

/** R-4.9-02, R-9-16. */
const noticeMs = 6_000;

/**
 * Sends what costs something (R-4.8-05): the free quota is asked about; where it does not do, the tip, unless it is off for
 * today, and the confirmation; then the calls, one for each part, and what they used, also where a later one fails. Real
 * money is taken only by a call that was agreed to.
 *
 * @param send one call, which answers the 火币 that it used, in fen
 * @returns what they answered, in order: fewer than the parts when one was refused on the way, which has been shown.
 * @throws ChargeDeclined when the answer is no, CallError of the first call (402 has its own dialog): nothing is done then.
 */
export async function payFor<Part, Told extends { readonly coins: number }>(
  wish: PayWish,
  parts: readonly Part[],
  send: (part: Part, agreed: Agreed) => Promise<Told>,
): Promise<readonly Told[]> {
  if (wish.count === 0) return [];
  const short = wish.isPaidBefore ? null : await findShortage(wish);
  if (short !== null) await ask(wish, short);
  let agreed: Agreed = short === null ? {} : { allowReal: true };
  const told: Told[] = [];

  async function sendPart(part: Part): Promise<Told> {
    try {
      return await send(part, agreed);
    } catch (error) {
      // Somebody of the same company was faster.
      if (!(error instanceof CallError) || error.refusal?.name !== billingRefusals.needsConfirmation.name) throw error;
      await ask(wish, shortageOf(error));
      agreed = { allowReal: true };
      return send(part, agreed);
    }
  }

  try {
    for (const part of parts) told.push(await sendPart(part));
  } catch (error) {
    const isTold = error instanceof CallError || error instanceof CallCancelled || error instanceof ChargeDeclined;
    if (told.length === 0 || !isTold) throw error;
  } finally {
    tellUsed(
      told.reduce((sum, { coins }) => sum + coins, 0),
      wish.isHeld ? 'held' : 'used',
    );
  }
  return told;
}

/** R-4.9-02; what cost nothing is not told. */
function tellUsed(fen: number, how: 'used' | 'held'): void {
  if (fen === 0) return;
  void refreshMoney(queryClient);
  showToast({ tone: 'warning', text: textsOf(billingWords)(how, { coins: showCoins(fen) }), shownMs: noticeMs });
}

/** What the server says of a free quota that does not do; null where it does, or where it could not be asked: the call decides then (R-8-24). */
async function findShortage({ port, fee, count }: PayWish): Promise<Shortage | null> {
  try {
    await checkFree(originOf(port), fee, count);
    return null;
  } catch (error) {
    if (error instanceof CallError && error.refusal?.name === billingRefusals.freeShort.name) return shortageOf(error);
    console.warn('free balance not verified', error);
    return null;
  }
}

/** A free quota that does not do: in words, and all that is wanted, in fen. */
interface Shortage {
  readonly text: string;
  readonly wantedFen: number;
  /** That by the price list: more where a member pays less. */
  readonly fullFen: number;
}

/** What is left and what is wanted, in the language of now; a balance error's own words are 余额不足 for everything (R-8-01). */
function shortageOf({ refusal }: CallError): Shortage {
  const {
    origin,
    free,
    wanted,
    full = wanted,
  } = refusal!.params as {
    readonly origin: Origin | null;
    readonly free: string;
    readonly wanted: string;
    readonly full?: string;
  };
  const [wantedFen, fullFen] = [Math.round(Number(wanted) * 100), Math.round(Number(full) * 100)];
  return { text: textsOf(billingWords)('refusal.freeShort', { origin: origin ?? '', free, wanted }), wantedFen, fullFen };
}

/** @throws ChargeDeclined */
async function ask({ port, fee }: PayWish, { text, wantedFen, fullFen }: Shortage): Promise<void> {
  const origin = originOf(port);
  const isOn = isTipOff(origin, Date.now()) || (await askCharge({ kind: 'tip', origin, text }));
  if (!isOn || !(await askCharge({ kind: 'confirm', port, fee, text, wantedFen, fullFen }))) throw new ChargeDeclined();
}
