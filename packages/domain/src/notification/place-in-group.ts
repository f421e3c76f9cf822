/** Where what is said in a group leads: its members have no message centre, but colleagues among them follow the bills. */
import { defaultPort } from '../vocabulary/port';
import type { SaidMessage } from './say-chat';

/**
 * The place of messages as an address of the site: their one bill, the bills of their one ship, or the list of their port; what is
 * about no bill stands in the message centre alone. Pure.
 */
export function placeInGroup(messages: readonly SaidMessage[]): string {
  const lines = messages.flatMap((message) => message.lines.map(({ kind, no }) => ({ kind, no, port: message.port })));
  if (lines.length > 0 && lines.every(({ kind }) => kind === 'shipment')) return placeAbroad(lines);
  const isOfBills = lines.every(({ kind, no }) => (kind === 'bill' || kind === 'call' || kind === 'closing') && no !== '');
  if (lines.length === 0 || !isOfBills) return '/user/messages';
  const ports = new Set(lines.map(({ port }) => port));
  const [port] = ports;
  const ofPort: Readonly<Record<string, string>> = ports.size > 1 || port == null || port === defaultPort ? {} : { port };
  const bills = new Set(lines.filter(({ kind }) => kind === 'bill').map(({ no }) => no));
  const others = lines.filter(({ kind }) => kind !== 'bill').map(({ no }) => no);
  const ships = new Set([...messages.map(({ about }) => about), ...others]);
  const [bill] = bills;
  const [ship] = ships;
  const isWhole = messages.every(({ more }) => more === 0);
  const search: Readonly<Record<string, string>> =
    bill !== undefined && bills.size === 1 && others.length === 0 && isWhole
      ? { ...ofPort, bill }
      : ports.size === 1 && ships.size === 1 && ship != null
        ? { ...ofPort, keyword: ship.split('/')[0]! }
        : ofPort;
  const query = Object.entries(search)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query === '' ? '/logistics' : `/logistics?${query}`;
}

/** The one shipment overseas that lines are about, or the list of their port. */
function placeAbroad(lines: readonly { readonly no: string; readonly port: string | null }[]): string {
  const ports = new Set(lines.map(({ port }) => port));
  const numbers = new Set(lines.map(({ no }) => no));
  const [port] = ports;
  const search = [
    ...(ports.size > 1 || port == null || port === defaultPort ? [] : [`port=${port}`]),
    ...(numbers.size > 1 || ports.size > 1 ? [] : [`keyword=${encodeURIComponent(lines[0]!.no)}`]),
  ].join('&');
  return search === '' ? '/abroad' : `/abroad?${search}`;
}
