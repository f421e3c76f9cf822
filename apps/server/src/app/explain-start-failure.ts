import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import type { Config } from '../platform/config';

/** Also in what PostgreSQL's own programs say of it. */
const noSpacePattern = /No space left on device|Disk quota exceeded/;

/**
 * Says in a sentence for people why a start failed and what to do, where the
 * system's or the database's own words would not (F16).
 *
 * @returns an error with that sentence and the failure as its cause; the failure itself when it needs no explaining.
 */
export function explainStartFailure(failure: unknown, config: Pick<Config, 'dataDir' | 'databaseUrl'>): unknown {
  if (!(failure instanceof Error)) return failure;
  const { code, path } = failure as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || noSpacePattern.test(failure.message)) {
    return new Error(startTexts.diskFull(config.dataDir), { cause: failure });
  }
  if ((code === 'EACCES' || code === 'EPERM') && path?.startsWith(config.dataDir)) {
    return new Error(startTexts.dataDirForbidden(path), { cause: failure });
  }
  // 42501: a right is missing; migrations wrap what the database said.
  const state = code ?? (failure.cause as { code?: unknown } | undefined)?.code;
  if (state === '42501' && config.databaseUrl !== '') return new Error(startTexts.roleWithoutRights(failure.message), { cause: failure });
  return failure;
}
