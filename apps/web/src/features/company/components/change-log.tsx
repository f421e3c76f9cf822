import { ErrorState, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { findText, useTexts, type Messages, type Say } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import type { CompanyChange } from '../api';
import { changesQuery } from '../queries';
import { companyWords } from '../texts/zh-CN';

/** What has changed in the company, by whom and when; Management alone sees it. */
export function ChangeLog({ companyId }: { readonly companyId: number }) {
  const say = useTexts(companyWords);
  const { data, error, isFetching, refetch } = useQuery(changesQuery(companyId));
  return (
    <Panel title={say('changes.title')}>
      {data ? (
        data.list.length === 0 ? (
          <p className="panel-empty">{say('changes.none')}</p>
        ) : (
          <ol className="company-changes">
            {data.list.map((change) => (
              <li key={change.id}>
                <span>{sayChange(say, change)}</span>
                <time className="ml-mono">{change.time}</time>
              </li>
            ))}
          </ol>
        )
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Panel>
  );
}

/** One change in words; what a newer server names, by its name. */
function sayChange(say: Say<typeof companyWords.source>, { what, actor, person, phone, role }: CompanyChange): string {
  const parameters = {
    actor,
    person: person ?? '',
    phone: phone ?? say('colleagues.anybody'),
    duty: role === null ? '' : say(`duties.${role}`),
    what,
  };
  return findText(say as unknown as Say<Messages>, `changes.${what}`, parameters) ?? say('changes.other', parameters);
}
