// Guarantee: an address of mail is told from what is none by one rule, wherever it is typed.
import { expect, it } from 'vitest';
import { isEmail } from './email';

it.each([
  ['R-5.4-04', 'zhou@mastlight.cn', true],
  ['R-5.4-04', '7zhou_hai-ning.x+so@mast-light.info', true],
  ['R-5.4-04', '-zhou@mastlight.cn', false],
  ['R-5.4-04', '周@mastlight.cn', false],
  ['R-5.4-04', 'zhou@mast_light.cn', false],
  ['R-5.4-04', 'zhou@mastlight', false],
  ['R-5.4-04', 'zhou@mastlight.online', false],
  ['R-5.4-04', 'zhou@@mastlight.cn', false],
  ['R-5.4-04', 'zhou@mastlight.cn\n', false],
  ['R-5.4-05', 'a@b.com.cn', true],
  ['R-5.4-05', 'a@b.c', false],
  ['R-5.4-05', 'a@b..cn', false],
])('%s %j: %s', (_, text, isOne) => expect(isEmail(text)).toBe(isOne));
