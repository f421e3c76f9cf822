import { EmptySea } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { entriesQuery } from '../api';
import { openApiWords } from '../texts/zh-CN';

/** The own entries. */
export function OpenApiPage() {
  const say = useTexts(openApiWords);
  const isSignedIn = useSession((session) => session.token !== null);
  const { data = [] } = useQuery({ ...entriesQuery(), enabled: isSignedIn });
  if (data.length === 0) return <EmptySea title={say('empty')} />;
  return (
    <ul aria-label={say('pageTitle')}>
      {data.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
