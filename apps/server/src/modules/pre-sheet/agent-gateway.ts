import type { AcknowledgementMessage } from '@mastlight/wire';
import type { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config';
import { createEdiChannel } from '../../platform/gateways/edi-channel/edi-channel';
import type { Answer, Gateway } from '../dispatch/index';

/** The desks of the shipping agents: they take pre-sheets, and answer each by APERAK. */
export const agentGatewayName = 'agent-desk';

export function createAgentGateway(config: Pick<Config, 'agentDesk'>, clock: Clock): Gateway {
  const channel = createEdiChannel(config.agentDesk, clock);
  return {
    name: agentGatewayName,
    sources: ['ship-agents'],
    readAnswers: (message) => (message.kind === 'acknowledgement' && message.type === 'APERAK' ? readAnswer(message) : []),
    send: (outbound, signal) => channel.hand(outbound, signal),
    async lookUp(reference, signal) {
      const receipts = await channel.ask(reference, signal);
      return receipts === null ? { isKnown: false } : { isKnown: true, receipts };
    },
  };
}

/** One answer for each document that it names by our reference, with the agent's reason. */
function readAnswer({ verdict, messages }: AcknowledgementMessage): Answer[] {
  return messages.flatMap((one): Answer[] => {
    const judged = one.verdict ?? verdict;
    if (one.reference === null || judged === null) return [];
    const reason = one.faults
      .map(({ code, text }) => text ?? code ?? '')
      .filter(Boolean)
      .join('；');
    const about = { reference: one.reference };
    return [judged === 'rejected' ? { about, verdict: 'refused', reason } : { about, verdict: 'accepted', reason: '' }];
  });
}
