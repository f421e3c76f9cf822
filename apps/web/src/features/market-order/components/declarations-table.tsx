import { Button, Tag } from '@mastlight/ui';
import { Link } from '@tanstack/react-router';
import type { DeclarationRow } from '@mastlight/domain/market-order/contract';
import { useTexts } from '../../../platform/catalogue';
import { PanelTable } from '../../../platform/panel';
import { marketOrderWords } from '../texts/zh-CN';
import { DeclarationTag } from './state-tag';

/** Whether customs have said all of it, and nothing is left to be entered. */
const isTold = ({ declarationNo, declaredTime, releasedTime, closedTime, byHand }: DeclarationRow): boolean =>
  byHand.length === 0 && [declarationNo, declaredTime, releasedTime, closedTime].every((text) => text !== '');

/** Declarations with what customs said of each and when; what somebody entered by hand says so. */
export function DeclarationsTable(props: {
  readonly declarations: readonly DeclarationRow[];
  readonly mayEnter?: boolean;
  readonly onEnter?: (row: DeclarationRow) => void;
  readonly onTakeAway?: (row: DeclarationRow) => void;
}) {
  const { declarations, mayEnter = false, onEnter, onTakeAway } = props;
  const say = useTexts(marketOrderWords);
  const byHand = <Tag tone="idle">{say('declarations.byHand')}</Tag>;
  const day = (row: DeclarationRow, time: string, prop: 'declaredDay' | 'releasedDay' | 'closedDay' | null) => (
    <td className="ml-mono">
      {time === '' ? '-' : <span className="order-nowrap">{time.slice(0, 10)}</span>} {time.slice(11, 16)}{' '}
      {prop !== null && row.byHand.includes(prop) && byHand}
    </td>
  );
  return (
    <PanelTable label={say('declarations.title')}>
      <thead>
        <tr>
          {(['part', 'number', 'stateTitle', 'declared', 'inspected', 'released', 'closed', 'usd', 'reason'] as const).map((name) => (
            <th key={name} scope="col">
              {say(`declarations.${name}`)}
            </th>
          ))}
          {onEnter && <th scope="col" aria-label={say('declarations.enter')} />}
        </tr>
      </thead>
      <tbody>
        {declarations.map((row) => (
          <tr key={row.id} data-past={!row.isCurrent || undefined}>
            <td className="ml-mono">
              <Link to="/assistant/edit" search={{ id: String(row.orderId) } as never}>
                {row.orderNo}-{row.part}
              </Link>
            </td>
            <td className="ml-mono">
              {row.declarationNo || '-'} {row.byHand.includes('declarationNo') && byHand}
            </td>
            <td>{row.isCurrent ? <DeclarationTag state={row.state} /> : <Tag tone="idle">{say('declarations.past')}</Tag>}</td>
            {day(row, row.declaredTime, 'declaredDay')}
            {day(row, row.inspectedTime, null)}
            {day(row, row.releasedTime, 'releasedDay')}
            {day(row, row.closedTime, 'closedDay')}
            <td className="ml-mono">
              {row.usd} <small>{say('declarations.goods', { lines: row.lines })}</small>
            </td>
            <td>{row.reason || '-'}</td>
            {onEnter && (
              <td data-kind="actions">
                <Button
                  variant="text"
                  size={24}
                  disabled={!mayEnter || !row.isCurrent || isTold(row)}
                  aria-label={say('declarations.enterRow', row)}
                  onClick={() => onEnter(row)}
                >
                  {say('declarations.enter')}
                </Button>
                {row.byHand.length > 0 && (
                  <Button
                    variant="text"
                    size={24}
                    disabled={!mayEnter}
                    aria-label={say('declarations.takeAwayRow', row)}
                    onClick={() => onTakeAway?.(row)}
                  >
                    {say('declarations.takeAway')}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}
