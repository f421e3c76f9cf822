/** What orders of market procurement refuse, by name. */
import * as z from 'zod/mini';
import { bookRefusals, sheetRefusalsOf } from '../contract-kit/book-product';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { orderTexts as texts, templateTexts } from './messages';

const plain = (name: keyof { [K in keyof typeof texts as (typeof texts)[K] extends string ? K : never]: true }, code: number) =>
  defineRefusal(`market-order.${name}`, code, noParams, () => texts[name]);

/** Of the truth table. */
export const actRefusals = {
  noDuty: plain('noDuty', 403),
  inReview: plain('inReview', 400),
  checkedAlready: plain('checkedAlready', 400),
  atCustoms: plain('atCustoms', 400),
  notSubmitted: plain('notSubmitted', 400),
  notChecked: plain('notChecked', 400),
  notReleased: plain('notReleased', 400),
  ownOrder: plain('ownOrder', 400),
} as const;

const book = bookRefusals('market-order');
/** Of a spreadsheet. */
export const sheetRefusals = { ...sheetRefusalsOf(book), tooManyLines: plain('tooManyLines', 400) } as const;

export const orderRefusals = {
  ...actRefusals,
  ...sheetRefusals,
  tooMany: plain('tooMany', 400),
  keptEnough: plain('keptEnough', 429),
  changedMeanwhile: plain('changedMeanwhile', 409),
  faulty: defineRefusal('market-order.faulty', 400, z.object({ count: z.int(), first: z.string() }), ({ count, first }) =>
    texts.faulty(count, first),
  ),
  linesAtCustoms: defineRefusal('market-order.linesAtCustoms', 400, z.object({ part: z.int() }), ({ part }) => texts.linesAtCustoms(part)),
  headAtCustoms: plain('headAtCustoms', 400),
  contradicted: plain('contradicted', 400),
  toldByCustoms: plain('toldByCustoms', 400),
  dayOfTomorrow: plain('dayOfTomorrow', 400),
  daysOutOfOrder: plain('daysOutOfOrder', 400),
  nothingToDeclare: plain('nothingToDeclare', 400),
  templateGone: defineRefusal('market-order.templateGone', 400, noParams, () => templateTexts.gone),
} as const;

/** Of the book of document templates. */
export const templateRefusals: typeof book = {
  ...book,
  taken: defineRefusal('market-order.templateTaken', 400, noParams, () => templateTexts.taken),
  changedMeanwhile: defineRefusal('market-order.templateChanged', 409, noParams, () => templateTexts.changedMeanwhile),
};
