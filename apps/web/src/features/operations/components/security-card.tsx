import { useTexts } from '../../../platform/catalogue';
import type { Desk } from '../api';
import { nameOfCode, operationsTexts } from '../texts';
import { visibleText } from '../visible-text';
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
              {desk.securityEvents.map(({ id, time, name, userId, network, subject, count }) => (
                <tr key={id}>
                  <td className="ml-mono">{time.slice(5)}</td>
                  <td>{nameOfCode(say, 'events', name)}</td>
                  <td>
                    {userId !== null
                      ? say('account', { id: String(userId) })
                      : network !== null
                        ? say('network', { digest: network })
                        : '—'}
                  </td>
                  <td className="ml-mono">{subject === null ? '—' : visibleText(nameOfCode(say, 'subjects', subject))}</td>
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
