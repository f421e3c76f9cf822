import { showToast } from '@mastlight/ui';
import { payRate, showCoins } from '@mastlight/domain/billing/coins';
import { originOf, type Origin } from '@mastlight/domain/billing/fee';
import { priceOf } from '@mastlight/domain/billing/price-list';
import { billingRefusals } from '@mastlight/domain/billing/refusals';
import { textsOf } from '../../platform/catalogue';
import { CallCancelled, CallError } from '../../platform/http-client';
import { queryClient } from '../../platform/query-client';
import { checkFree } from './api';
import { askCharge } from './charge-question';
import { isTipOff } from './free-tip';
import { ChargeDeclined, type Agreed, type PayWish } from './pay-wish';
import { refreshMoney } from './queries';
import { freeWords } from './texts/free.zh-CN';
import { billingWords } from './texts/zh-CN';

/** R-4.9-02, R-9-16. */
const noticeMs = 6_000;

/**
 * Sends what costs something (R-4.8-05): the free quota is asked about; where it does not do, the tip, unless it is off for
 * today, and the confirmation; then the calls, one for each part, and what they used, also where a later one fails. All of
 * them together take no more real money than the confirmation told; where a call would, it is asked about again with all
 * that is still to be sent.
 *
 * @param parts the things of each call
 * @param send one call, which answers the 火币 that it used, in fen
 * @returns what they answered, in order: fewer than the parts when one was refused on the way, which has been shown, or when
 * only what is free was sent.
 * @throws ChargeDeclined when the answer is no, CallError of the first call (402 has its own dialog): nothing is done then.
 */
export async function payFor<Thing, Told extends { readonly coins: number }>(
  wish: PayWish,
  parts: readonly (readonly Thing[])[],
  send: (part: readonly Thing[], agreed: Agreed) => Promise<Told>,
): Promise<readonly Told[]> {
  const wanted = sumOf(parts.map(({ length }) => length));
  if (wanted === 0) return [];
  const short = wish.isPaidBefore ? null : await findShortage(wish, wanted);
  const freeCount = short === null || !wish.canBePart ? 0 : Math.floor((short.freeFen * wanted) / short.wantedFen);
  const isFreeAlone = short !== null && (await ask(wish, short, freeCount)) === 'free';
  const sending = isFreeAlone ? firstOf(parts, freeCount) : parts;
  const counts = sending.map(({ length }) => length);
  /** What each part may take of it. */
  let agreedFen: readonly number[] =
    short === null || isFreeAlone
      ? counts.map(() => 0)
      : shareOut(
          short.freeFen,
          counts.map((each) => (short.wantedFen / wanted) * each),
        );
  const told: Told[] = [];
  try {
    for (const [at, part] of sending.entries()) {
      const sent = await sendAgreed(
        agreedFen[at]!,
        (agreed) => send(part, agreed),
        async (shortHere) => {
          const later = counts.slice(at + 1);
          const each = priceOf(wish.fee, Date.now());
          const memberEach = Math.round((each * shortHere.wantedFen) / shortHere.fullFen);
          await ask(wish, {
            ...shortHere,
            wantedFen: shortHere.wantedFen + memberEach * sumOf(later),
            fullFen: shortHere.fullFen + each * sumOf(later),
          });
          const costs = [shortHere.wantedFen, ...later.map((laterCount) => memberEach * laterCount)];
          agreedFen = [...agreedFen.slice(0, at), ...shareOut(shortHere.freeFen, costs)];
          return agreedFen[at]!;
        },
      );
      told.push(sent);
    }
  } catch (error) {
    const isTold = error instanceof CallError || error instanceof CallCancelled || error instanceof ChargeDeclined;
    if (told.length === 0 || !isTold) throw error;
  } finally {
    const used = told.map(({ coins }) => coins);
    // Real money is never taken beyond what was agreed to: the rest was free.
    const realFen = sumOf(used.map((fen, at) => Math.min(fen, agreedFen[at]!)));
    tellUsed(sumOf(used), realFen, wish.isHeld ? 'held' : 'used');
  }
  return told;
}

/**
 * Sends what stood there with its price, and was agreed to so: it takes no more real money than that. Where it would, it is
 * asked about again.
 *
 * @param realFen the real money that was shown, in fen
 * @throws ChargeDeclined when the answer is no: nothing is done then.
 */
