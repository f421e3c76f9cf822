/** The boxes of a bill that was read elsewhere as the beginning of a new filing: their weights are verified by nobody yet and stay empty. */
import type { BroughtBill } from '../vocabulary/brought-bill';
import { carrierMeant } from '../vocabulary/carrier-meant';
import { spellVesselName, spellVoyage } from '../vocabulary/vessel-voyage';
import { emptyHead, type VgmHead } from './head-form';

/** A box that is to be weighed. */
export interface BroughtVgmBox {
  readonly containerNo: string;
  readonly sizeType: string;
}

export interface BroughtVgm {
  readonly head: VgmHead;
  readonly boxes: readonly BroughtVgmBox[];
}

/** The bill, its call and its boxes; empty where nothing was read. */
export function bringBoxes({ head, boxes }: BroughtBill): BroughtVgm {
  return {
    head: {
      ...emptyHead,
      billNo: head?.billNo ?? '',
      vesselName: spellVesselName(head?.vesselName ?? ''),
      voyage: spellVoyage(head?.voyage ?? ''),
      carrier: carrierMeant(head?.carrier ?? '', head?.billNo ?? '')?.code ?? '',
    },
    boxes: boxes.map(({ containerNo, boxType }) => ({ containerNo, sizeType: boxType })),
  };
}

/** A head with what was brought where it is empty; of another bill nothing. */
export function addBroughtHead(typed: VgmHead, brought: VgmHead): VgmHead {
  const billNo = typed.billNo.trim().toUpperCase();
  if (billNo !== '' && brought.billNo !== '' && billNo !== brought.billNo) return typed;
  return Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, text.trim() === '' ? brought[field as keyof VgmHead] : text]),
  ) as VgmHead;
}
