import { ExceptionChip } from '@mastlight/ui';
import { portRules } from '@mastlight/domain/ports/index';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { iconOfException, toneOfException } from '../bill-tone';
import { billTexts } from '../texts';
import './exception-chips.css';

/** So many chips have room for their whole names in one line of 1440 px. */
const chipsWithRoom = 7;

/**
 * What is wrong, worst first, and nothing else: a chip for each exception that some bill is, which counts its bills and
 * filters by it; a second press lets go.
 */
export function ExceptionChips(props: {
  readonly port: PortCode;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly total: number | undefined;
  readonly whyUnknown: string | undefined;
  readonly chosen: ExceptionCode | '';
  readonly isShort: boolean;
  readonly onChoose: (code: ExceptionCode | '') => void;
  /** Whether the list goes by what is wrong; else a column was chosen, and the press brings the order back. */
  readonly isTroubleFirst: boolean;
  readonly onTroubleFirst: () => void;
}) {
  const { port, counts, total, whyUnknown, chosen, isShort, onChoose, isTroubleFirst, onTroubleFirst } = props;
  const say = useTexts(billTexts);
  const known = portRules(port).exceptions;
  const told = exceptions.filter(({ code }) => known.includes(code) && (code === chosen || (counts?.[code] ?? 0) > 0));
  return (
    <div className="bill-chips" role="group" aria-label={say('exceptions')} data-tip={whyUnknown}>
      <div className="bill-chips-told">
        {counts && told.length === 0 && <span className="bill-chips-calm">{say('nothingWrong')}</span>}
        {told.map(({ code, name, shortName }) => (
          <ExceptionChip
            key={code}
            label={isShort || told.length > chipsWithRoom ? shortName : name}
            count={counts?.[code] ?? null}
            tone={toneOfException(code)}
            icon={iconOfException(code, 'chip')}
            isPressed={chosen === code}
            onPress={() => onChoose(chosen === code ? '' : code)}
          />
        ))}
      </div>
      <ExceptionChip label={say('all')} count={total ?? null} isPressed={chosen === ''} onPress={() => onChoose('')} />
      <button type="button" className="bill-order" aria-pressed={isTroubleFirst} data-tip={say('troubleFirstTip')} onClick={onTroubleFirst}>
        {say('troubleFirst')}
      </button>
    </div>
  );
}
