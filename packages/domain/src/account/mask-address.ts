/**
 * A network address as shown to the person who confirms a login: enough to
 * recognise an own network, not enough to find somebody. IPv4 loses its last
 * part, IPv6 keeps its first three.
 */
export function maskAddress(address: string): string {
  const v4 = /(?:^|:)(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (v4) return `${v4[1]}.*`;
  const parts = address.split(':').filter((part) => /^[0-9a-f]{1,4}$/i.test(part));
  return parts.length > 0 ? `${parts.slice(0, 3).join(':')}:*` : '*';
}
