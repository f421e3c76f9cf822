/**
 * Wire contract of the code book (R-7.4-69, -70, -73), headings and subheadings in our own words, and of the tariff
 * (R-7.4-71, -74, -75): an edition that the operator of the site has imported. Rates, units, supervision and elements belong to
 * the edition in force, which every answer names; without one they are null, never a guess.
 */
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { batchMax, codePattern, keywordLengthMax, linesPattern } from './limits';
import { hsCodeTexts as texts } from './messages';
import { hsCodeRefusals as refusals } from './refusals';

const text = z.nullable(z.string());
const code = z.string().check(z.regex(codePattern, texts.codeWrong));

const entry = z.object({
  /** Two, four or six digits. */
  hsCode: z.string(),
  name: z.string(),
  nameEn: z.string(),
  unit1: text,
  unit2: text,
  rebate: text,
  supervision: text,
});
export type HsEntry = z.output<typeof entry>;

const record = z.extend(entry, {
  /** What it stands below, the chapter first. */
  parents: z.array(z.object({ hsCode: z.string(), name: z.string() })),
  children: z.array(z.object({ hsCode: z.string(), name: z.string() })),
  /** How people call such goods. */
  names: z.array(z.string()),
});

const editionInForce = z.object({
  name: z.string(),
  source: z.string(),
  /** `2026-01-01` */
  validFrom: z.string(),
  importedAt: z.string(),
  /** Made up for demonstrations: it says what no tariff says. */
  isDemo: z.boolean(),
  /** Days since it came in force. */
  ageDays: z.number(),
});
export type TariffEdition = z.output<typeof editionInForce>;

/** A rate as it was written, and the rule that was read out of it; see `rate.ts`. */
const rate = z.nullable(
  z.object({
    text: z.string(),
    rule: z.object({
      kind: z.enum(['one', 'higher', 'lower', 'none', 'unread']),
      parts: z.array(z.object({ ppm: z.number(), amount: z.number(), unit: z.string() })),
    }),
  }),
);
/** Null where the edition says nothing, empty where it says that there are none. */
const letters = z.nullable(z.array(z.object({ letter: z.string(), name: z.string(), meaning: z.string() })));

const taxLine = z.object({
  /** Ten digits. */
  hsCode: z.string(),
  name: z.string(),
  unit1: text,
  unit2: text,
  mfn: rate,
  general: rate,
  provisional: rate,
  vat: rate,
  consumption: rate,
  rebate: rate,
  agreements: z.array(z.object({ name: z.string(), rate })),
  supervision: letters,
  inspection: letters,
});
export type TaxLine = z.output<typeof taxLine>;

const element = z.object({
  no: z.number(),
  name: z.string(),
  isOptional: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});

const note = z.object({ hsCode: z.string(), name: z.string(), note: text });

const linesCode = z.object({ hsCode: z.string().check(z.regex(linesPattern, texts.linesCodeWrong)) });
/** What every answer out of the tariff says of its edition; why nothing is told, where nothing is. */
const fromTariff = { edition: z.nullable(editionInForce), note: z.string(), hsCode: z.string() };

const open = { policy: 'session', showsErrors: false, cost: 2 } as const;

export const hsCode = {
  queryCodes: post('/hsData/query', {
    ...open,
    summary: '按编码或货名查品目、子目；单位、退税、监管来自生效的税则，下面几行不同或没有税则时为空',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({
      keyword: z.string().check(z.trim(), z.minLength(1, texts.keywordMissing), z.maxLength(keywordLengthMax, texts.keywordTooLong)),
      ...pagingFields,
    }),
    response: pageOf(entry),
  }),
  showCode: post('/hsData/info', {
    ...open,
    summary: '一个编码：上级、下级和叫法',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({ hsCode: code }),
    response: record,
    refusals: [refusals.unknownCode],
  }),
  listCodes: get('/hsData/queryBatchList', {
    ...open,
    summary: '一次几个编码，逗号隔开；目录里没有的不在答案里',
    request: z.object({
      hsCodes: z.pipe(
        z.string().check(z.maxLength(batchMax * 11)),
        z.transform((list) => list.split(/[,，\s]+/).filter((each) => each !== '')),
      ),
    }),
    response: z.object({ list: z.array(entry), missing: z.array(z.string()) }),
    refusals: [refusals.tooManyCodes],
  }),
  showTax: get('/hsData/tax', {
    ...open,
    summary: '一个编码下的税号：税率（原文和算法）、监管条件、检验检疫，带税则版次和来源；没有税则时说没有',
    request: linesCode,
    response: z.object({ ...fromTariff, total: z.number(), lines: z.array(taxLine) }),
  }),
  showNotes: get('/hsData/taxNote', {
    ...open,
    summary: '章注和品目注，自己的话：归这里的、不归这里归哪里；没有写的为空',
    request: z.object({ hsCode: code }),
    response: z.object({ hsCode: z.string(), chapter: note, heading: note }),
    refusals: [refusals.unknownCode],
  }),
  listElements: get('/hsData/queryElement', {
    ...open,
    summary: '一个税号的申报要素：序号、名称、可选的值，带税则版次和来源',
    request: linesCode,
    response: z.object({ ...fromTariff, name: text, elements: z.array(element) }),
  }),
} as const;
