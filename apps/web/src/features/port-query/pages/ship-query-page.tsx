import { CopyText, Select } from '@mastlight/ui';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { readAskedShips, writeAsked } from '@mastlight/domain/port-query/read-asked';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { berthsOf } from '@mastlight/domain/vocabulary/wharf';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { shipList, type ShipRow } from '../api';
import { shipLook } from '../columns';
import { QueryPage, type Question } from '../components/query-page';
import { portQueryWords } from '../texts/zh-CN';
import { said } from '../../../platform/said';

function readQuestion(text: string): Question {
  const { calls, unread } = readAskedShips(text);
  const leftOut = unread.length > 0 ? textsOf(portQueryWords)('unread', { what: unread.join('、') }) : null;
  return { keyword: writeAsked({ numbers: [], calls }), count: calls.length, leftOut };
}

/** Ships' calls without a subscription (R-2.7-04, R-3.9-09 to -11). */
export function ShipQueryPage() {
  const say = useTexts(portQueryWords);
  return (
    <QueryPage
      kind="ships"
      type="ship"
      declaration={shipList}
      look={shipLook}
      read={readQuestion}
      nameOf={(row) => callName(row.vesselsName, row.voyage) ?? emptyCellText}
      renderCard={(row) => <ShipCard key={row.id} row={row} />}
      renderFilters={({ port, wharf }, change) => (
        <Select
          label={say('wharf')}
          isLabelHidden
          placeholder={say('wharf')}
          options={berthsOf(port).map(({ code, name }) => ({ value: code, label: said(name) }))}
          value={wharf}
          onChange={(code) => change({ wharf: code })}
        />
      )}
    />
  );
}

const time = (text: string | null): string => (text === null ? emptyCellText : shortTime(text));

function ShipCard({ row }: { readonly row: ShipRow }) {
  const say = useTexts(portQueryWords);
  return (
    <li className="ml-card list-card query-card">
      <p>
        <CopyText text={callName(row.vesselsName, row.voyage) ?? emptyCellText} />
        <span>{said(row.wharf ?? emptyCellText)}</span>
      </p>
      <p>
        <span>
          {say('phone.closes')} <span className="ml-mono">{time(row.portCloseTime)}</span>
        </span>
      </p>
      <p>
        <span>
          {say('phone.berth')}{' '}
          <span className="ml-mono">
            {time(row.arrivalTime ?? row.etaArrivalTime)} – {time(row.departureTime ?? row.etaDepartureTime)}
          </span>
        </span>
      </p>
    </li>
  );
}
