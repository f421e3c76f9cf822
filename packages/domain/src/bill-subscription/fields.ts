/** Fields that requests about bills and about client companies have in common. */
import * as z from 'zod/mini';
import { clientNameLengthMax, remarkLengthMax } from './limits';

/** A number, which a form or a query brings as text. */
export const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));
export const text = z.nullable(z.string());
export const remark = z.string().check(z.maxLength(remarkLengthMax, `备注最多 ${remarkLengthMax} 个字`));
export const clientName = z.string().check(z.maxLength(clientNameLengthMax, `客户公司最多 ${clientNameLengthMax} 个字`));
