import { Button, ErrorState, showToast, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { companyApi, type OpenInvitation } from '../api';
import { invitationsQuery, refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';

/** The invitations that still let somebody in: to whom, by whom, until when; each can be taken back. */
export function OpenInvitations(props: {
  readonly companyId: number;
  /** A link that somebody may be looking at works no more. */
  readonly onLinkWithdrawn: () => void;
}) {
  const { companyId, onLinkWithdrawn } = props;
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(invitationsQuery(companyId));

  const target = ({ phone }: OpenInvitation): string => phone ?? say('colleagues.anybody');

  async function withdraw(invitation: OpenInvitation): Promise<void> {
    try {
      await companyApi.withdrawInvitation(companyId, invitation.id);
      if (invitation.phone === null) onLinkWithdrawn();
      showToast({ tone: 'done', text: say('colleagues.withdrawn', { whom: target(invitation) }) });
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
    await refreshCompany(client);
  }

  if (!data) {
    if (!error) return <SkeletonRows rows={2} />;
    return <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.list.length === 0) return null;
  return (
    <section className="company-open" aria-label={say('colleagues.open')}>
      <h3>{say('colleagues.openCount', { count: data.list.length })}</h3>
      <ul>
        {data.list.map((invitation) => (
          <li key={invitation.id}>
            <span className="ml-mono">{target(invitation)}</span>
            <small>
              {invitation.inviter} · {say('colleagues.validUntil', { time: invitation.expires })}
            </small>
            <Button
              variant="danger"
              size={24}
              aria-label={`${say('colleagues.withdraw')} ${target(invitation)}`}
              onClick={() => void withdraw(invitation)}
            >
              {say('colleagues.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
