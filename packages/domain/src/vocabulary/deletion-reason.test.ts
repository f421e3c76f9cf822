// Guarantee: a deleted subscription tells its reason, and no reason that the specification does not know.
import { describe, expect, it } from 'vitest';
import { deletionReasonText } from './deletion-reason';

describe('R-4.10-19, -20 deletion reasons', () => {
  it.each([
    [1, '主动删除'],
    [2, '离港后1个月'],
    [3, '添加订阅后1个月内无任何数据更新'],
    [4, '多方原因未完结60天'],
    [5, '-'],
    [0, '-'],
  ])('R-4.10-19, -20 %d is %s', (code, text) => {
    expect(deletionReasonText(code)).toBe(text);
  });
});
