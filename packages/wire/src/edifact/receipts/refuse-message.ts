import type { AcknowledgementMessage, Interchange, InterchangeMessage, Reading, WireTime } from '../../message';
import { faultsWithin } from './message-faults';
import { applicationFault, syntaxCodeOf } from './syntax-faults';

/** What an APERAK of ours says beside the faults. */
export interface RefusalLetter {
  /** 1004, our number of the receipt. */
  readonly reference: string;
  readonly prepared: WireTime;
  /** The words of the faults; Chinese needs an envelope of level UNOY. */
  readonly language: 'zh' | 'en';
}

/**
 * The receipt about the content of one refused message (APERAK): per error ERC
 * with the 0085 code that comes nearest, and its words with the segment.
 */
export function refuseMessage(
  reading: Reading,
  interchange: Interchange,
  message: InterchangeMessage,
  { reference, prepared, language }: RefusalLetter,
): AcknowledgementMessage {
  const faults = faultsWithin(message, reading, interchange).map(({ finding, position }) => {
    const place = language === 'zh' ? `第 ${position} 段：` : `Segment ${position}: `;
    return applicationFault(syntaxCodeOf(finding.code), { text: `${place}${finding[language]}` });
  });
  return {
    kind: 'acknowledgement',
    type: 'APERAK',
    reference,
    function: 'original',
    prepared,
    vessel: null,
    interchange: null,
    verdict: 'rejected',
    faults: [],
    messages: [{ reference: message.reference || null, identifier: [], verdict: 'rejected', faults }],
    references: [],
  };
}
