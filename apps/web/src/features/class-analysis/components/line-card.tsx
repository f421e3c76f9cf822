import { contradicts } from '@mastlight/domain/class-analysis/line-state';
import { showCode } from '@mastlight/domain/vocabulary/show-code';
import { Button, CopyText, Lamp, TextField } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { casesQuery, similarQuery, type AnalysisLine } from '../api';
import { TariffDrawer } from '../../hs-code';
import { classAnalysisWords } from '../texts/zh-CN';
import { ConfidenceBar } from './confidence-bar';
import { titleOf } from './line-list';

/** Candidates that are shown, each with its key. */
export const candidatesShown = 3;

/** One line of goods: the one question, the candidates below their heading, and what speaks for them. */
export function LineCard(props: {
  readonly line: AnalysisLine;
  readonly at: number;
  readonly count: number;
  readonly isBusy: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onChoose: (hsCode: string) => void;
  readonly onAnswer: (attribute: string, value: string) => void;
}) {
  const say = useTexts(classAnalysisWords);
  const { line, at, count, isBusy, onStep, onChoose, onAnswer } = props;
  const isAccepted = line.state === 'accepted';
  return (
    <section className="hs-pane hs-card ml-card" aria-label={line.name}>
      <header>
        <h2 className="hs-card-name">{line.name}</h2>
        <span className="hs-note">{titleOf(line) === line.name ? '' : titleOf(line)}</span>
        <Button variant="icon" size={24} icon="chevronUp" aria-label={say('card.previous')} onClick={() => onStep(-1)} />
        <span className="hs-note ml-mono">{say('card.place', { at, count })}</span>
        <Button variant="icon" size={24} icon="chevronDown" aria-label={say('card.next')} onClick={() => onStep(1)} />
      </header>
      <div className="hs-card-body" tabIndex={-1}>
        {isAccepted && (
          <p className="hs-accepted">
            <Lamp kind="done" r={7} />
            <strong>{say('card.accepted', { code: showCode(line.chosenCode) })}</strong>
            <CopyText text={line.chosenCode} />
            <span className="hs-note">{line.chosenTime !== null && say('card.acceptedAt', { time: line.chosenTime.slice(0, 16) })}</span>
            <Button size={24} icon="undo" disabled={isBusy} onClick={() => onChoose('')}>
              {say('card.takeBack')}
            </Button>
          </p>
        )}
        {!isAccepted && line.question !== null && <QuestionBand question={line.question} isBusy={isBusy} onAnswer={onAnswer} />}
        {!isAccepted && line.hsCode === '' && (
          <p className="hs-unsure">
            <strong>{say('card.notProposed')}</strong> {say('card.notProposedText')}
          </p>
        )}
        <CodeTree line={line} isBusy={isBusy} onChoose={onChoose} />
        <OtherCode key={line.line} isBusy={isBusy} onUse={onChoose} />
        <TariffButton key={`tariff ${line.line}`} line={line} />
        <Evidence line={line} />
      </div>
    </section>
  );
}

function QuestionBand(props: {
  readonly question: NonNullable<AnalysisLine['question']>;
  readonly isBusy: boolean;
  readonly onAnswer: (attribute: string, value: string) => void;
}) {
  const say = useTexts(classAnalysisWords);
  const { question, isBusy, onAnswer } = props;
  return (
    <div className="hs-question" role="group" aria-label={question.title}>
      <p>
        <Lamp kind="inspect" r={9} /> <strong>{say('card.ask', { title: question.title })}</strong>
      </p>
      <div className="hs-answers">
        {question.values.map(({ value, codes }) => (
          <button key={value} type="button" disabled={isBusy} onClick={() => onAnswer(question.attribute, value)}>
            <strong>{value}</strong>
            <span className="ml-mono">{say('card.leads', { codes: codes.slice(0, 2).map(showCode).join('、') })}</span>
          </button>
        ))}
        <button type="button" disabled={isBusy} onClick={() => onAnswer(question.attribute, '')}>
          <strong>{say('card.unknown')}</strong>
          <span>{say('card.unknownNote')}</span>
        </button>
      </div>
    </div>
  );
}

