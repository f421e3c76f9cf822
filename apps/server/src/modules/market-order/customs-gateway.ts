import type { CustomsReceiptMessage } from '@mastlight/wire';
import type { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config';
import { createEdiChannel } from '../../platform/gateways/edi-channel/edi-channel';
import type { Answer, Gateway } from '../dispatch/index';

/** The channel to customs for market procurement: takes CUSTOM messages, answers with receipts of customs about 1039 (ADR 0049). */
export const marketCustomsName = 'market-customs';

/** Our reference, at the end of the name that their receipt repeats. */
const ownReference = /_(\d{6}[0-9A-HJ-NP-Z]{8})$/;
/** What customs say after they have taken a declaration, by the codes of their receipts. */
const steps: Readonly<Record<string, string>> = { '01': 'accepted', C: 'inspected', P: 'released', R: 'closed', D: 'refused' };

/** What is well with the goods. */
const goodNews: ReadonlySet<string> = new Set(['01', 'P', 'R']);

export function createMarketCustomsGateway(config: Pick<Config, 'marketCustoms'>, clock: Clock): Gateway {
  const channel = createEdiChannel(config.marketCustoms, clock);
  return {
    name: marketCustomsName,
    sources: ['customs'],
    readAnswers: (message) => (message.kind === 'customs-receipt' && message.about === '1039' ? readReceipt(message) : []),
    send: (outbound, signal) => channel.hand(outbound, signal),
    async lookUp(reference, signal) {
      const receipts = await channel.ask(reference, signal);
      return receipts === null ? { isKnown: false } : { isKnown: true, receipts };
    },
  };
}

/** A receipt is about one declaration in whole. */
function readReceipt({ reference, entries, prepared }: CustomsReceiptMessage): Answer[] {
  const own = reference === null ? null : (ownReference.exec(reference)?.[1] ?? null);
  if (own === null) return [];
  const atMs = prepared?.instantMs ?? null;
  return entries.flatMap(({ code, text, containerNo }): Answer[] => {
    const about = { reference: own };
    const note = text ?? '';
    // One box of several that is let go says nothing of the others; one that is held, or refused, is the whole declaration.
    if (containerNo !== null && goodNews.has(code)) return [];
    if (code === '03') return [{ about, verdict: 'refused', reason: note, step: { code: 'refused', note, atMs } }];
    const step = Object.hasOwn(steps, code) ? steps[code] : undefined;
    // Whatever they say of it later, they have taken it.
    return step === undefined ? [] : [{ about, verdict: 'accepted', reason: '', step: { code: step, note, atMs } }];
  });
}
