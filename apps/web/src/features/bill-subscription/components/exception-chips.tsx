import { ExceptionChip } from '@mastlight/ui';
import { portRules } from '@mastlight/domain/ports/index';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { iconOfException, toneOfException } from '../bill-tone';
import { texts } from '../texts';
import './exception-chips.css';

/** Exceptions first, those that the port can tell: each chip counts its kind and filters by it; a second press lets go. */
export function ExceptionChips(props: {
  readonly port: PortCode;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly total: number | undefined;
  readonly chosen: ExceptionCode | '';
  readonly isShort: boolean;
  readonly onChoose: (code: ExceptionCode | '') => void;
}) {
  const { port, counts, total, chosen, isShort, onChoose } = props;
  const known = portRules(port).exceptions;
  const tellable = exceptions.filter(({ code }) => known.includes(code));
  return (
    <div className="bill-chips" role="group" aria-label="异常筛选">
      {tellable.map(({ code, name, shortName }) => (
        <ExceptionChip
          key={code}
          label={isShort ? shortName : name}
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
