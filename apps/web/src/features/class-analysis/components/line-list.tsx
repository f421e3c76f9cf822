import { showCode } from '@mastlight/domain/vocabulary/show-code';
import { Button, Lamp, type LampKind } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { AnalysisLine } from '../api';
import { classAnalysisWords } from '../texts/zh-CN';
import { ConfidenceBar } from './confidence-bar';

const lamps: Readonly<Record<AnalysisLine['state'], LampKind>> = { ask: 'inspect', check: 'partial', ready: 'running', accepted: 'done' };

/** The lines of goods, each with its state, what it says, its code and how sure that is. */
export function LineList(props: {
  readonly rows: readonly AnalysisLine[];
  readonly total: number;
  readonly sure: number;
  readonly focused: number | null;
  readonly isBusy: boolean;
  readonly onFocus: (line: number) => void;
  readonly onAcceptSure: () => void;
  readonly onExport: () => void;
  /** Goes on with the bill and its goods in a new manifest. */
  readonly onBring: () => void;
  /** Goes on with its boxes in a new VGM; null: none was read. */
  readonly onBringBoxes: (() => void) | null;
}) {
  const say = useTexts(classAnalysisWords);
  const { rows, total, sure, focused, isBusy, onFocus, onAcceptSure, onExport, onBring, onBringBoxes } = props;
  return (
    <section className="hs-pane hs-lines ml-card" aria-label={say('lines.title', { count: total })}>
      <header>
        <h2>{say('lines.title', { count: total })}</h2>
        <span className="hs-note hs-keys">{say('lines.keys')}</span>
        <Button variant="primary" size={24} icon="check" disabled={sure === 0} isLoading={isBusy} onClick={onAcceptSure}>
          {say('lines.acceptSure', { count: sure })}
        </Button>
      </header>
      {rows.length === 0 && <p className="hs-note hs-none">{say('lines.none')}</p>}
      <ol className="hs-line-list" tabIndex={-1}>
        {rows.map((line) => (
          <li key={line.line}>
            <button
              type="button"
              className="hs-line"
              data-state={line.state}
              aria-current={line.line === focused || undefined}
              onClick={() => onFocus(line.line)}
            >
              <span className="hs-line-no ml-mono">{line.line}</span>
              <Lamp kind={lamps[line.state]} r={7} />
              <span className="ml-visually-hidden">{say(`state.${line.state}`)}</span>
              <span className="hs-line-name">
                <strong>{titleOf(line)}</strong>
                <span>{line.name}</span>
              </span>
              <span className="hs-line-code">
                <span className="ml-mono">{codeOf(line) === '' ? say('lines.noCode') : showCode(codeOf(line))}</span>
                {line.state === 'accepted' ? <span>{say('state.accepted')}</span> : <ConfidenceBar percent={line.confidence} />}
              </span>
              <span className="hs-line-more">
                {line.packages !== null && (
                  <span>{say('lines.packages', { count: line.packages.toLocaleString('en-US'), unit: line.packageUnit })}</span>
                )}
                {line.grossWeight !== null && <span>{say('lines.weight', { kg: line.grossWeight.toLocaleString('en-US') })}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <footer>
        <Button size={24} icon="download" onClick={onExport}>
          {say('lines.export')}
        </Button>
        <Button size={24} icon="arrowRight" onClick={onBring}>
          {say('lines.bring')}
        </Button>
        {onBringBoxes && (
          <Button size={24} icon="vgm" onClick={onBringBoxes}>
            {say('lines.bringBoxes')}
          </Button>
        )}
      </footer>
    </section>
  );
}

const codeOf = ({ chosenCode, hsCode }: AnalysisLine): string => chosenCode || hsCode;

/** What the goods are called in the book: of the accepted code, else of the proposed one; the name itself without either. */
export function titleOf({ name, hsCode, chosenCode, chosenName, candidates }: AnalysisLine): string {
  if (chosenCode !== '') return chosenName || name;
  return candidates.find((candidate) => candidate.hsCode === hsCode)?.name ?? name;
}
