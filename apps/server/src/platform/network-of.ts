/** The network an address counts for: one household has 2^64 IPv6 addresses, they are one. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const parts = head.split(':');
  const missing = address.includes('::') ? 8 - parts.length - tail.split(':').length : 0;
  return [...parts, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail.split(':')].slice(0, 4).join(':');
}
