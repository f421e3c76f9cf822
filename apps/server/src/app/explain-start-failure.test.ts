// Guarantee (F16): what keeps the server from starting is told in a sentence that says what to do.
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { describe, expect, it } from 'vitest';
import { explainStartFailure } from './explain-start-failure';

const config = { dataDir: '/srv/data', databaseUrl: 'postgres://somewhere/mastlight' };
const failure = (message: string, fields: object = {}): Error => Object.assign(new Error(message), fields);

describe('F16 a failed start', () => {
  it.each<[string, Error, string]>([
    ['a full disk', failure('ENOSPC: no space left on device, write', { code: 'ENOSPC' }), startTexts.diskFull('/srv/data')],
    ['a full disk, told by initdb', failure('initdb: error: could not write: No space left on device'), startTexts.diskFull('/srv/data')],
    [
      'a folder of another user',
      failure('EACCES: permission denied', { code: 'EACCES', path: '/srv/data/mastlight.lock' }),
      startTexts.dataDirForbidden('/srv/data/mastlight.lock'),
    ],
    [
      'a role without rights',
      failure('permission denied for schema public', { code: '42501' }),
      startTexts.roleWithoutRights('permission denied for schema public'),
    ],
    [
      'the same in a migration',
      new Error('Migration 0001 failed', { cause: failure('x', { code: '42501' }) }),
      startTexts.roleWithoutRights('Migration 0001 failed'),
    ],
  ])('is explained: %s', (_name, found, text) => {
    expect(explainStartFailure(found, config)).toEqual(new Error(text));
  });

  it('keeps its own words where they say enough', () => {
    for (const other of [failure(startTexts.databaseFailed), failure('EACCES', { code: 'EACCES', path: '/etc/x' }), 'text']) {
      expect(explainStartFailure(other, config)).toBe(other);
    }
  });
});
