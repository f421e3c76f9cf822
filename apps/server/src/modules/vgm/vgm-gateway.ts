import { receiptOfAnswer, receiptOfRow } from '@mastlight/domain/vgm/read-receipt';
import { weighedSubject } from '@mastlight/domain/vgm/subject';
import type { AcknowledgementMessage, PortRowsMessage } from '@mastlight/wire';
import { createEdiChannel } from '../../platform/gateways/edi-channel/edi-channel';
import type { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config';
import type { Answer, Gateway } from '../dispatch/index';

/** The terminals' receiver of verified masses: CONTRL and APERAK of Easipass, and the port's rows once a terminal has the box. */
export const vgmGatewayName = 'vgm-receiver';

export function createVgmGateway(config: Pick<Config, 'vgmReceiver'>, clock: Clock): Gateway {
  const channel = createEdiChannel(config.vgmReceiver, clock);
  return {
    name: vgmGatewayName,
    sources: ['easipass', 'gang-hang'],
    readAnswers(message) {
      if (message.kind === 'acknowledgement') return readAcknowledgement(message);
      return message.kind === 'port-rows' && message.row === 'vgm' ? readRows(message) : [];
    },
    send: (outbound, signal) => channel.hand(outbound, signal),
    async lookUp(reference, signal) {
      const receipts = await channel.ask(reference, signal);
      return receipts === null ? { isKnown: false } : { isKnown: true, receipts };
    },
  };
}

/** CONTRL names the interchange (UNB 0020), APERAK the document (BGM 1004): both are our reference. */
function readAcknowledgement({ type, interchange, verdict, faults, messages }: AcknowledgementMessage): Answer[] {
  if (type === 'CONTRL') {
    const reference = interchange?.controlReference;
    if (!reference) return [];
    // A message that is rejected in an interchange that is not: there is one message in it.
    const isRejected = verdict === 'rejected' || messages.some((one) => one.verdict === 'rejected');
    const texts = [...faults, ...messages.flatMap((one) => one.faults)].map(({ code, zh, text }) => text ?? zh ?? code ?? '');
    return answerOf(reference, 'CONTRL', isRejected ? 'rejected' : verdict, texts);
  }
  if (type !== 'APERAK') return [];
  return messages.flatMap((one) => {
    if (one.reference === null) return [];
    const texts = one.faults.map(({ code, text, references }) => [references[0]?.number, text ?? code].filter(Boolean).join(' '));
    return answerOf(one.reference, 'APERAK', one.verdict ?? verdict, texts);
  });
}

function answerOf(
  reference: string,
  type: 'CONTRL' | 'APERAK',
  verdict: AcknowledgementMessage['verdict'],
  texts: readonly string[],
): Answer[] {
  const about = { reference };
  const reason = texts.filter(Boolean).join('；');
  const receipt = receiptOfAnswer({ type, verdict });
  if (receipt === 'refused') return [{ about, verdict: 'refused', reason }];
  if (receipt === 'accepted') return [{ about, verdict: 'accepted', reason: '' }];
  return verdict === null ? [] : [{ about, verdict: 'received', reason: '' }];
}

function readRows({ rows }: Extract<PortRowsMessage, { readonly row: 'vgm' }>): Answer[] {
  return rows.flatMap(({ ctnNo, vessel, voyage, state }) => {
    if (ctnNo === null || receiptOfRow(state ?? '') !== 'atTerminal') return [];
    return [{ about: { subject: weighedSubject(ctnNo, vessel ?? '', voyage ?? '') }, verdict: 'final' as const, reason: '' }];
  });
}