/** Chapter and heading, then the candidates; where nothing is proposed, the three headings in plain words. */
function CodeTree(props: { readonly line: AnalysisLine; readonly isBusy: boolean; readonly onChoose: (hsCode: string) => void }) {
  const say = useTexts(classAnalysisWords);
  const { line, isBusy, onChoose } = props;
  const shown = line.candidates.slice(0, candidatesShown);
  if (shown.length === 0) return null;
  const heading = line.headings.find(({ hsCode }) => hsCode === shown[0]!.hsCode.slice(0, 4));
  return (
    <div className="hs-tree">
      <h3>{say('card.candidates')}</h3>
      {heading && (
        <p className="hs-heading">
          <span className="ml-mono">{heading.hsCode}</span> {heading.name}
        </p>
      )}
      <ol>
        {shown.map((candidate, i) => (
          <li key={candidate.hsCode}>
            <button
              type="button"
              className="hs-candidate"
              disabled={isBusy || candidate.hsCode.length < 6}
              data-first={i === 0 || undefined}
              aria-pressed={line.chosenCode === candidate.hsCode}
              onClick={() => onChoose(candidate.hsCode)}
            >
              <kbd aria-hidden>{i + 1}</kbd>
              <span className="ml-mono">{showCode(candidate.hsCode)}</span>
              <span>{candidate.name}</span>
              {i === 0 && line.hsCode !== '' ? (
                <ConfidenceBar percent={line.confidence} />
              ) : (
                <span className="hs-note">{candidate.reason}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function OtherCode({ isBusy, onUse }: { readonly isBusy: boolean; readonly onUse: (hsCode: string) => void }) {
  const say = useTexts(classAnalysisWords);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className="hs-other"
      onSubmit={(event) => {
        event.preventDefault();
        const code = text.replace(/[\s.]/g, '');
        if (!/^(?:\d{6}|\d{8}|\d{10})$/.test(code)) {
          setError(say('card.otherWrong'));
          return;
        }
        setError(null);
        onUse(code);
      }}
    >
      <TextField
        label={say('card.other')}
        placeholder={say('card.otherHint')}
        value={text}
        inputMode="numeric"
        error={error ?? undefined}
        onChange={setText}
      />
      <Button type="submit" disabled={isBusy || text === ''}>
        {say('card.use')}
      </Button>
    </form>
  );
}

/** Rates and elements of the code that was chosen, else of the one that is proposed; of its heading where no more is known. */
function TariffButton({ line }: { readonly line: AnalysisLine }) {
  const say = useTexts(classAnalysisWords);
  const [isOpen, setOpen] = useState(false);
  const code = line.chosenCode || line.hsCode || (line.headings[0]?.hsCode ?? '');
  if (code.length < 4) return null;
  return (
    <p>
      <Button icon="book" onClick={() => setOpen(true)}>
        {say('card.tariff')} <span className="ml-mono">{showCode(code)}</span>
      </Button>
      {isOpen && <TariffDrawer code={code} name={line.name} onClose={() => setOpen(false)} />}
    </p>
  );
}

function Evidence({ line }: { readonly line: AnalysisLine }) {
  const say = useTexts(classAnalysisWords);
  const heading = (line.chosenCode || line.hsCode).slice(0, 4);
  const { data: cases } = useQuery({ ...casesQuery(heading), enabled: heading !== '' });
  const { data: similar } = useQuery(similarQuery(line.name));
  const isOther = contradicts(line.statedCode, line.chosenCode || line.hsCode);
  return (
    <div className="hs-evidence">
      <h3>{say('card.evidence')}</h3>
      <dl>
        {line.reason !== '' && (
          <div>
            <dt>{say('card.reason')}</dt>
            <dd>{line.reason}</dd>
          </div>
        )}
        {line.statedCode !== '' && (
          <div data-tone={isOther ? 'att' : undefined}>
            <dt>{say('card.stated')}</dt>
            <dd>{say(isOther ? 'card.statedOther' : 'card.statedSame', { code: showCode(line.statedCode) })}</dd>
          </div>
        )}
        {heading !== '' && cases !== undefined && (
          <div>
            <dt>{say('card.cases')}</dt>
            <dd>
              {cases.total === 0
                ? say('card.noCases')
                : say('card.casesText', {
                    count: cases.total,
                    list: cases.list.map((each) => `${each.name} ${showCode(each.hsCode)}（${each.chosenTime.slice(0, 10)}）`).join('；'),
                  })}
            </dd>
          </div>
        )}
        <div>
          <dt>{say('card.book')}</dt>
          <dd>{say('card.bookText')}</dd>
        </div>
        {similar !== undefined && similar.list.length > 0 && (
          <div>
            <dt>{say('card.similar')}</dt>
            <dd>{similar.list.slice(0, 8).join('、')}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
