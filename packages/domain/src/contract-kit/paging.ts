/** Paging of every list call (R-0-05): both spellings, defaults 1 and 10, at most 1000. */
import * as z from 'zod/mini';

/** R-0-05, T15: a larger wish is clamped, never refused and never obeyed. */
export const pageSizeMax = 1000;

/** No list is that long; a number beyond it would not fit the database's offset (H-17). */
const pageNoMax = 1_000_000_000;

/** Query values arrive as text; a JSON body may carry numbers. */
const count = z.optional(z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, '必须是正整数'))]), z.transform(Number)));

/** Request fields of a list call, as they may arrive. */
export const pagingFields = { page: count, limit: count, pageNo: count, pageSize: count };

export interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly offset: number;
}

/** Settles the two spellings and the bounds into one paging. */
export function readPaging(
  fields: { page?: number; limit?: number; pageNo?: number; pageSize?: number },
  defaultSize = 10,
  sizeMax = pageSizeMax,
): Paging {
  const pageNo = Math.min(Math.max(1, Math.trunc(fields.page ?? fields.pageNo ?? 1) || 1), pageNoMax);
  const wished = Math.trunc(fields.limit ?? fields.pageSize ?? defaultSize) || defaultSize;
  const pageSize = Math.min(Math.max(1, wished), sizeMax);
  return { pageNo, pageSize, offset: (pageNo - 1) * pageSize };
}

/** Answer of a list call (R-0-03). */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    list: z.array(item),
    total: z.number(),
    pageNo: z.number(),
    pageSize: z.number(),
  });
}
