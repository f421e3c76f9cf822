import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, QueryBar, Select } from '@mastlight/ui';
import { portRules, type PortCode } from '@mastlight/domain/ports/index';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { wharfsOf } from '@mastlight/domain/vocabulary/wharf';
import { useSingleKeys } from '../../../platform/list/list-keys';
import { ListTools } from '../../../platform/list/list-tools';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { MobileHead, useIsPhone } from '../../../platform/mobile-head';
import { clientsQuery, type BillListOnScreen } from '../api';
import { texts } from '../texts';
import './list-query.css';

const nodeOptions = (port: PortCode) => portRules(port).namedStrip.map((node) => ({ value: node.code, label: node.name }));
const stateOptions = trackingStates.map((state) => ({ value: state.code, label: state.name }));
// Some terminals have two codes for one name; the list offers each name once.
const wharfOptions = (port: PortCode) =>
  wharfsOf(port)
    .filter((wharf, i, all) => wharf.kind === 'terminal' && all.findIndex((other) => other.name === wharf.name) === i)
    .map((wharf) => ({ value: wharf.code, label: wharf.name }));

/** The query row: search, filters, and what can be done with the whole list. */
export function ListQuery(props: {
  readonly list: BillListOnScreen;
  readonly onSubscribe: () => void;
  readonly onFile: (file: File) => void;
}) {
  const { list, onSubscribe, onFile } = props;
  const { search, isSignedIn, change: onChange } = list;
  const isPhone = useIsPhone();
  const [isMoreOpen, setMoreOpen] = useState(search.state !== '');
  const hasSingleKeys = useSingleKeys((keys) => keys.isOn);
  const fileRef = useRef<HTMLInputElement>(null);
  const clients = useQuery({ ...clientsQuery(search.port), enabled: isSignedIn });
  const [keyword, setKeyword, submitKeyword] = useSettledText(search.keyword, (text) => onChange({ keyword: text }, 'replace'));

  const clientOptions = (clients.data?.list ?? []).map(({ clientName, count }) => ({
    value: clientName,
    label: `${clientName} ${count}`,
  }));
  // A client of an old link may have no bills left; it stays visible as the filter it is.
  if (search.client && !clientOptions.some((option) => option.value === search.client)) {
    clientOptions.push({ value: search.client, label: search.client });
  }

  const filters = (
    <>
      <Select
        label={texts.client}
        isLabelHidden
        className="bill-filter-client"
        placeholder={texts.client}
        options={clientOptions}
        value={search.client}
        onChange={(client) => onChange({ client })}
      />
      <Select
        label={texts.node}
        isLabelHidden
        placeholder={texts.node}
        options={nodeOptions(search.port)}
        value={search.node}
        onChange={(node) => onChange({ node })}
      />
      <Select
        label={texts.wharf}
        isLabelHidden
        placeholder={texts.wharf}
        options={wharfOptions(search.port)}
        value={search.wharf}
        onChange={(wharf) => onChange({ wharf })}
      />
    </>
  );
  const more = (
    <Select
      label={texts.state}
      isLabelHidden
      placeholder={texts.state}
      options={stateOptions}
      value={search.state}
      onChange={(state) => onChange({ state })}
    />
  );
  const query = {
    value: keyword,
    placeholder: texts.searchPlaceholder,
    onChange: setKeyword,
    onSubmit: submitKeyword,
  };

  if (isPhone) {
    return (
      <MobileHead
        tools={
          <span className="bill-phone-tools">
            <Button
              variant="icon"
              icon="filter"
              aria-label={texts.filters}
              aria-expanded={isMoreOpen}
              onClick={() => setMoreOpen(!isMoreOpen)}
            />
            <Button variant="icon" icon="refresh" aria-label={texts.refresh} isLoading={list.isFetching} onClick={list.refresh} />
          </span>
        }
      >
        <div className="bill-phone-query">
          <QueryBar
            search={query}
            hasSlashKey={false}
            isMoreOpen={isMoreOpen}
            more={
              <>
                {filters}
                {more}
              </>
            }
          />
        </div>
      </MobileHead>
    );
  }
  return (
    <div className="bill-query">
      <QueryBar
        search={query}
        hasSlashKey={hasSingleKeys}
        isMoreOpen={isMoreOpen}
        onMoreToggle={() => setMoreOpen(!isMoreOpen)}
        more={more}
        actions={
          <>
            <Button variant="primary" icon="plus" onClick={onSubscribe}>
              {texts.subscribe}
            </Button>
            <Button icon="upload" onClick={() => fileRef.current?.click()}>
              {texts.importFile}
            </Button>
            <input
              ref={fileRef}
              type="file"
              hidden
              accept=".txt,.csv,text/plain,text/csv"
              aria-label={texts.importFile}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                // The same file may be chosen again after it was corrected.
                event.target.value = '';
                if (file) onFile(file);
              }}
            />
            <ListTools list={list} />
          </>
        }
      >
        {filters}
      </QueryBar>
    </div>
  );
}
