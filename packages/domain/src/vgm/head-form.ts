/** The head of a filing as a form holds it: its rules are those of the whole check. */
import * as z from 'zod/mini';
import { refuseField } from '../contract-kit/text-field';
import { checkFiling } from './check-filing';
import { vgmHeadFields, type VgmFiling } from './filing';
import { vgmFieldTexts } from './messages';

const head = z.object({
  billNo: z.string(),
  vesselName: z.string(),
  voyage: z.string(),
  carrier: z.string(),
  wharf: z.string(),
  remark: z.string(),
});
export type VgmHead = z.output<typeof head>;

export const emptyHead: VgmHead = { billNo: '', vesselName: '', voyage: '', carrier: '', wharf: '', remark: '' };

/** Texts as they are compared: capitals, without blanks around. */
export function readHead(typed: VgmHead): Omit<VgmFiling, 'containers'> {
  const plain = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
  return {
    billNo: plain(typed.billNo),
    vesselName: plain(typed.vesselName),
    voyage: plain(typed.voyage),
    carrier: typed.carrier,
    wharf: typed.wharf,
    remark: typed.remark.trim(),
  };
}

/** Refuses the fields of the head that a filing cannot be sent with. */
export const vgmHeadForm = head.check((payload) => {
  for (const { field, textId, parameters } of checkFiling({ ...readHead(payload.value), containers: [] })) {
    if ((vgmHeadFields as readonly string[]).includes(field)) refuseField(payload, vgmFieldTexts, textId, [field], parameters);
  }
});
