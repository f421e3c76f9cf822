const mappedPrefix = '::ffff:';

/**
 * The network an address counts for, however it is spelled: one household has
 * 2^64 IPv6 addresses, they are one; an IPv4 address within IPv6 is itself.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const plain = canonical(address);
  if (plain === null) return address;
  const [head = '', tail = ''] = plain.split('::');
  if (plain.startsWith(mappedPrefix)) {
    const [high = 0, low = 0] = plain
      .slice(mappedPrefix.length)
      .split(':')
      .map((part) => Number.parseInt(part, 16));
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  const before = head === '' ? [] : head.split(':');
  const behind = tail === '' ? [] : tail.split(':');
  const missing = plain.includes('::') ? 8 - before.length - behind.length : 0;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...behind].slice(0, 4).join(':');
}

/** One spelling of an IPv6 address (RFC 5952), without its zone; null when it is none. */
function canonical(address: string): string | null {
  const url = `http://[${address.split('%', 1)[0]!}]/`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : null;
}
