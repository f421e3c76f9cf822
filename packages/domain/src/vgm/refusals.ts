/** What VGM sending refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { vgmRefusalTexts, vgmTexts as texts, type VgmRefusalText } from './messages';

const upTo = z.object({ max: z.int() });

/** Why an act may not be taken, by the truth table. */
export const actRefusals = Object.fromEntries(
  (Object.keys(vgmRefusalTexts) as VgmRefusalText[]).map((name) => [
    name,
    defineRefusal(`vgm.${name}`, 400, noParams, () => vgmRefusalTexts[name]),
  ]),
) as { readonly [N in VgmRefusalText]: ReturnType<typeof defineRefusal<typeof noParams>> };

export const vgmRefusals = {
  ...actRefusals,
  tooMany: defineRefusal('vgm.tooMany', 400, upTo, ({ max }) => texts.tooMany(max)),
  keptEnough: defineRefusal('vgm.keptEnough', 429, noParams, () => texts.keptEnough),
  changedMeanwhile: defineRefusal('vgm.changedMeanwhile', 409, noParams, () => texts.changedMeanwhile),
  /** How many errors there are, and the first of them. */
  faulty: defineRefusal('vgm.faulty', 400, z.object({ count: z.int(), first: z.string() }), ({ count, first }) =>
    texts.faulty(count, first),
  ),
  /** Before a terminal has accepted it there is nothing to prove. */
  notAccepted: defineRefusal('vgm.notAccepted', 400, noParams, () => texts.notAccepted),
  unknownSort: defineRefusal('vgm.unknownSort', 400, noParams, () => texts.unknownSort),
  unknownColumn: defineRefusal('vgm.unknownColumn', 400, z.object({ prop: z.string() }), ({ prop }) => texts.unknownColumn(prop)),
  unreadable: defineRefusal('vgm.unreadable', 400, noParams, () => texts.unreadable),
  tooManyRows: defineRefusal('vgm.tooManyRows', 400, noParams, () => texts.tooManyRows),
  otherUnit: defineRefusal('vgm.otherUnit', 400, z.object({ title: z.string() }), ({ title }) => texts.otherUnit(title)),
  tooManyCells: defineRefusal('vgm.tooManyCells', 400, noParams, () => texts.tooManyCells),
  noRows: defineRefusal('vgm.noRows', 400, noParams, () => texts.noRows),
  unknownBill: defineRefusal('vgm.unknownBill', 400, noParams, () => texts.unknownBill),
} as const;
