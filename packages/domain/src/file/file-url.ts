/** Where files are fetched; the wire contract declares it. */
export const fetchPath = '/file/get';

const before = `${fetchPath}?address=`;

/** Where a stored file is fetched. */
export function fileUrl(address: string): string {
  return before + address;
}

/** The address that a url of ours holds; null when it is none. */
export function addressOfUrl(url: string): string | null {
  const address = url.startsWith(before) ? url.slice(before.length) : '';
  return /^[A-Za-z0-9_-]{32}$/.test(address) ? address : null;
}
