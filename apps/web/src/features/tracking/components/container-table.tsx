import { ContainerNo } from '@mastlight/ui';
import type { BoxFacts } from '../facts-shown';
import { shortTime } from '../short-time';
import { trackingCaptions as captions } from '../texts';
import './fact-table.css';

/** R-4.10-10. */
const fullnessTexts: Readonly<Record<string, string>> = { F: '重箱', L: '拼箱', E: '空箱' };

/** The boxes of a bill with the hours of their way through the port. */
export function ContainerTable({ boxes }: { readonly boxes: readonly BoxFacts[] }) {
  if (boxes.length === 0) return <p className="tracking-none">{captions.noBoxes}</p>;
  return (
    <div className="tracking-table-frame">
      <table className="tracking-table">
        <thead>
          <tr>
            <th>箱号</th>
            <th>箱型</th>
            <th>空重</th>
            <th>封号</th>
            <th data-align="end">毛重 kg</th>
            <th>车牌</th>
            <th>进港</th>
            <th>出港</th>
            <th>装船</th>
          </tr>
        </thead>
        <tbody>
          {boxes.map((box) => (
            <tr key={box.ctnNo}>
              <td>
                <ContainerNo value={box.ctnNo} />
              </td>
              <td className="ml-mono">{box.sizetype ?? '-'}</td>
              <td>{box.status === null ? '-' : (fullnessTexts[box.status] ?? box.status)}</td>
              <td className="ml-mono">{box.sealNo ?? '-'}</td>
              <td className="ml-mono" data-align="end">
                {box.grossWeight === null ? '-' : box.grossWeight.toLocaleString('en-US')}
              </td>
              <td className="ml-mono">{box.truckNo ?? '-'}</td>
              {[box.inGateTime, box.outGateTime, box.loadTime].map((time, i) => (
                <td key={i} className="ml-mono" data-tip={time ?? undefined}>
                  {shortTime(time)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
