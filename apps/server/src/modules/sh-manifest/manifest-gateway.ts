import { receiptMeaning, type ReceiptMeaning } from '@mastlight/domain/tracking/index';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { CustomsReceiptEntry, CustomsReceiptMessage } from '@mastlight/wire';
import type { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config';
import { createEdiChannel } from '../../platform/gateways/edi-channel/edi-channel';
import type { Answer, Gateway } from '../dispatch/index';

/** The channel to Shanghai's customs: takes MT2101, answers with receipts of customs. */
export const manifestGatewayName = 'manifest-receiver';

/** What a receipt that names no message of ours is found by: customs answer bill by bill. */
export const declaredSubject = (billNo: string): string => `2101 ${billNo}`;

const verdicts: Readonly<Record<ReceiptMeaning, Answer['verdict'] | null>> = {
  accepted: 'accepted',
  rejected: 'refused',
  pending: 'received',
  unknown: null,
};
/** Our reference, behind the name that the message went by, which receipts repeat. */
const ownReference = /_(\d{6}[0-9A-HJ-NP-Z]{8})$/;

export function createManifestGateway(config: Pick<Config, 'manifestReceiver'>, clock: Clock): Gateway {
  const channel = createEdiChannel(config.manifestReceiver, clock);
  return {
    name: manifestGatewayName,
    sources: ['shanghai-customs'],
    readAnswers: (message) => (message.kind === 'customs-receipt' && message.about === '2101' ? readReceipt(message) : []),
    send: (outbound, signal) => channel.hand(outbound, signal),
    async lookUp(reference, signal) {
      const receipts = await channel.ask(reference, signal);
      return receipts === null ? { isKnown: false } : { isKnown: true, receipts };
    },
  };
}

/**
 * A receipt speaks of bills and their house bills, or of a message in whole; what it says of one container is no word on the
 * manifest. One house bill that is refused refuses its manifest, and is named: the others are not taken for all of it.
 */
function readReceipt({ reference, entries }: CustomsReceiptMessage): Answer[] {
  const own = reference === null ? null : (ownReference.exec(reference)?.[1] ?? null);
  const judged = entries.flatMap((entry) => {
    const verdict = verdicts[receiptMeaning(entry.code)];
    return verdict === null || entry.containerNo !== null || (own === null && entry.billNo === null) ? [] : [{ ...entry, verdict }];
  });
  return [...groupBy(judged, ({ billNo }) => (own === null ? billNo! : ''))].map(([billNo, told]): Answer => {
    const verdict = (['refused', 'received'] as const).find((one) => told.some((each) => each.verdict === one)) ?? 'accepted';
    const words = wordsOf(told.filter((one) => one.verdict === verdict));
    return { about: own === null ? { subject: declaredSubject(billNo) } : { reference: own }, verdict, reason: words };
  });
}

/** In the words of customs, each once; with the house bill where they name one. */
function wordsOf(entries: readonly Pick<CustomsReceiptEntry, 'houseBillNo' | 'code' | 'text'>[]): string {
  return [...new Set(entries.map(({ houseBillNo, code, text }) => [houseBillNo, code, text].filter(Boolean).join(' ')))].join('；');
}
