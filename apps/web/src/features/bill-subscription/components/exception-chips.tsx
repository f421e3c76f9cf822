import { ExceptionChip, Icon } from '@mastlight/ui';
import { portRules } from '@mastlight/domain/ports/index';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { iconOfException, toneOfException } from '../bill-tone';
import { billTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './exception-chips.css';

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
  const line = useRef<HTMLDivElement>(null);
  const told = exceptions.filter(({ code }) => known.includes(code) && (code === chosen || (counts?.[code] ?? 0) > 0));
  const hasRoom = useHasRoom(line, told.map(({ code }) => `${code} ${counts?.[code]}`).join());
  return (
    <div className="bill-chips" ref={line} role="group" aria-label={say('exceptions')} data-tip={whyUnknown}>
      <div className="bill-chips-told">
        {counts && told.length === 0 && <span className="bill-chips-calm">{say('nothingWrong')}</span>}
        {told.map(({ code, name, shortName }) => (
          <ExceptionChip
            key={code}
            label={said(isShort || !hasRoom ? shortName : name)}
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
        <Icon name="chevronDown" size={14} />
        {say('troubleFirst')}
      </button>
    </div>
  );
}

/** Whether the whole names of `content` fit `line`: they are drawn, measured before they are seen, and give way where they do not. */
function useHasRoom(line: RefObject<HTMLElement | null>, content: string): boolean {
  const [widthPx, setWidthPx] = useState(0);
  const [measured, setMeasured] = useState<{ readonly of: string; readonly fits: boolean } | null>(null);
  const of = `${widthPx} ${content}`;
  useLayoutEffect(() => {
    const element = line.current!;
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    // Another face draws the same names wider.
    const measureAnew = (): void => setMeasured(null);
    document.fonts?.addEventListener('loadingdone', measureAnew);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measureAnew);
    };
  }, [line]);
  useLayoutEffect(() => {
    const told = line.current!.firstElementChild!;
    function measure(): void {
      if (measured?.of !== of) setMeasured({ of, fits: told.scrollWidth <= told.clientWidth });
    }
    measure();
  }, [line, measured, of]);
  return measured?.of !== of || measured.fits;
}
