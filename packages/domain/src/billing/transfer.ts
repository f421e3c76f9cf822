/** Kinds of transfers in the ledger, and what people read of each (R-3.7-10). */
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

/** R-3.7-10: the types by which the record is read and filtered. */
export const recordTypes = ['充值', '订阅', '舱单', 'VGM', '拓客', '会员', '退款', '免费额度', '调整'] as const;
export type RecordType = (typeof recordTypes)[number];

const typeOfKind: Readonly<Record<TransferKind, RecordType>> = {
  'top-up': '充值',
  charge: '订阅',
  hold: '订阅',
  post: '订阅',
  void: '退款',
  expire: '退款',
  refund: '退款',
  'free-granted': '免费额度',
  'free-expired': '免费额度',
  adjusted: '调整',
};

export function recordTypeOf(kind: TransferKind): RecordType {
  return typeOfKind[kind];
}

/** The kinds that a type is made of. */
export function kindsOfType(type: RecordType): readonly TransferKind[] {
  return transferKinds.filter((kind) => typeOfKind[kind] === type);
}
