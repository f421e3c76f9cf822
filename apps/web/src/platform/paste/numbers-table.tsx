import { Button, Checkbox, Tag } from '@mastlight/ui';
import { missedCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import type { FoundNumber } from '@mastlight/domain/vocabulary/find-numbers';
import { useTexts } from '../catalogue';
import { said } from '../said';
import { pasteTexts } from './texts/zh-CN';
import type { PasteDone, PasteRow } from './use-paste-numbers';
import './numbers-table.css';

/** The numbers of a text, each with its kind and what it becomes: what became of those that are sent stands first. */
export function NumbersTable(props: {
  readonly rows: readonly PasteRow[];
  readonly done: readonly PasteDone[];
  readonly onTick: (found: FoundNumber, isTicked: boolean) => void;
  readonly onRemove: (found: FoundNumber) => void;
}) {
  const { rows, done, onTick, onRemove } = props;
  const say = useTexts(pasteTexts);
  return (
    <table className="numbers" aria-label={say('table')}>
      <thead>
        <tr>
          <th>
            <span className="ml-visually-hidden">{say('pick')}</span>
          </th>
          <th>{say('number')}</th>
          <th>{say('kind')}</th>
          <th>{say('outcome')}</th>
          <th>
            <span className="ml-visually-hidden">{say('tools')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {done.map(({ found, code, reason }) => (
          <tr key={`done ${found.kind} ${found.number}`} data-done>
            <td />
            <td className="ml-mono numbers-no">{found.number}</td>
            <td>{say(`kinds.${found.kind}`)}</td>
            <td>
              <Tag tone={code === 'repeated' ? 'idle' : reason === null ? 'done' : 'att'}>
                {code === 'added' && reason !== null ? say('addedUnheard') : say(`outcomes.${code}`)}
              </Tag>{' '}
              {reason !== null && <span className="numbers-note">{said(reason)}</span>}
            </td>
            <td />
          </tr>
        ))}
        {rows.map(({ found, isTicked, canTick, failure }) => (
          <tr key={`${found.kind} ${found.number}`}>
            <td>
              <Checkbox
                aria-label={say('tick', { number: found.number })}
                isChecked={isTicked}
                disabled={!canTick}
                onChange={(isOn) => onTick(found, isOn)}
              />
            </td>
            <td className="ml-mono numbers-no">
              {found.number}
              {found.places.length > 1 && <span className="numbers-note">{say('times', { count: found.places.length })}</span>}
            </td>
            <td>{found.fault === null ? say(`kinds.${found.kind}`) : '-'}</td>
            <td>
              <Outcome found={found} isTicked={isTicked} failure={failure} />
            </td>
            <td>
              <Button
                variant="icon"
                size={24}
                icon="close"
                aria-label={say('remove', { number: found.number })}
                onClick={() => onRemove(found)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome(props: { readonly found: FoundNumber; readonly isTicked: boolean; readonly failure: string | null }) {
  const { found, isTicked, failure } = props;
  const say = useTexts(pasteTexts);
  const digit = missedCheckDigit(found.number);
  const note = (text: string) => <span className="numbers-note">{text}</span>;
  const whyAside = (): string => {
    if (found.isSure) return say('beside');
    if (digit !== null) return say('unsureBox', { digit });
    return say(found.kind === 'call' ? 'unsureCall' : 'unsure');
  };
  if (failure !== null)
    return (
      <>
        <Tag tone="danger">{say('outcomes.failed')}</Tag> {note(said(failure))}
      </>
    );
  if (found.fault !== null)
    return (
      <>
        <Tag tone="att">{say('misses')}</Tag>{' '}
        {note(
          found.fault === 'other-number' && digit !== null
            ? say('faults.wrong-digit', { digit })
            : say(`faults.${found.fault}`, { word: found.word ?? '' }),
        )}
      </>
    );
  if (found.kind === 'box')
    return (
      <>
        <Tag tone="idle">{say('box')}</Tag> {note(say('boxNote'))}
      </>
    );
  if (isTicked)
    return (
      <Tag tone="run" icon="plus">
        {say('ready')}
      </Tag>
    );
  return (
    <>
      <Tag tone="idle">{say('aside')}</Tag> {!found.isMeant && note(whyAside())}
    </>
  );
}
