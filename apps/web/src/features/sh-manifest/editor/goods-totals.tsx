import { Tag } from '@mastlight/ui';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { readPackages, writeThousandths } from '@mastlight/domain/sh-manifest/numbers';
import { againstBill, totalsOf } from '@mastlight/domain/sh-manifest/totals';
import { useTexts } from '../../../platform/catalogue';
import { shManifestWords } from '../texts/zh-CN';

/** What the lines add up to, beside what the bill says; always in sight. */
export function GoodsTotals({ filing }: { readonly filing: ManifestFiling }) {
  const say = useTexts(shManifestWords);
  const totals = totalsOf(filing.goods);
  const against = againstBill(totals, filing.head);
  const mark = (difference: number | null, told: (value: number) => string) =>
    difference === null ? null : difference === 0 ? (
      <Tag tone="done">{say('editor.same')}</Tag>
    ) : (
      <Tag tone="att">{say('editor.differs', { difference: told(difference) })}</Tag>
    );
  return (
    <p className="manifest-totals" role="status">
      <b>{say('editor.totals', { packages: totals.packages })}</b>
      {against.packages !== null && <span>{say('editor.totalsBill', { packages: readPackages(filing.head.billPackages) ?? 0 })}</span>}
      {mark(against.packages, String)}
      <b>{say('editor.weight', { weight: writeThousandths(totals.weight) })}</b>
      {mark(against.weight, (value) => `${writeThousandths(value)} kg`)}
      <b>{say('editor.volume', { volume: writeThousandths(totals.volume) })}</b>
      {mark(against.volume, (value) => `${writeThousandths(value)} m³`)}
    </p>
  );
}
