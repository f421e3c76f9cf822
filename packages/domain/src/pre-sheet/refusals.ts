/** What pre-sheets refuse, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { actRefusalTexts, preSheetTexts as texts, type ActRefusalText } from './messages';

const plain = (name: string, code: number, text: string) => defineRefusal(`pre-sheet.${name}`, code, noParams, () => text);

/** Why an act may not be taken, by the truth table. */
export const actRefusals = Object.fromEntries(
  (Object.keys(actRefusalTexts) as ActRefusalText[]).map((name) => [name, plain(name, 400, actRefusalTexts[name])]),
) as { readonly [N in ActRefusalText]: ReturnType<typeof plain> };

export const preSheetRefusals = {
  ...actRefusals,
  unknownAgent: plain('unknownAgent', 400, texts.unknownAgent),
  notBound: plain('notBound', 400, texts.notBound),
  defaultNotBound: plain('defaultNotBound', 400, texts.defaultNotBound),
  tooMany: plain('tooMany', 400, texts.tooMany),
  keptEnough: plain('keptEnough', 429, texts.keptEnough),
  stale: plain('stale', 409, texts.stale),
  settingsStale: plain('settingsStale', 409, texts.settingsStale),
  twice: plain('twice', 400, texts.twice),
  /** How many errors there are, and the first of them. */
  faulty: defineRefusal('pre-sheet.faulty', 400, z.object({ count: z.int(), first: z.string() }), ({ count, first }) =>
    texts.faulty(count, first),
  ),
} as const;
