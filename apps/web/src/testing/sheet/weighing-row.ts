import { textBy } from '@mastlight/domain/contract-kit/text-field';
import * as z from 'zod/mini';
import type { DraftKind } from '../../platform/form/draft';
import type { SheetColumn, SheetValues } from '../../platform/sheet/sheet-column';
import { chinese } from './texts/zh-CN';

const { field } = chinese;
type Wrong = keyof typeof field;

/** In kg: an empty box weighs more than nothing, a full one less than a ship's crane lifts. */
const weightLimits = { min: 500, max: 45_000 };
const remarkLimits = { max: 40 };

const boxTypes = ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH'];

function checkWeight(text: string): Wrong | null {
  if (text === '') return 'required';
  const kg = /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return kg >= weightLimits.min && kg <= weightLimits.max ? null : 'weight';
}

function checkTime(text: string): Wrong | null {
  if (text === '') return null;
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'time';
}

const oneOf =
  (offered: readonly string[]) =>
  (text: string): Wrong | null =>
    text === '' || offered.includes(text) ? null : 'notOffered';
const short = textBy(field, (text) => (Array.from(text).length > remarkLimits.max ? 'tooLong' : null), remarkLimits);

/** A row as a contract would declare it: the server refuses by it in Chinese, the browser in its language. */
export const weighingRow = z.object({
  boxNo: textBy(field, (text) => (text === '' ? 'required' : /^[A-Z]{4}\d{7}$/.test(text) ? null : 'boxNoFormat')),
  boxType: textBy(field, oneOf(boxTypes)),
  sealNo: short,
  goods: short,
  packages: textBy(field, (text) => (text === '' || /^[1-9]\d{0,5}$/.test(text) ? null : 'wholeNumber')),
  packing: short,
  grossKg: textBy(field, checkWeight, weightLimits),
  tareKg: textBy(field, (text) => (text === '' ? null : checkWeight(text)), weightLimits),
  dischargePort: textBy(field, oneOf(Object.values(chinese.ports))),
  weighedAt: textBy(field, checkTime),
  method: textBy(field, oneOf(Object.values(chinese.methods))),
  remark: short,
});

/** The twelve columns; what is chosen is kept in Chinese, as the paper has it. */
export function weighingColumns(say: (id: keyof typeof chinese.columns) => string): readonly SheetColumn[] {
  const column = (name: keyof typeof chinese.columns, width: number, kind: SheetColumn['kind'], options?: readonly string[]) => ({
    name,
    title: say(name),
    width,
    kind,
    options,
  });
  return [
    column('boxNo', 130, 'text'),
    column('boxType', 84, 'choice', boxTypes),
    column('sealNo', 110, 'text'),
    column('goods', 150, 'text'),
    column('packages', 84, 'number'),
    column('packing', 110, 'combo', Object.values(chinese.packings)),
    column('grossKg', 96, 'number'),
    column('tareKg', 96, 'number'),
    column('dischargePort', 110, 'combo', Object.values(chinese.ports)),
    column('weighedAt', 172, 'dateTime'),
    column('method', 150, 'choice', Object.values(chinese.methods)),
    column('remark', 160, 'text'),
  ];
}

/** Version 1 kept the gross weight in tonnes. */
export const weighingDraft: DraftKind<SheetValues> = {
  name: 'weighing-trial',
  version: 2,
  values: z.object({ rows: z.array(z.record(z.string(), z.string())) }),
  migrations: {
    1: (older) => ({
      rows: (older as { readonly rows: readonly Record<string, string>[] }).rows.map(({ grossT = '', ...row }) => ({
        ...row,
        grossKg: grossT === '' ? '' : String(Number(grossT) * 1000),
      })),
    }),
  },
};
