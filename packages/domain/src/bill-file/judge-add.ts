import { accountBytesMax, billFileBytesMax, filesPerBillMax } from './limits';
import { billFileKinds } from './paper-kind';

/** Why a file may not stand on a bill, as `billFileRefusals` names it. */
export type AddFault = 'wrongType' | 'tooLarge' | 'tooMany' | 'accountFull';

/**
 * Whether one more file may stand on a bill; null: it may.
 *
 * @param file what it is by its content, and its bytes
 * @param before files on this bill, and bytes on all bills of the account
 */
export function judgeAdd(
  file: { readonly kind: string; readonly bytes: number },
  before: { readonly files: number; readonly bytes: number },
): AddFault | null {
  if (!billFileKinds.some((kind) => kind === file.kind)) return 'wrongType';
  if (file.bytes > billFileBytesMax) return 'tooLarge';
  if (before.files >= filesPerBillMax) return 'tooMany';
  return before.bytes + file.bytes > accountBytesMax ? 'accountFull' : null;
}
