import { ContainerNo } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { BoxFacts } from '../facts-shown';
import { shortTime } from '../short-time';
import { trackingTexts } from '../texts/zh-CN';
import './fact-table.css';

const isFullness = (code: string | null): code is 'F' | 'L' | 'E' => code === 'F' || code === 'L' || code === 'E';

/** The boxes of a bill with the hours of their way through the port. */
export function ContainerTable({ boxes }: { readonly boxes: readonly BoxFacts[] }) {
  const say = useTexts(trackingTexts);
  if (boxes.length === 0) return <p className="tracking-none">{say('noBoxes')}</p>;
  return (
    <div className="tracking-table-frame">
      <table className="tracking-table">
        <thead>
          <tr>
            <th>{say('box.number')}</th>
            <th>{say('box.sizeType')}</th>
            <th>{say('box.fullness')}</th>
            <th>{say('box.seal')}</th>
            <th data-align="end">{say('box.weight')}</th>
            <th>{say('box.plate')}</th>
            <th>{say('box.gateIn')}</th>
            <th>{say('box.gateOut')}</th>
            <th>{say('box.loaded')}</th>
          </tr>
        </thead>
        <tbody>
          {boxes.map((box) => (
            <tr key={box.ctnNo}>
              <td>
                <ContainerNo value={box.ctnNo} />
              </td>
              <td className="ml-mono">{box.sizetype ?? '-'}</td>
              <td>{isFullness(box.status) ? say(`fullness.${box.status}`) : (box.status ?? '-')}</td>
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
