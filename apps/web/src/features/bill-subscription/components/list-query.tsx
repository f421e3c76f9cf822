import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button, Select } from '@mastlight/ui';
import { portRules, type PortCode } from '@mastlight/domain/ports/index';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { berthsOf } from '@mastlight/domain/vocabulary/wharf';
import { useTexts } from '../../../platform/catalogue';
import { useIsIdle } from '../../../platform/idle';
import { OperateButton } from '../../../platform/list/operate-button';
import { ListQueryRow } from '../../../platform/list/list-query-row';
import { MailListDialog } from '../../export-task';
import { queryAddress } from '../../port-query';
import { ViewsButton } from '../../saved-view';
import { exportBoxes, exportWish, type BillListOnScreen } from '../api';
import { usedClientsQuery } from '../client-api';
import { billSearch } from '../list-search';
import { billTexts } from '../texts/zh-CN';
import { useColleagues } from '../use-colleagues';
import { said } from '../../../platform/said';
import './list-query.css';

const nodeOptions = (port: PortCode) => portRules(port).namedStrip.map((node) => ({ value: node.code, label: said(node.name) }));
const stateOptions = () => trackingStates.map((state) => ({ value: state.code, label: said(state.name) }));
const wharfOptions = (port: PortCode) => berthsOf(port).map((wharf) => ({ value: wharf.code, label: said(wharf.name) }));

/** The query row: search, filters, and what can be done with the whole list. */
export function ListQuery(props: {
  readonly list: BillListOnScreen;
  readonly onSubscribe: () => void;
  readonly onFile: (file: File) => void;
}) {
  const { list, onSubscribe, onFile } = props;
  const { search, isSignedIn, change: onChange } = list;
  const say = useTexts(billTexts);
  const router = useRouter();
  const fileRef = useRef<HTMLInputElement>(null);
  const [isMailing, setMailing] = useState(false);
  // Nobody filters before there are rows.
  const isIdle = useIsIdle();
  const clients = useQuery({ ...usedClientsQuery(search.port), enabled: isSignedIn && isIdle });

  const clientOptions = (clients.data?.list ?? []).map(({ clientName, count }) => ({
    value: clientName,
    label: `${clientName} ${count}`,
  }));
  // A client of an old link may have no bills left; it stays visible as the filter it is.
  if (search.client && !clientOptions.some((option) => option.value === search.client)) {
    clientOptions.push({ value: search.client, label: search.client });
  }

  const colleagues = useColleagues(isIdle);
  const colleagueOptions = colleagues.map(({ id, name, isMe }) => ({ value: id, label: isMe ? say('colleague.mine') : name }));
  if (search.colleague && !colleagueOptions.some(({ value }) => value === search.colleague)) {
    colleagueOptions.push({ value: search.colleague, label: say('colleague.gone') });
  }

  const filters = (
    <>
      {(colleagues.length > 0 || search.colleague !== '') && (
        <Select
          label={say('colleague.label')}
          isLabelHidden
          placeholder={say('colleague.label')}
          options={colleagueOptions}
          value={search.colleague}
          onChange={(colleague) => onChange({ colleague })}
        />
      )}
      <Select
        label={say('client')}
        isLabelHidden
        className="bill-filter-client"
        placeholder={say('client')}
        options={clientOptions}
        value={search.client}
        onChange={(client) => onChange({ client })}
      />
      <Select
        label={say('node')}
        isLabelHidden
        placeholder={say('node')}
        options={nodeOptions(search.port)}
        value={search.node}
        onChange={(node) => onChange({ node })}
      />
      <Select
        label={say('wharf')}
        isLabelHidden
        placeholder={say('wharf')}
        options={wharfOptions(search.port)}
        value={search.wharf}
        onChange={(wharf) => onChange({ wharf })}
      />
    </>
  );
  const more = (
    <>
      <Select
        label={say('state')}
        isLabelHidden
        placeholder={say('state')}
        options={stateOptions()}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <Button
        variant="text"
        icon="clock"
        onClick={() => void router.navigate({ to: '/history', search: search.port === defaultPort ? {} : { port: search.port } })}
      >
        {say('historyTitle')}
      </Button>
      <Button variant="text" icon="search" onClick={() => router.history.push(queryAddress('gates', { port: search.port }))}>
        {say('queryGates')}
      </Button>
      <Button variant="text" icon="download" disabled={!isSignedIn} onClick={() => void exportBoxes(search, list.total)}>
        {say('exportBoxes')}
      </Button>
      <Button variant="text" icon="clock" disabled={!isSignedIn} onClick={() => setMailing(true)}>
        {say('mailList')}
      </Button>
    </>
  );
  const row = (
    <ListQueryRow
      list={list}
      placeholder={say('searchPlaceholder')}
      more={more}
      hasMore={search.state !== ''}
      views={<ViewsButton list="bills" schema={billSearch} />}
      actions={
        <>
          <OperateButton variant="primary" icon="plus" onClick={onSubscribe}>
            {say('subscribe')}
          </OperateButton>
          <OperateButton icon="upload" onClick={() => fileRef.current?.click()}>
            {say('importFile')}
          </OperateButton>
          <input
            ref={fileRef}
            type="file"
            hidden
            accept=".xlsx,.txt,.csv,text/plain,text/csv"
            aria-label={say('importFile')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file may be chosen again after it was corrected.
              event.target.value = '';
              if (file) onFile(file);
            }}
          />
        </>
      }
    >
      {filters}
    </ListQueryRow>
  );
  return (
    <>
      {row}
      {isMailing && <MailListDialog list="bills" wish={exportWish(list)} onClose={() => setMailing(false)} />}
    </>
  );
}
