import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, showToast } from '@mastlight/ui';
import { redrivenAtOnceMax } from '@mastlight/domain/operations/limits';
import { useTexts } from '../../../platform/catalogue';
import { deskQuery, operationsCalls, type Desk } from '../api';
import { operationsTexts } from '../texts/zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import { TableFrame } from './table-frame';

const counts = ['due', 'setLater', 'running', 'failed'] as const;

/** Jobs by task; what has failed for good and what nobody could read, and the way back into the queue. */
export function WorkCard({ desk }: { readonly desk: Desk }) {
  const say = useTexts(operationsTexts);
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { jobs, failedJobs, deadLetters, deadLetterCount } = desk;
  const putBack = async (jobIds: readonly number[], letterIds: readonly number[]): Promise<void> => {
    setIsBusy(true);
    try {
      showToast({ tone: 'done', text: say('putBackDone', await operationsCalls.redriveWork(jobIds, letterIds)) });
      await client.invalidateQueries({ queryKey: deskQuery.queryKey });
    } catch {
      // It has been shown.
    } finally {
      setIsBusy(false);
    }
  };
  const all = () =>
    putBack(
      failedJobs.map(({ id }) => Number(id)).slice(0, redrivenAtOnceMax),
      deadLetters.map(({ id }) => id),
    );
  const isClean = failedJobs.length + deadLetters.length === 0;
  return (
    <section className="ops-card" aria-label={say('jobs')}>
      <header>
        <h2>{say('jobs')}</h2>
        {deadLetterCount > 0 && (
          <small>
            {say('deadLetters')} {say('deadLetterCount', { count: deadLetterCount })}
          </small>
        )}
        <Button size={24} icon="refresh" disabled={isClean} isLoading={isBusy} onClick={() => void all()}>
          {say('putBackAll')}
        </Button>
      </header>
      {jobs.length === 0 ? (
        <p className="ops-empty">{say('noJobs')}</p>
      ) : (
        <TableFrame label={say('jobs')}>
          <table className="ops-table">
            <thead>
              <tr>
                <th scope="col">{say('task')}</th>
                {counts.map((name) => (
                  <th key={name} scope="col" data-number="">
                    {say(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ task, due, later, running, failed }) => (
                <tr key={task} data-edge={failed > 0 ? 'danger' : undefined}>
                  <th scope="row" className="ml-mono">
                    {spellHidden(task)}
                  </th>
                  <td data-number="">{due.toLocaleString('en-US')}</td>
                  <td data-number="">{later.toLocaleString('en-US')}</td>
                  <td data-number="">{running.toLocaleString('en-US')}</td>
                  <td data-number="" data-part="quarantined" data-some={failed > 0}>
                    {failed.toLocaleString('en-US')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      {isClean ? (
        <p className="ops-empty">{say('noFailed')}</p>
      ) : (
        <ul className="ops-laid" aria-label={`${say('failedJobs')} · ${say('deadLetters')}`}>
          {failedJobs.map(({ id, task, attempts, reason, failedTime }) => (
            <li key={`job ${id}`}>
              <span className="ml-mono">{failedTime.slice(5)}</span>
              <span>
                <b className="ml-mono">{spellHidden(task)}</b> {say('attempts', { count: attempts })}
                <small>{spellHidden(reason)}</small>
              </span>
              <Button size={24} variant="text" aria-label={say('putBackOf', { task })} onClick={() => void putBack([Number(id)], [])}>
                {say('putBack')}
              </Button>
            </li>
          ))}
          {deadLetters.map(({ id, task, name, version, reason, laidAsideTime }) => (
            <li key={`letter ${id}`}>
              <span className="ml-mono">{laidAsideTime.slice(5)}</span>
              <span>
                <b className="ml-mono">{spellHidden(task)}</b> {say('versionOf', { name: spellHidden(name), version })}
                <small>{spellHidden(reason)}</small>
              </span>
              <Button size={24} variant="text" aria-label={say('putBackOf', { task })} onClick={() => void putBack([], [id])}>
                {say('putBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
