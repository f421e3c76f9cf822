import { spellHidden } from '../../../platform/spell-hidden';

/** An order's number, which leads to the order; what can be none stands as it was told. */
export function OrderLink({ orderNo }: { readonly orderNo: string }) {
  if (!/^[A-Za-z0-9_-]{6,32}$/.test(orderNo)) return spellHidden(orderNo);
  return <a href={`/ops/topups?find=${encodeURIComponent(orderNo)}`}>{orderNo}</a>;
}
