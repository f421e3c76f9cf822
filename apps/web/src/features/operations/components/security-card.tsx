import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { useTexts } from '../../../platform/catalogue';
import { TimeCell } from '../../../platform/time-cell';
import type { Desk } from '../api';
import { nameOfCode } from '../name-of-code';
import { operationsTexts } from '../texts/zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import { TableFrame } from './table-frame';

/** The newest security events; people by number, networks by a digest. */
export function SecurityCard({ desk }: { readonly desk: Desk }) {
  const say = useTexts(operationsTexts);
  return (
    <section className="ops-card" aria-label={say('security')}>
      <header>
        <h2>{say('security')}</h2>
      </header>
      {desk.securityEvents.length === 0 ? (
        <p className="ops-empty">{say('noSecurity')}</p>
      ) : (
        <TableFrame label={say('security')}>
          <table className="ops-table">
            <thead>
              <tr>
                <th scope="col">{say('time')}</th>
                <th scope="col">{say('event')}</th>
                <th scope="col">{say('who')}</th>
                <th scope="col">{say('subject')}</th>
                <th scope="col" data-number="">
                  {say('times')}
                </th>
              </tr>
            </thead>
            <tbody>
              {foldLooks(desk.securityEvents).map(({ id, time, name, userId, network, subject, count }) => (
                <tr key={id}>
                  <td>
                    <TimeCell time={time} />
                  </td>
                  <td>{nameOfCode(say, 'events', name)}</td>
                  <td>
                    {userId !== null
                      ? say('account', { id: String(userId) })
                      : network !== null
                        ? say('network', { digest: network })
                        : emptyCellText}
                  </td>
                  <td className="ml-mono">{subject === null ? emptyCellText : spellHidden(nameOfCode(say, 'subjects', subject))}</td>
                  <td data-number="">{count.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  );
}

type SecurityEvent = Desk['securityEvents'][number];

/** What an administrator did by looking at this page, again and again, is a line of his with the sum; the rest stands as it came (N8). */
function foldLooks(events: readonly SecurityEvent[]): readonly SecurityEvent[] {
  const placeOfActs = new Map<string, number>();
  const lines: SecurityEvent[] = [];
  for (const event of events) {
    const key = event.name === 'admin-act' ? `${event.userId} ${event.subject}` : null;
    const place = key === null ? undefined : placeOfActs.get(key);
    if (place !== undefined) {
      lines[place] = { ...lines[place]!, count: lines[place]!.count + event.count };
      continue;
    }
    if (key !== null) placeOfActs.set(key, lines.length);
    lines.push(event);
  }
  return lines;
}
