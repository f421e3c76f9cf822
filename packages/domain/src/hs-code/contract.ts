/**
 * Wire contract of the code book (R-7.4-69, -70, -73): headings and subheadings in our own words. Rates, units and
 * supervision belong to a tariff in force; without one they are null, never a guess.
 */
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { batchMax, codePattern, keywordLengthMax } from './limits';
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

const open = { policy: 'session', showsErrors: false, cost: 2 } as const;

export const hsCode = {
  queryCodes: post('/hsData/query', {
    ...open,
    summary: '按编码或货名查品目、子目；单位、退税、监管在导入税则之前为空',
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
} as const;
