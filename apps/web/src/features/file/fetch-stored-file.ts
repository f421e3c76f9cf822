import { file as fileCalls } from '@mastlight/domain/file/contract';
import { addressOfUrl } from '@mastlight/domain/file/file-url';
import { callForFile } from '../../platform/http-client';

/** A stored file of this identity with its name, to be saved; a refusal has been shown. */
export function fetchStoredFile(url: string): Promise<{ readonly blob: Blob; readonly name: string }> {
  return callForFile(fileCalls.fetch, { address: addressOfUrl(url) ?? '' });
}
