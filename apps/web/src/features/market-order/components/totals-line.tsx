import { showCents, totalsOf } from '@mastlight/domain/market-order/amounts';
import { filledLines, type OrderLine } from '@mastlight/domain/market-order/fields';
import { useTexts } from '../../../platform/catalogue';
import { marketOrderWords } from '../texts/zh-CN';

const kilograms = (grams: bigint): string => String(Number(grams) / 1_000);

/** What the goods of an order come to, in the currency that it is made out in; nothing while there are none. */
export function TotalsLine({ lines, currency }: { readonly lines: readonly OrderLine[]; readonly currency: string }) {
  const say = useTexts(marketOrderWords);
  const filled = filledLines(lines);
  if (filled.length === 0) return null;
  const { cartons, gross, net, merchants, cents } = totalsOf(filled);
  const told = { lines: filled.length, cartons: String(cartons), gross: kilograms(gross), net: kilograms(net), merchants };
  return <p className="order-totals ml-mono">{say('editor.totals', { ...told, amount: showCents(cents), currency })}</p>;
}
