/**
 * What goes to an agent: a pre-sheet, or the wish to have one back, as JSON under our reference. The agent's desk answers by
 * APERAK, which names that reference.
 */
import * as z from 'zod/mini';
import { readNumber } from './check-sheet';
import type { PreSheet } from './sheet';

const number = z.nullable(z.number());
const sheet = z.object({
  billNo: z.string(),
  vesselName: z.string(),
  voyage: z.string(),
  loadPort: z.string(),
  dischargePort: z.string(),
  destination: z.string(),
  wharf: z.string(),
  contact: z.string(),
  phone: z.string(),
  remark: z.string(),
  boxes: z.array(z.object({ sizeType: z.string(), count: z.int(), containerNo: z.string(), sealNo: z.string(), weightKg: number })),
  goods: z.array(
    z.object({
      name: z.string(),
      packages: z.int(),
      packageType: z.string(),
      weightKg: z.number(),
      volumeM3: z.number(),
      marks: z.string(),
    }),
  ),
});

const envelope = {
  type: z.literal('PRE-SHEET'),
  reference: z.string(),
  /** Where the agent takes it. */
  recipient: z.string(),
  sender: z.string(),
  prepared: z.string(),
};
const agentMessage = z.discriminatedUnion('function', [
  /** `times`: how often it has come to the agent, this time included. */
  z.object({ ...envelope, function: z.literal('submit'), times: z.int(), sheet }),
  z.object({ ...envelope, function: z.literal('withdraw'), about: z.string(), billNo: z.string() }),
]);
export type AgentMessage = z.output<typeof agentMessage>;
export type SheetForAgent = z.output<typeof sheet>;

/** Numbers as such, in a pre-sheet with which nothing is wrong. */
export function sheetForAgent({ head, boxes, goods }: PreSheet): SheetForAgent {
  return {
    ...head,
    boxes: boxes.map((box) => ({ ...box, count: readNumber(box.count, 0) ?? 1, weightKg: readNumber(box.weightKg, 3) })),
    goods: goods.map((line) => ({
      ...line,
      packages: readNumber(line.packages, 0) ?? 0,
      weightKg: readNumber(line.weightKg, 3) ?? 0,
      volumeM3: readNumber(line.volumeM3, 3) ?? 0,
    })),
  };
}

export function writeAgentMessage(message: AgentMessage): string {
  return JSON.stringify(message);
}

/** A message as the agent reads it; null: it is none. */
export function readAgentMessage(text: string): AgentMessage | null {
  try {
    const read = agentMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