export function sendShown<Told>(
  wish: Pick<PayWish, 'port' | 'fee'>,
  realFen: number,
  send: (agreed: Agreed) => Promise<Told>,
): Promise<Told> {
  return sendAgreed(realFen, send, async (short) => {
    await ask(wish, short);
    return short.wantedFen - short.freeFen;
  });
}

/** Sends with what was agreed to, again and again as the server asks: somebody of the same company was faster, or a price has changed. */
async function sendAgreed<Told>(
  realFen: number,
  send: (agreed: Agreed) => Promise<Told>,
  askAgain: (short: Shortage) => Promise<number>,
): Promise<Told> {
  for (let agreedFen = realFen; ;) {
    try {
      return await send(agreedFen > 0 ? { allowReal: true, allowRealFen: agreedFen } : {});
    } catch (error) {
      if (!(error instanceof CallError) || error.refusal?.name !== billingRefusals.needsConfirmation.name) throw error;
      agreedFen = await askAgain(shortageOf(error));
    }
  }
}

/** The first of some things, part by part. */
function firstOf<Thing>(parts: readonly (readonly Thing[])[], count: number): readonly (readonly Thing[])[] {
  let left = count;
  return parts.flatMap((part) => {
    const taken = part.slice(0, left);
    left -= taken.length;
    return taken.length === 0 ? [] : [taken];
  });
}

/** The real part of each of some costs, in fen, where the free quota pays for the first ones. */
function shareOut(freeFen: number, costs: readonly number[]): number[] {
  let left = freeFen;
  return costs.map((fen) => {
    const free = Math.min(left, fen);
    left -= free;
    return fen - free;
  });
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** R-4.9-02, and how much of it was free; what cost nothing is not told. */
function tellUsed(fen: number, realFen: number, how: 'used' | 'held'): void {
  if (fen === 0) return;
  void refreshMoney(queryClient);
  const say = textsOf(billingWords);
  const used = say(how, { coins: showCoins(fen) });
  const sayFree = textsOf(freeWords);
  const text = realFen === 0 ? sayFree('all', { used }) : realFen < fen ? sayFree('part', { used, free: showCoins(fen - realFen) }) : used;
  showToast({ tone: 'warning', text, shownMs: noticeMs });
}

/** What the server says of a free quota that does not do; null where it does, or where it could not be asked: the call decides then (R-8-24). */
async function findShortage({ port, fee }: PayWish, count: number): Promise<Shortage | null> {
  try {
    await checkFree(originOf(port), fee, count);
    return null;
  } catch (error) {
    if (error instanceof CallError && error.refusal?.name === billingRefusals.freeShort.name) return shortageOf(error);
    console.warn('free balance not verified', error);
    return null;
  }
}

/** A free quota that does not do: what is left of it, and all that is wanted, in fen. */
interface Shortage {
  /** Null: of what has no free quota. */
  readonly origin: Origin | null;
  readonly freeFen: number;
  readonly wantedFen: number;
  /** That by the price list: more where a member pays less. */
  readonly fullFen: number;
}

/** What is left and what is wanted, as a refusal says it. */
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
  return { origin, freeFen: fenOf(free), wantedFen: fenOf(wanted), fullFen: fenOf(full) };
}

/** Fen of what `showCoins` has written. */
const fenOf = (shown: string): number => Math.round(Number(shown.replaceAll(',', '')) * payRate);

/**
 * In the language of now; a balance error's own words are 余额不足 for everything (R-8-01).
 *
 * @param freeCount so many things can be sent alone for nothing; 0: that is not offered
 * @returns `free` where those alone are to be sent
 * @throws ChargeDeclined
 */
async function ask(
  { port, fee }: Pick<PayWish, 'port' | 'fee'>,
  { origin: told, freeFen, wantedFen, fullFen }: Shortage,
  freeCount = 0,
): Promise<'all' | 'free'> {
  const origin = originOf(port);
  const shown = { origin: told ?? '', free: showCoins(freeFen), wanted: showCoins(wantedFen) };
  const text = textsOf(billingWords)('refusal.freeShort', shown);
  const first = isTipOff(origin, Date.now()) ? 'all' : await askCharge({ kind: 'tip', origin, text, freeCount });
  const answer = first === 'all' ? await askCharge({ kind: 'confirm', port, fee, text, freeFen, wantedFen, fullFen, freeCount }) : first;
  if (answer === 'none') throw new ChargeDeclined();
  return answer;
}
