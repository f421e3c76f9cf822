import { file as fileCalls } from '@mastlight/domain/file/contract';
import { addressOfUrl } from '@mastlight/domain/file/file-url';
import { useQuery } from '@tanstack/react-query';
import { callForFile } from '../../platform/http-client';

/** A stored picture as the source of an image: an image asks without a token, so it is fetched first. null until it is there, and when there is none. */
export function useStoredPicture(url: string | null): string | null {
  const address = url === null ? null : addressOfUrl(url);
  const { data = null } = useQuery({
    queryKey: ['file', address],
    enabled: address !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { blob } = await callForFile(fileCalls.fetch, { address: address! }, { signal, showsErrors: false });
      return readAsSource(blob);
    },
  });
  return data;
}

/** As a `data:` address, which the content policy allows for pictures. */
function readAsSource(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(blob);
  });
}
