import { Coin } from '@mastlight/ui';
import { vgmFeePerContainerFen } from '@mastlight/domain/vgm/limits';
import { useTexts } from '../../../platform/catalogue';
import { BalanceAfter, showCoins } from '../../billing';
import { vgmWords } from '../texts/zh-CN';

/** R-1-16, R-9-22: what sending costs, said before anything is sent: `5 元 × 3 箱 = 15 火币`, and what is left then. */
export function FeeLine({ count }: { readonly count: number }) {
  const say = useTexts(vgmWords);
  const fen = count * vgmFeePerContainerFen;
  if (count === 0) return <span>{say('editor.feeFree')}</span>;
  return (
    <span className="vgm-fee-line">
      <Coin size={18} /> {say('editor.feeLine', { price: showCoins(vgmFeePerContainerFen), count, sum: showCoins(fen) })}{' '}
      <span className="vgm-note">
        <BalanceAfter fen={fen} origin="SH" />
      </span>
    </span>
  );
}
