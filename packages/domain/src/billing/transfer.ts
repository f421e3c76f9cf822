/** Kinds of transfers in the ledger, and what people read of each (R-3.7-10). */
import { fees, type Fee } from './fee';

export const transferKinds = [
  'top-up',
  'charge',
  'hold',
  'post',
  'void',
  'expire',
  'refund',
  'free-granted',
  'free-expired',
  'adjusted',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** R-3.7-10: the types by which the record is read and filtered, by code. */
export const recordWords = {
  'top-up': '充值',
  subscription: '订阅',
  manifest: '舱单',
  vgm: 'VGM',
  customers: '拓客',
  membership: '会员',
  refund: '退款',
  free: '免费额度',
  adjustment: '调整',
} as const;
export type RecordCode = keyof typeof recordWords;
export const recordCodes = Object.keys(recordWords) as readonly RecordCode[];
export const recordTypes = Object.values(recordWords);
export type RecordType = (typeof recordTypes)[number];

export function recordCodeOf(type: RecordType): RecordCode {
  return recordCodes.find((code) => recordWords[code] === type)!;
}

/** What each kind is; null: what its fee is for. */
const typeOfKind: Readonly<Record<TransferKind, RecordType | null>> = {
  'top-up': '充值',
  charge: null,
  hold: null,
  post: null,
  void: '退款',
  expire: '退款',
  refund: '退款',
  'free-granted': '免费额度',
  'free-expired': '免费额度',
  adjusted: '调整',
};
const typeOfFee: Readonly<Record<Fee, RecordType>> = {
  FEE_BLNO: '订阅',
  FEE_VESSEL: '订阅',
  FEE_NB_VESSEL: '订阅',
  FEE_SO: '订阅',
  FEE_ABROAD: '订阅',
  FEE_VGM: 'VGM',
  FEE_SH_MANIFEST: '舱单',
  FEE_TOKER: '拓客',
  FEE_TRUCK: '订阅',
  FEE_VIP_SILVER: '会员',
  FEE_VIP_GOLD: '会员',
};

export function recordTypeOf(kind: TransferKind, fee: Fee | null): RecordType {
  return typeOfKind[kind] ?? (fee === null ? '订阅' : typeOfFee[fee]);
}

/** The kinds that a type is made of, and the fees; null: whatever their fee. */
export function recordsOfType(type: RecordType): { readonly kinds: readonly TransferKind[]; readonly fees: readonly Fee[] | null } {
  const ofFee = fees.filter((fee) => typeOfFee[fee] === type);
  if (ofFee.length > 0) return { kinds: transferKinds.filter((kind) => typeOfKind[kind] === null), fees: ofFee };
  return { kinds: transferKinds.filter((kind) => typeOfKind[kind] === type), fees: null };
}
