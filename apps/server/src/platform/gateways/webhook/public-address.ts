/** Which addresses lie in the open: what others have us call must not lead into our own network (S-12). Pure. */

/** Blocks of IPv4 that are nobody's or somebody's own: first address, bits that count. */
const closedV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Whether an address, as a name was resolved to it or as it stands in a URL, is reached through the open internet. Of
 * IPv6 only what is given out as such counts: an IPv4 address within one, by whatever way (mapped, 6to4, NAT64, Teredo), does
 * not. A text that is no address is none of it.
 */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) {
    const value = readV4(address);
    return value !== null && closedV4.every(([first, bits]) => value >>> (32 - bits) !== readV4(first)! >>> (32 - bits));
  }
  const plain = `http://[${address.split('%', 1)[0]!}]/`;
  if (!URL.canParse(plain)) return false;
  const groups = new URL(plain).hostname.slice(1, -1).split('::')[0]!.split(':');
  const [first, second] = [0, 1].map((at) => Number.parseInt(groups[at] || '0', 16)) as [number, number];
  // 2000::/3 without 2001::/23 (Teredo is of it), papers' examples and 6to4.
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false;
  return !(first === 0x3fff && second < 0x1000);
}

function readV4(text: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + part, 0) >>> 0;
}
