import { EmptySea } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { entriesQuery } from '../api';
import { preSheetWords } from '../texts';

/** The own entries. */
export function PreSheetPage() {
  const say = useTexts(preSheetWords);
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
