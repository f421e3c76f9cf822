import { Button, ConfirmDialog, ErrorState, showToast, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { isPermitted, useSession } from '../../../platform/session';
import { CallError } from '../../../platform/http-client';
import { endSession } from '../../account';
import { companyApi, type CompanyRecord, type Membership } from '../api';
import { ApplicationForm } from '../components/application-form';
import { CertStateTag } from '../components/cert-state-tag';
import { CertificationCard } from '../components/certification-card';
import { SignInFirst } from '../components/sign-in-first';
import { membershipsQuery, refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';
import './company.css';

/** So many of one's applications are shown; the others stand among all companies. */
const shownMax = 5;
const none: readonly Membership[] = [];

/** R-2.3-20: the form of certification, and how far each of one's applications has come. */
export function CertificationPage() {
  const say = useTexts(companyWords);
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery({ ...membershipsQuery, enabled: session.token !== null });
  /** What the open form begins with; undefined: it is closed. */
  const [before, setBefore] = useState<CompanyRecord | null | undefined>(undefined);

  const client = useQueryClient();
  const [leaving, setLeaving] = useState<CompanyRecord | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function withdraw({ cid, cname }: CompanyRecord): Promise<void> {
    setBusy(true);
    try {
      await companyApi.withdrawApplication(cid);
      setLeaving(null);
      // Who acts for it acts for nobody now: the person signs in again (ADR 0028).
      if (String(cid) === session.cid) return endSession();
      showToast({ tone: 'done', text: say('certification.withdrawn', { company: cname }) });
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    } finally {
      setBusy(false);
    }
    await refreshCompany(client);
  }

  if (session.token === null) return <SignInFirst title={say('titles.certification')} />;
  const companies = data?.list ?? none;
  const isOfCompany = session.cid !== null;
  const shown = companies.filter(({ cid, role }) => (isOfCompany ? String(cid) === session.cid : role === 'Management')).reverse();
  const mayApply = isPermitted(session, 'company.manage');
  const isFormOpen = mayApply && data !== undefined && (before !== undefined || shown.length === 0);
  return (
    <>
      <header className="company-head">
        <h1 className="page-title">{say('titles.certification')}</h1>
        {mayApply && !isFormOpen && data && (
          <Button icon="plus" onClick={() => setBefore(null)}>
            {say('certification.another')}
          </Button>
        )}
      </header>
      {data === undefined &&
        (error ? <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />)}
      {isFormOpen && (
        <Panel
          title={say('certification.form')}
          note={shown.length === 0 ? say('certification.none') : undefined}
          actions={shown.length === 0 && <CertStateTag state={null} />}
        >
          <ApplicationForm key={before?.cid} before={before ?? null} onApplied={() => setBefore(undefined)} />
        </Panel>
      )}
      {!mayApply && <p className="company-note">{say('certification.onlyManagement')}</p>}
      {shown.slice(0, shownMax).map(({ cid, cname }) => (
        <CertificationCard
          key={cid}
          companyId={cid}
          name={cname}
          {...(mayApply ? { onApplyAgain: setBefore, onWithdraw: setLeaving } : {})}
        />
      ))}
      {leaving && (
        <ConfirmDialog
          title={say('certification.withdrawTitle', { company: leaving.cname })}
          confirmLabel={say('certification.withdraw')}
          cancelLabel={say('cancel')}
          isLoading={isBusy}
          onConfirm={() => void withdraw(leaving)}
          onClose={() => setLeaving(null)}
        >
          {say('certification.withdrawText')}
        </ConfirmDialog>
      )}
      {shown.length > shownMax && <Link to="/user/all-company">{say('titles.companies')}</Link>}
    </>
  );
}
