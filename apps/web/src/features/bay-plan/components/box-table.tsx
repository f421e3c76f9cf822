import { ContainerNo, Icon } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { TimeCell } from '../../../platform/time-cell';
import type { ShownBox } from '../api';
import { stateIcons } from '../state-looks';
import { bayPlanWords } from '../texts/zh-CN';

/** Rows that are drawn; a ship of more is narrowed by a state. */
const rowsMax = 1_000;

/** Every fact of the picture as a table. */
export function BoxTable({ boxes, onPick }: { readonly boxes: readonly ShownBox[]; readonly onPick: (box: ShownBox) => void }) {
  const say = useTexts(bayPlanWords);
  // Of others' boxes nobody learns a number or a time here: that is no “none”.
  const withheld = (box: ShownBox) => (box.mine ? emptyCellText : say('table.closed'));
  const two = (value: number): string => String(value).padStart(2, '0');
  return (
    <>
      {boxes.some(({ mine }) => !mine) && <p className="bp-quiet">{say('table.note')}</p>}
      {boxes.length > rowsMax && <p className="bp-quiet">{say('table.cut', { total: boxes.length, shown: rowsMax })}</p>}
      <div className="bp-table" tabIndex={0} role="region" aria-label={say('table.label')}>
        <table>
          <thead>
            <tr>
              {(['ctnNo', 'blno', 'state', 'sizetype', 'cell', 'wharf', 'gateInTime', 'loadTime'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {boxes.slice(0, rowsMax).map((box) => (
              <tr key={box.id} data-mine={box.mine || undefined}>
                <th scope="row">
                  {box.ctnNo === null ? (
                    say('table.others')
                  ) : (
                    <button type="button" className="bp-link" onClick={() => onPick(box)}>
                      <ContainerNo value={box.ctnNo} isCopyable={false} />
                    </button>
                  )}
                </th>
                <td className="ml-mono">{box.blno ?? withheld(box)}</td>
                <td>
                  <span className="bp-state" data-state={box.mine ? box.state : 'others'}>
                    <Icon name={stateIcons[box.state]} size={14} /> {say(`state.${box.state}`)}
                  </span>
                </td>
                <td className="ml-mono">{box.sizetype ?? emptyCellText}</td>
                <td>
                  {box.bay === null
                    ? (box.cell ?? emptyCellText)
                    : say('table.bay', { bay: two(box.bay), row: two(box.row!), tier: two(box.tier!) })}
                  {box.cell !== null && box.planned && ` ${say('table.planned')}`}
                  {box.hidden && ` ${say('table.hidden')}`}
                </td>
                <td>{box.wharf === null ? emptyCellText : wharfName(defaultPort, box.wharf)}</td>
                <td>{box.mine ? <TimeCell time={box.gateInTime} /> : withheld(box)}</td>
                <td>{box.mine ? <TimeCell time={box.loadTime} /> : withheld(box)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
