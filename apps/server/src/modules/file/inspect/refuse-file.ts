import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { FileKind } from '@mastlight/domain/file/file-kind';
import { fileRefusals as refusals } from '@mastlight/domain/file/refusals';

/** R-7.3-14: the field of the form that a refusal names. */
const options = { field: 'file' };

/** The refusal of a file; for the caller to throw. */
export function refuseFile(name: Exclude<keyof typeof refusals, 'mismatch'>): BusinessError {
  return refuse(refusals[name], {}, options);
}

/** The refusal of a file that is not what its name says; for the caller to throw. */
export function refuseMismatch(extension: FileKind): BusinessError {
  return refuse(refusals.mismatch, { extension }, options);
}
