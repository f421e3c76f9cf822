// Guarantee: a message whose reading fails, in whatever way, is set aside; one
// that met a database in trouble is tried again.
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../platform/db/database-errors';
import { isMessageAtFault } from './message-fault';

const sqlState = (code: string): Error => Object.assign(new Error(code), { code });

it.each([
  [true, new Error('unexpected end of segment')],
  [true, new SyntaxError('no JSON')],
  [true, new TypeError('not a function')],
  [true, Object.assign(new Error('no such file'), { code: 'ENOENT' })],
  [true, sqlState('22003')],
  [true, sqlState('23505')],
  [true, sqlState('54000')],
  [true, Object.assign(new Error('not permitted'), { code: 'EPERM' })],
  [true, 'a text'],
  [false, sqlState('40001')],
  [false, sqlState('40P01')],
  [false, sqlState('53200')],
  [false, sqlState('0A000')],
  [false, sqlState('42501')],
  [false, sqlState('42P01')],
  [false, sqlState('55P03')],
  [false, sqlState('XX000')],
  [false, new DatabaseUnavailable(sqlState('57P01'))],
  [false, new Error('around', { cause: new DatabaseUnavailable(sqlState('53100')) })],
  [false, AbortSignal.abort().reason],
])('R-04: isMessageAtFault is %s for %s', (expected, error) => {
  expect(isMessageAtFault(error)).toBe(expected);
});
