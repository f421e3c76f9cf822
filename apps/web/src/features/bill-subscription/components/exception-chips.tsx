import { ExceptionChip } from '@mastlight/ui';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { iconOfException, toneOfException } from '../bill-tone';
import { texts } from '../texts';
import './exception-chips.css';

/** Phones have room for the word alone. */
const shortNames: Partial<Record<ExceptionCode, string>> = {
  'not-gated-in': '临近截港',
  'arrival-missing': '未运抵',
  rejected: '退单',
  'triple-missing': '未三联',
};

/** Exceptions first: each chip counts its kind and filters by it; a second press lets go. */
export function ExceptionChips(props: {
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly total: number | undefined;
  readonly chosen: ExceptionCode | '';
  readonly isShort: boolean;
  readonly onChoose: (code: ExceptionCode | '') => void;
}) {
  const { counts, total, chosen, isShort, onChoose } = props;
  return (
    <div className="bill-chips" role="group" aria-label="异常筛选">
      {exceptions.map(({ code, name }) => (
        <ExceptionChip
          key={code}
          label={(isShort && shortNames[code]) || name}
          count={counts?.[code] ?? null}
          tone={toneOfException(code)}
          icon={iconOfException(code, 'chip')}
          isPressed={chosen === code}
          onPress={() => onChoose(chosen === code ? '' : code)}
        />
      ))}
      <ExceptionChip label={texts.all} count={total ?? null} isPressed={chosen === ''} onPress={() => onChoose('')} />
    </div>
  );
}
