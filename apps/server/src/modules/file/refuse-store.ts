import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { fileRefusals as refusals } from '@mastlight/domain/file/refusals';
import { ObjectStoreError } from '../../platform/gateways/object-store/object-store';

const retryAfterSeconds = 30;
/** A disk that is full, or whose quota is used up. */
const fullCodes = ['ENOSPC', 'EDQUOT'];

/** A store that is away, or a full disk, is said as what it is; any other error stays as it was. For the caller to throw. */
export function refuseStore(error: unknown): unknown {
  const isAway = error instanceof ObjectStoreError || fullCodes.includes((error as NodeJS.ErrnoException).code ?? '');
  return isAway ? refuse(refusals.storeAway, {}, { retryAfterSeconds }) : error;
}
