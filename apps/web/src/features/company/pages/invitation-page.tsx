import { productFullName } from '@mastlight/domain/vocabulary/product-name';
import { Button, Lamp, Logo } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { loginState, useSession } from '../../../platform/session';
import { askForLogin } from '../../account';
import { companyApi } from '../api';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { company } from '@mastlight/domain/company/contract';
import { useSwitchIdentity } from '../components/use-switch-identity';
import { invitationQuery, refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';
import './invitation-page.css';

/**
 * Where an invitation leads (R-2.3-10): which company, and who invites, masked; who is not signed in logs in or
 * registers first. A code that does not work says what to do.
 */
export function InvitationPage() {
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const code = new URLSearchParams(location.search).get('code') ?? '';
  const { data, error, isPending } = useQuery(invitationQuery(code));
  const [joined, setJoined] = useState<ResponseData<typeof company.acceptInvitation> | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The page that comes after the switch is no invitation any more (R-4.3-11).
  const { isSwitching, switchTo, note } = useSwitchIdentity('/logistics');

  async function join(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      setJoined(await companyApi.acceptInvitation(code));
      await refreshCompany(client);
    } catch (cause) {
      setRefusal(cause instanceof CallError ? sayRefusal(cause) : say('lost'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <main className="invitation">
      <div className="invitation-head">
        <Logo name={productFullName} size={36} ground="night" />
      </div>
      <div className="invitation-card">
        {joined !== null ? (
          <>
            <Lamp kind="done" r={13} />
            <h1 role="status">{say(joined.isNew ? 'invitation.joined' : 'invitation.wasIn', { company: joined.cname })}</h1>
            <p>{joined.isNew ? say('invitation.joinedText') : say('invitation.wasInText', { duty: say(`duties.${joined.role}`) })}</p>
            <Button variant="primary" size={40} isLoading={isSwitching} onClick={() => void switchTo(joined.cid)}>
              {say('invitation.switchNow')}
            </Button>
            {note}
          </>
        ) : data ? (
          <>
            <h1>
              <small>{say('invitation.from', { inviter: data.inviter })}</small>
              {data.cname}
            </h1>
            <p>{say('invitation.until', { time: data.expires })}</p>
            {refusal !== null && (
              <p className="invitation-refusal" role="alert">
                {refusal}
              </p>
            )}
            {refusal !== null ? null : isSignedIn ? (
              <Button variant="primary" size={40} isLoading={isBusy} onClick={() => void join()}>
                {say('invitation.accept')}
              </Button>
            ) : (
              <Button variant="primary" size={40} onClick={() => askForLogin()}>
                {say('invitation.logIn')}
              </Button>
            )}
          </>
        ) : isPending && code !== '' ? (
          <p role="status">
            <Lamp kind="running" r={7} /> …
          </p>
        ) : (
          <>
            <Lamp kind="fault" r={13} />
            <h1>{say('invitation.ended')}</h1>
            <p role="alert">{error instanceof CallError ? sayRefusal(error) : say('invitation.endedText')}</p>
          </>
        )}
        <Link to="/logistics">{say('invitation.home')}</Link>
      </div>
    </main>
  );
}
