import { useTexts } from '../../../platform/catalogue';
import type { Desk } from '../api';
import { nameOfCode } from '../name-of-code';
import { operationsTexts } from '../texts/zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import { nameOfSource } from './receipts-card';
import { TableFrame } from './table-frame';

/** Codes that no table holds and ports that a message has no business with: in how many messages, and where last. */
export function OdditiesCard({ desk }: { readonly desk: Desk }) {
  const say = useTexts(operationsTexts);
  return (
    <section className="ops-card" aria-label={say('oddities')}>
      <header>
        <h2>{say('oddities')}</h2>
      </header>
      {desk.oddities.length === 0 ? (
        <p className="ops-empty">{say('noOddities')}</p>
      ) : (
        <TableFrame label={say('oddities')}>
          <table className="ops-table">
            <thead>
              <tr>
                <th scope="col">{say('kind')}</th>
                <th scope="col">{say('value')}</th>
                <th scope="col">{say('source')}</th>
                <th scope="col" data-number="">
                  {say('seenIn')}
                </th>
                <th scope="col">{say('lastSeen')}</th>
              </tr>
            </thead>
            <tbody>
              {desk.oddities.map((oddity) => (
                <tr
                  key={`${oddity.source} ${oddity.code} ${oddity.value}`}
                  data-edge={oddity.code.endsWith('-port') || oddity.code === 'port-not-ours' ? 'danger' : 'att'}
                >
                  <td>{nameOfCode(say, 'oddity', oddity.code)}</td>
                  <td>{oddity.value === '' ? say('others') : <code className="ops-code">{spellHidden(oddity.value)}</code>}</td>
                  <td>{nameOfSource(oddity.source)}</td>
                  <td data-number="">×{oddity.messages.toLocaleString('en-US')}</td>
                  <td>
                    <span className="ml-mono">{oddity.lastSeenTime.slice(5)}</span>
                    <small>
                      {oddity.lastSegment === null
                        ? say('placeOfFile', { id: String(oddity.lastMessageId) })
                        : say('place', { id: String(oddity.lastMessageId), segment: oddity.lastSegment, offset: oddity.lastOffset })}
                    </small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  );
}
