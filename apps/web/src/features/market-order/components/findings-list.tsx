import { Lamp, type LampKind } from '@mastlight/ui';
import type { Level } from '@mastlight/domain/market-order/check-order';
import { useTexts } from '../../../platform/catalogue';
import type { Findings } from '../api';
import { marketOrderWords } from '../texts/zh-CN';

const lamps: Readonly<Record<Level, LampKind>> = { stop: 'fault', warn: 'changed', ok: 'done' };
const levels = ['stop', 'warn', 'ok'] as const;
/** So many are drawn of a level; whoever has more puts the first ones right. */
const shownMax = 60;

/** What the rules found: what stops, what somebody should look at, what has held; a press leads to the place. */
export function FindingsList(props: {
  readonly findings: Findings;
  readonly onShow?: (finding: Findings[number]) => void;
  /** Texts of which one would put a finding right, and what puts it there. */
  readonly fixesOf?: (finding: Findings[number]) => readonly string[];
  readonly onFix?: (finding: Findings[number], text: string) => void;
}) {
  const { findings, onShow, fixesOf, onFix } = props;
  const say = useTexts(marketOrderWords);
  const of = (level: Level) => findings.filter((finding) => finding.level === level);
  return (
    <>
      <p className="order-counts" role="status">
        {levels.map((level) => (
          <span key={level} data-level={level}>
            <b className="ml-mono">{of(level).length}</b> {say(`editor.${level}`)}
          </span>
        ))}
      </p>
      <ul className="order-findings">
        {levels.flatMap((level) =>
          of(level)
            .slice(0, shownMax)
            .map((finding, at) => {
              const told = (
                <>
                  <Lamp kind={lamps[level]} label={say(`editor.${level}`)} />
                  <span>{finding.text}</span>
                </>
              );
              const leads = onShow !== undefined && level !== 'ok' && finding.prop !== null;
              return (
                <li key={`${level} ${at}`} data-level={level}>
                  {leads ? (
                    <button type="button" onClick={() => onShow(finding)}>
                      {told}
                    </button>
                  ) : (
                    told
                  )}
                  {(level === 'ok' ? [] : (fixesOf?.(finding) ?? [])).map((fix) => (
                    <button key={fix} type="button" className="order-fix" onClick={() => onFix?.(finding, fix)}>
                      {say('editor.fix', { text: fix })}
                    </button>
                  ))}
                </li>
              );
            }),
        )}
      </ul>
    </>
  );
}
