import type { CustomsInstruction, CustomsInstructionMessage, CustomsReceiptMessage } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { messageHead, type CustomsHead } from './envelope';
import type { ResponseDraft } from './schema/response';

/** Messages in which customs order something, while they answer in all others: release instruction, notice. */
const instructionTypes: ReadonlySet<string> = new Set(['0102', '9999']);

/** True for a message type in which customs order and do not answer. */
export function isInstruction(about: string): boolean {
  return instructionTypes.has(about);
}

/**
 * Reads what customs say: entries per bill (Consignment, or a bare
 * TransportContractDocument), per container (TransportEquipment), both, or for
 * the whole message (a ResponseType of its own).
 *
 * @returns null after noting why, when nothing is said
 */
export function readCustomsReceipt(
  { vessel, entries }: ResponseDraft,
  head: CustomsHead,
  place: WirePlace,
  log: FindingLog,
): CustomsReceiptMessage | CustomsInstructionMessage | null {
  if (entries.length === 0) {
    log.note('no-rows', place);
    return null;
  }
  const told = { ...messageHead(head), vessel, about: head.about };
  if (!isInstruction(head.about)) return { kind: 'customs-receipt', ...told, entries };
  const instructions = entries.map(({ billNo, containerNo, code, text }): CustomsInstruction => {
    return { billNo, containerNo, code, text, vessel: null, happened: null };
  });
  return { kind: 'customs-instruction', ...told, instructions };
}
