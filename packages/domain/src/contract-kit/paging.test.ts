// Guarantee: whatever numbers a list call carries, the page it means exists for the database (H-17, T15).
import { describe, expect, it } from 'vitest';
import { readPaging } from './paging';

describe('readPaging', () => {
  it.each([
    [{}, { pageNo: 1, pageSize: 10, offset: 0 }],
    [
      { page: 3, limit: 20 },
      { pageNo: 3, pageSize: 20, offset: 40 },
    ],
    [
      { pageNo: 3, pageSize: 1_000_000 },
      { pageNo: 3, pageSize: 1000, offset: 2000 },
    ],
    [
      { pageNo: -1, pageSize: -1 },
      { pageNo: 1, pageSize: 1, offset: 0 },
    ],
    [
      { pageNo: 1e30, pageSize: 1000 },
      { pageNo: 1_000_000_000, pageSize: 1000, offset: 999_999_999_000 },
    ],
    [{ page: Number.POSITIVE_INFINITY }, { pageNo: 1_000_000_000, pageSize: 10, offset: 9_999_999_990 }],
    [{ page: Number.NaN }, { pageNo: 1, pageSize: 10, offset: 0 }],
  ])('H-17 reads %j', (fields, paging) => {
    expect(readPaging(fields)).toEqual(paging);
    expect(Number.isSafeInteger(readPaging(fields).offset)).toBe(true);
  });
});
