import { Button, EmptySea, ErrorState, isComposing, Select, SkeletonRows, Tag, TextField } from '@mastlight/ui';
import { certStates, certStateWords } from '@mastlight/domain/company/cert-state';
import { companyPageSize } from '@mastlight/domain/company/limits';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { Pager } from '../../../platform/list/pager';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { Panel, PanelTable } from '../../../platform/panel';
import { isDesk, loginState, useSession } from '../../../platform/session';
import { TimeCell } from '../../../platform/time-cell';
import type { CompanyRecord } from '../api';
import { ApplicationDialog } from '../components/application-dialog';
import { CertStateTag } from '../components/cert-state-tag';
import { SignInFirst } from '../components/sign-in-first';
import { companiesQuery } from '../queries';
import { readCertState } from '../read-cert-state';
import { companyWords } from '../texts/zh-CN';
import './company.css';

const noFilter = { name: '', status: '' as CompanyRecord['certState'] | '' };

/** R-2.3-24: every company of the person, by name and state; an administrator of the site sees all there are. */
export function CompaniesPage() {
  const say = useTexts(companyWords);
  const router = useRouter();
  const isSignedIn = useSession(loginState);
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(1);
  const narrow = (change: Partial<typeof noFilter>): void => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const [name, setName, setNameNow] = useSettledText(filter.name, (text) => narrow({ name: text }));
  const { data, error, isFetching, refetch } = useQuery({ ...companiesQuery(filter, page), enabled: isSignedIn });

  if (!isSignedIn) return <SignInFirst title={say('titles.companies')} />;
  const isFiltered = filter.name !== '' || filter.status !== '';
  if (data?.total === 0 && !isFiltered) {
    const action = { label: say('companies.goCertify'), onSelect: () => void router.navigate({ to: '/user/ent-company' }) };
    return <EmptySea title={say('titles.companies')} text={say('companies.none')} action={action} />;
  }
  return (
    <>
      <header className="company-head">
        <h1 className="page-title">{say('titles.companies')}</h1>
      </header>
      <Panel
        title={say('companies.title')}
        note={data && say('companies.count', { count: data.total })}
        actions={
          <>
            <TextField
              label={say('companies.search')}
              isLabelHidden
              type="search"
              icon="search"
              placeholder={say('companies.search')}
              value={name}
              onChange={setName}
              onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && setNameNow(name)}
            />
            <Select
              label={say('companies.state')}
              isLabelHidden
              placeholder={say('companies.anyState')}
              options={certStates.map((state) => ({ value: certStateWords[state], label: say(`certStates.${state}`) }))}
              value={filter.status}
              onChange={(status) => narrow({ status })}
            />
          </>
        }
      >
        {data ? (
          <CompanyTable companies={data.list} />
        ) : error ? (
          <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        )}
        {data && data.total > companyPageSize && (
          <Pager
            total={data.total}
            unit={say('companies.unit')}
            page={page}
            size={companyPageSize}
            sizes={[companyPageSize]}
            onPage={setPage}
            onSize={() => undefined}
          />
        )}
      </Panel>
    </>
  );
}

function CompanyTable({ companies }: { readonly companies: readonly CompanyRecord[] }) {
  const say = useTexts(companyWords);
  const cid = useSession((session) => session.cid);
  const mayJudge = useSession(isDesk);
  const [looked, setLooked] = useState<CompanyRecord | null>(null);
  if (companies.length === 0) return <p className="panel-empty">{say('companies.noneFound')}</p>;
  return (
    <>
      <PanelTable label={say('titles.companies')}>
        <thead>
          <tr>
            <th scope="col">{say('companies.name')}</th>
            <th scope="col">{say('companies.state')}</th>
            <th scope="col">{say('companies.code')}</th>
            <th scope="col">{say('companies.no')}</th>
            <th scope="col">{say('companies.time')}</th>
            {mayJudge && <th scope="col">{say('colleagues.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.cid}>
              <td>
                <span className="company-name">
                  {company.cname}
                  {company.isPilot && (
                    <Tag tone="customs" icon="star">
                      {say('companies.pilot')}
                    </Tag>
                  )}
                  {company.isClaim && <Tag tone="att">{say('companies.claim')}</Tag>}
                  {String(company.cid) === cid && <Tag tone="run">{say('companies.current')}</Tag>}
                </span>
              </td>
              <td>
                <CertStateTag state={readCertState(company.certState)} />
                {company.certReason !== '' && <small className="company-reason">{company.certReason}</small>}
              </td>
              <td className="ml-mono">{company.taxId}</td>
              <td className="ml-mono">{company.cid}</td>
              <td>
                <TimeCell time={company.time} />
              </td>
              {mayJudge && (
                <td>
                  <Button
                    variant="text"
                    aria-label={say('companies.lookAt', { company: company.cname })}
                    onClick={() => setLooked(company)}
                  >
                    {say('companies.look')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </PanelTable>
      {looked && <ApplicationDialog company={looked} onClose={() => setLooked(null)} />}
    </>
  );
}
