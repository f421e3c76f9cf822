import { Button, Dialog, ErrorState, showToast, SkeletonRows, TextField } from '@mastlight/ui';
import { verdictReasonLengthMax } from '@mastlight/domain/company/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { saveFile } from '../../../platform/list/save-file';
import { companyApi, type CompanyRecord } from '../api';
import { applicationQuery, refreshCompany } from '../queries';
import { readCertState } from '../read-cert-state';
import { companyWords } from '../texts/zh-CN';
import { CertStateTag } from './cert-state-tag';

/** An application as the operator’s desk judges it: what was told, the licence, and the verdict with its reason. */
export function ApplicationDialog(props: { readonly company: CompanyRecord; readonly onClose: () => void }) {
  const { company, onClose } = props;
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(company.cid));
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);

  /** A refusal has been shown; what has changed meanwhile is fetched either way. */
  async function decide(send: (reason: string) => Promise<unknown>, done: string): Promise<void> {
    const written = reason.trim();
    setRefused(written === '');
    if (written === '') return;
    setBusy(true);
    try {
      await send(written);
      showToast({ tone: 'done', text: done });
      onClose();
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      setBusy(false);
    }
    await refreshCompany(client);
  }

  const state = data && readCertState(data.certState);
  const judge = (isUpheld: boolean) => (written: string) => companyApi.judgeClaim({ companyId: company.cid, isUpheld, reason: written });
  return (
    <Dialog
      title={company.cname}
      width={520}
      onClose={onClose}
      actions={
        data && (
          <>
            {data.isClaim && (
              <>
                <Button variant="danger" disabled={isBusy} onClick={() => void decide(judge(false), say('review.claimRefused'))}>
                  {say('review.refuseClaim')}
                </Button>
                <Button variant="danger-solid" disabled={isBusy} onClick={() => void decide(judge(true), say('review.upheld'))}>
                  {say('review.uphold')}
                </Button>
              </>
            )}
            {state === 'certified' && (
              <Button
                variant="danger-solid"
                disabled={isBusy}
                onClick={() =>
                  void decide(
                    (written) => companyApi.revokeCertification(company.cid, written),
                    say('review.revoked', { company: data.cname }),
                  )
                }
              >
                {say('review.revoke')}
              </Button>
            )}
          </>
        )
      }
    >
      {data && state ? (
        <div className="company-form">
          <CertStateTag state={state} />
          <dl className="panel-facts">
            <dt>{say('certification.code')}</dt>
            <dd className="ml-mono">{data.taxId}</dd>
            <dt>{say('certification.legalPerson')}</dt>
            <dd>{data.legalPerson}</dd>
            <dt>{say('certification.contact')}</dt>
            <dd>
              {data.contact} {data.phone}
            </dd>
            <dt>{say('review.manager')}</dt>
            <dd>{data.manager}</dd>
            <dt>{say('certification.appliedAt')}</dt>
            <dd className="ml-mono">{data.time}</dd>
            {data.claimed && (
              <>
                <dt>{say('review.claimed')}</dt>
                <dd>{say('review.claimedBy', { company: data.claimed.cname, manager: data.claimed.manager })}</dd>
              </>
            )}
            <dt>{say('certification.licenceForClaim')}</dt>
            <dd>
              {data.hasLicence ? (
                <Button onClick={() => void saveFile(() => companyApi.fetchLicence(company.cid))}>{say('review.openLicence')}</Button>
              ) : (
                say('review.noLicence')
              )}
            </dd>
          </dl>
          {(data.isClaim || state === 'certified') && (
            <TextField
              label={say('review.reason')}
              hint={say('review.reasonHint')}
              isRequired
              maxLength={verdictReasonLengthMax}
              value={reason}
              onChange={(text) => {
                setReason(text);
                setRefused(false);
              }}
              {...(isRefused ? { error: say('review.reasonEmpty') } : {})}
            />
          )}
        </div>
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  );
}
