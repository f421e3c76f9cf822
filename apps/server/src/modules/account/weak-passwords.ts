import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listLikelyPasswords, listPersonalPasswords } from '@mastlight/domain/account/likely-passwords';

/** So many are hashed before other work gets its turn; about 2 ms. */
const perStep = 1_000;

const md5 = (text: string): string => hash('md5', text);
/** The first 48 bits tell them apart: a good password is refused by mistake once in half a billion. */
const headOf = (digest: string): number => Number.parseInt(digest.slice(0, 12), 16);

/** Heads in ascending order; 3 MB, a fifth of what a set of them takes. */
let likely: Promise<Float64Array> | null = null;

/** Hashes the likely passwords, once in the life of the process and in steps, so that no call waits behind it. */
export function prepareLikelyPasswords(): Promise<Float64Array> {
  likely ??= hashLikelyPasswords();
  return likely;
}

async function hashLikelyPasswords(): Promise<Float64Array> {
  const heads: number[] = [];
  for (const password of listLikelyPasswords()) {
    heads.push(headOf(md5(password)));
    if (heads.length % perStep === 0) await nextTurn();
  }
  return Float64Array.from(heads).sort();
}

function holds(heads: Float64Array, wanted: number): boolean {
  let [low, high] = [0, heads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (heads[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return heads[low] === wanted;
}

/**
 * Refuses hashes of passwords that are guessed first: none at all, the likely
 * ones, and what can be made of the own phone and name. Length and classes of
 * characters cannot be seen in a hash; the form alone checks those.
 *
 * @throws BusinessError 400 naming the field `pwd`.
 */
export async function refuseWeakPassword(
  hashedPassword: string,
  person: { readonly phone: string; readonly userName: string },
): Promise<void> {
  const isLikely = holds(await prepareLikelyPasswords(), headOf(hashedPassword));
  if (!isLikely && !listPersonalPasswords(person.phone, person.userName).some((text) => md5(text) === hashedPassword)) return;
  throw refuse(refusals.passwordCommon, {}, { field: 'pwd' });
}
