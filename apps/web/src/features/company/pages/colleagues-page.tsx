import { Button, ConfirmDialog, ErrorState, showToast, SkeletonRows, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Panel } from '../../../platform/panel';
import { isPermitted, useSession } from '../../../platform/session';
import { endSession } from '../../account';
import { companyApi, type Colleague } from '../api';
import { ChangeLog } from '../components/change-log';
import { ColleagueTable } from '../components/colleague-table';
import { InviteDialog } from '../components/invite-dialog';
import { SignInFirst } from '../components/sign-in-first';
import { TurnBack } from '../components/turn-back';
import { TurnOverDialog } from '../components/turn-over-dialog';
import { colleaguesQuery, companyQuery, refreshCompany } from '../queries';
import { readCertState } from '../read-cert-state';
import { companyWords } from '../texts/zh-CN';
import './company.css';

type Open = { readonly what: 'invite' | 'turn-over' | 'leave' } | { readonly what: 'remove'; readonly colleague: Colleague } | null;
const nobody: readonly Colleague[] = [];

/** R-2.3-21: who is in the company and as what; its Management changes that, everybody else may leave. */
export function ColleaguesPage() {
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const session = useSession();
  const { token, userId, company } = session;
  const companyId = Number(session.cid);
  const { data, error, isFetching, refetch } = useQuery({ ...colleaguesQuery, enabled: session.cid !== null });
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>(null);
  const [isBusy, setBusy] = useState(false);
  const close = (): void => setOpen(null);

  // Whose name is not known yet is asked about here: in the personal identity the page is shut (R-2.3-22).
  const isManagement = company !== null && isPermitted(session, 'company.manage');
  const record = useQuery({ ...companyQuery(companyId), enabled: isManagement }).data;

  if (token === null) return <SignInFirst title={say('titles.colleagues')} />;
  // The server refuses it; who reads this knows before the dialog.
  const waitsForCertification = record !== undefined && readCertState(record.certState) !== 'certified';
  const colleagues = data?.list ?? nobody;
  const wanted = search.trim().toLowerCase();
  const found = colleagues.filter(({ userName, phone, role }) =>
    [userName, phone, say(`duties.${role}`)].some((text) => text.toLowerCase().includes(wanted)),
  );

  async function remove(id: number, then: () => void): Promise<void> {
    setBusy(true);
    try {
      await companyApi.removeColleague(companyId, id);
      close();
      then();
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <header className="company-head">
        <h1 className="page-title">{say('titles.colleagues')}</h1>
        {company && <span className="company-note">{company.name}</span>}
        <Link to="/user/openApi" className="company-note">
          {say('colleagues.openApi')}
        </Link>
      </header>
      <Panel
        title={say('colleagues.title')}
        note={data && say('colleagues.count', { count: colleagues.length })}
        actions={
          <>
            <TextField
              label={say('colleagues.search')}
              isLabelHidden
              type="search"
              icon="search"
              placeholder={say('colleagues.search')}
              value={search}
              onChange={setSearch}
            />
            {isManagement ? (
              <>
                <Button onClick={() => setOpen({ what: 'turn-over' })}>{say('colleagues.turnOver')}</Button>
                <Button variant="primary" icon="plus" disabled={waitsForCertification} onClick={() => setOpen({ what: 'invite' })}>
                  {say('colleagues.invite')}
                </Button>
              </>
            ) : (
              company && (
                <Button icon="logout" onClick={() => setOpen({ what: 'leave' })}>
                  {say('colleagues.leave')}
                </Button>
              )
            )}
          </>
        }
      >
        {data ? (
          <ColleagueTable
            colleagues={found}
            search={wanted}
            ownId={Number(userId)}
            companyId={companyId}
            isManagement={isManagement}
            onRemove={(colleague) => setOpen({ what: 'remove', colleague })}
          />
        ) : error ? (
          <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        )}
        {data?.turnedOver && <TurnBack companyId={companyId} ownId={Number(userId)} turnedOver={data.turnedOver} colleagues={colleagues} />}
        {waitsForCertification && (
          <p className="company-foot">
            {say('colleagues.certifyFirst')} <Link to="/user/ent-company">{say('titles.certification')}</Link>
          </p>
        )}
        {company && !isManagement && <p className="company-foot">{say('colleagues.onlyManagement')}</p>}
      </Panel>
      {isManagement && <ChangeLog companyId={companyId} />}
      {open?.what === 'invite' && <InviteDialog companyId={companyId} onClose={close} />}
      {open?.what === 'turn-over' && company && (
        <TurnOverDialog
          companyId={companyId}
          companyName={company.name}
          colleagues={colleagues.filter(({ id }) => String(id) !== userId)}
          onClose={close}
        />
      )}
      {open?.what === 'leave' && (
        <ConfirmDialog
          title={say('colleagues.leaveTitle', { company: company?.name ?? '' })}
          confirmLabel={say('colleagues.leave')}
          cancelLabel={say('cancel')}
          isLoading={isBusy}
          // The company identity is over with it: the person signs in again (ADR 0028).
          onConfirm={() => void remove(Number(userId), endSession)}
          onClose={close}
        >
          {say('colleagues.leaveText')}
        </ConfirmDialog>
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          confirmLabel={say('colleagues.remove')}
          cancelLabel={say('cancel')}
          isLoading={isBusy}
          onConfirm={() =>
            void remove(open.colleague.id, () => {
              showToast({ tone: 'done', text: say('colleagues.removed', { name: open.colleague.userName }) });
              void refreshCompany(client);
            })
          }
          onClose={close}
        >
          {say('colleagues.removeText', { name: open.colleague.userName })}
        </ConfirmDialog>
      )}
    </>
  );
}
