/** Addresses that a company has us push to, read strictly (S-12). Pure; where a name leads is looked up when we call. */
import { isPublicAddress } from '../../platform/gateways/webhook/public-address';
import { webhookUrlLengthMax } from '@mastlight/domain/open-api/limits';

/** What is wrong with an address. */
export const urlFaults = ['long', 'shape', 'https', 'user', 'port', 'host', 'private'] as const;
export type UrlFault = (typeof urlFaults)[number];

const isAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/** Names that lead nowhere but into one's own network. */
const ownNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/;

/**
 * An address as it is kept and called, or what is wrong with it. Whatever a URL may be spelt as is judged as what is
 * called: `0x7f.1` is 127.0.0.1.
 *
 * @param origins beyond the open internet: those that who runs the site allows, as the sandbox's.
 */
export function readWebhookUrl(text: string, origins: readonly string[] = []): { readonly url: string } | { readonly fault: UrlFault } {
  if (text.length > webhookUrlLengthMax) return { fault: 'long' };
  // Blanks, backslashes and letters of other scripts are read as something else than what people see.
  if (!/^[!-[\]-~]+$/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return { fault: 'shape' };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(text)) return { fault: 'user' };
  if (url.hash !== '') return { fault: 'shape' };
  // Signs that stand for themselves in what was typed are three in what is kept.
  if (url.href.length > webhookUrlLengthMax) return { fault: 'long' };
  if (origins.includes(url.origin)) return { url: url.href };
  if (url.protocol !== 'https:') return { fault: 'https' };
  if (url.port !== '' && url.port !== '8443') return { fault: 'port' };
  const host = url.hostname;
  if (isAddress(host)) return isPublicAddress(host.replace(/^\[|\]$/g, '')) ? { url: url.href } : { fault: 'private' };
  if (ownNames.test(host)) return { fault: 'private' };
  const labels = host.split('.');
  if (labels.length < 2 || host.length > 253 || !labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)))
    return { fault: 'host' };
  return { url: url.href };
}
