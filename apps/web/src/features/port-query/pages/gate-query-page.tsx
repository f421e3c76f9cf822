import { CopyText } from '@mastlight/ui';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { callsMax } from '@mastlight/domain/port-query/limits';
import { readAsked, writeAsked } from '@mastlight/domain/port-query/read-asked';
import { carrierOfHead } from '@mastlight/domain/vocabulary/carrier';
import { missedCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { releaseFlagText } from '@mastlight/domain/vocabulary/bill-progress';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { gateList, type GateRow } from '../api';
import { gateLook } from '../columns';
import { QueryPage, type Question } from '../components/query-page';
import { portQueryWords } from '../texts/zh-CN';
import { said } from '../../../platform/said';

/** Numbers and calls are asked for together; more calls than fit are named. */
function readQuestion(text: string): Question {
  const say = textsOf(portQueryWords);
  const { numbers, calls, unread } = readAsked(text);
  const asked = { numbers, calls: calls.slice(0, callsMax) };
  const rest = calls.slice(asked.calls.length).map((call) => `${call.vesselsName}/${call.voyage}`);
  // The port has never heard of a box that is mistyped. A bill of some lines only looks like one.
  const wrong = numbers.flatMap((number) => {
    const digit = carrierOfHead(number) === null ? missedCheckDigit(number) : null;
    return digit === null ? [] : [say('wrongDigit', { number, digit })];
  });
  const notes = [
    ...(wrong.length > 0 ? [say('wrongDigits', { what: wrong.join('、') })] : []),
    ...(unread.length > 0 ? [say('unread', { what: unread.join('、') })] : []),
    ...(rest.length > 0 ? [say('left', { what: rest.join('、') })] : []),
  ];
  return { keyword: writeAsked(asked), count: numbers.length + asked.calls.length, leftOut: notes.join('；') || null };
}

/** Boxes at the gate without a subscription (R-2.7-03, R-3.9-05 to -08). */
export function GateQueryPage() {
  return (
    <QueryPage
      kind="gates"
      type="inGates"
      declaration={gateList}
      look={gateLook}
      read={readQuestion}
      nameOf={(row) => row.ctnNo}
      renderCard={(row) => <GateCard key={row.id} row={row} />}
    />
  );
}

function GateCard({ row }: { readonly row: GateRow }) {
  const say = useTexts(portQueryWords);
  return (
    <li className="ml-card list-card query-card">
      <p>
        <CopyText text={row.ctnNo} />
        <span className="ml-mono">{row.sizetype ?? emptyCellText}</span>
      </p>
      <p>
        <span className="ml-mono">{row.Vesselnamevoyage ?? emptyCellText}</span>
        <span className="ml-mono">{row.blno ?? emptyCellText}</span>
      </p>
      <p>
        <span>
          {say('phone.gateIn')} <span className="ml-mono">{row.arrivalTime === null ? emptyCellText : shortTime(row.arrivalTime)}</span>
        </span>
        <span>
          {say('phone.released')} {row.pass_flag === null ? emptyCellText : said(releaseFlagText(row.pass_flag, 'plain'))}
        </span>
      </p>
    </li>
  );
}
