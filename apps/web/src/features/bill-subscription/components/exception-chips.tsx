import { ExceptionChip } from '@mastlight/ui';
import { portRules } from '@mastlight/domain/ports/index';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { iconOfException, toneOfException } from '../bill-tone';
import { billTexts } from '../texts';
import './exception-chips.css';

/** Exceptions first, those that the port can tell: each chip counts its kind and filters by it; a second press lets go. */
export function ExceptionChips(props: {
  readonly port: PortCode;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly total: number | undefined;
  readonly whyUnknown: string | undefined;
  readonly chosen: ExceptionCode | '';
  readonly isShort: boolean;
  readonly onChoose: (code: ExceptionCode | '') => void;
}) {
  const { port, counts, total, whyUnknown, chosen, isShort, onChoose } = props;
  const say = useTexts(billTexts);
  const known = portRules(port).exceptions;
  const tellable = exceptions.filter(({ code }) => known.includes(code));
  return (
    <div className="bill-chips" role="group" aria-label={say('exceptions')}>
      {tellable.map(({ code, name, shortName }) => (
        <ExceptionChip
          key={code}
          label={isShort ? shortName : name}
          count={counts?.[code] ?? null}
          whyUnknown={whyUnknown}
          tone={toneOfException(code)}
          icon={iconOfException(code, 'chip')}
          isPressed={chosen === code}
          onPress={() => onChoose(chosen === code ? '' : code)}
        />
      ))}
      <ExceptionChip
        label={say('all')}
        count={total ?? null}
        whyUnknown={whyUnknown}
        isPressed={chosen === ''}
        onPress={() => onChoose('')}
      />
    </div>
  );
}
