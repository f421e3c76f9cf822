import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, MenuButton, QueryBar, Select, type GridDensity } from '@mastlight/ui';
import { portRules, type PortCode } from '@mastlight/domain/ports/index';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { wharfsOf } from '@mastlight/domain/vocabulary/wharf';
import { MobileHead } from '../../../platform/mobile-head';
import { useDensity } from '../../preferences';
import { clientsQuery } from '../api';
import type { ListSearch } from '../list-search';
import { useSingleKeys } from '../list-keys';
import { texts } from '../texts';
import './list-query.css';

const stateOptions = trackingStates.map((state) => ({ value: state.code, label: state.name }));
const nodeOptions = (port: PortCode) => portRules(port).namedStrip.map((node) => ({ value: node.code, label: node.name }));
// Some terminals have two codes for one name; the list offers each name once.
const wharfOptions = (port: PortCode) =>
  wharfsOf(port)
    .filter((wharf, i, all) => wharf.kind === 'terminal' && all.findIndex((other) => other.name === wharf.name) === i)
    .map((wharf) => ({ value: wharf.code, label: wharf.name }));

const densityNames: readonly (readonly [GridDensity, string])[] = [
  [28, '紧凑'],
  [32, '标准'],
  [40, '宽松'],
];

/** Typing settles for so long before the list is asked. */
const typingMs = 300;

/** The query row: search, filters, and what can be done with the whole list. */
export function ListQuery(props: {
  readonly search: ListSearch;
  readonly isPhone: boolean;
  readonly isSignedIn: boolean;
  readonly isExporting: boolean;
  readonly isRefreshing: boolean;
  readonly onChange: (part: Partial<ListSearch>, step?: 'push' | 'replace') => void;
  readonly onRefresh: () => void;
  readonly onSubscribe: () => void;
  readonly onFile: (file: File) => void;
  readonly onExport: () => void;
  readonly onColumns: (anchor: HTMLElement) => void;
}) {
  const { search, isPhone, isSignedIn, isExporting, isRefreshing } = props;
  const { onChange, onRefresh, onSubscribe, onFile, onExport, onColumns } = props;
  const [isMoreOpen, setMoreOpen] = useState(search.state !== '');
  const hasSingleKeys = useSingleKeys((keys) => keys.isOn);
  const { density, setDensity } = useDensity();
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
            <Button variant="icon" icon="refresh" aria-label={texts.refresh} isLoading={isRefreshing} onClick={onRefresh} />
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
            <Button icon="download" isLoading={isExporting} disabled={!isSignedIn} onClick={onExport}>
              {texts.exportFile}
            </Button>
            <Button
              variant="icon"
              icon="columns"
              aria-label={texts.columns}
              aria-haspopup="dialog"
              disabled={!isSignedIn}
              onClick={(event) => onColumns(event.currentTarget)}
            />
            <MenuButton
              variant="icon"
              icon="density"
              aria-label={texts.density}
              menuLabel={texts.density}
              align="end"
              items={densityNames.map(([px, name]) => ({
                id: String(px),
                label: name,
                hint: `${px}`,
                isChecked: density === px,
                onSelect: () => setDensity(px),
              }))}
            />
          </>
        }
      >
        {filters}
      </QueryBar>
    </div>
  );
}

/**
 * A text that is told on once typing has settled. The field keeps its own
 * value, so that an answer on its way never takes the caret or an unfinished
 * word of an input method.
 */
function useSettledText(told: string, tell: (text: string) => void): readonly [string, (text: string) => void, (text: string) => void] {
  const [text, setText] = useState(told);
  const latest = useRef({ tell, told });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current.tell = tell;
  });
  useEffect(() => {
    // The address changed by itself (Back, a link): the field follows it.
    if (latest.current.told !== told) setText(told);
    latest.current.told = told;
  }, [told]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tellNow = (next: string): void => {
    clearTimeout(timer.current);
    if (next.trim() === latest.current.told) return;
    latest.current.told = next.trim();
    latest.current.tell(next.trim());
  };
  return [
    text,
    (next) => {
      setText(next);
      clearTimeout(timer.current);
      if (next === '') tellNow('');
      else timer.current = setTimeout(() => tellNow(next), typingMs);
    },
    tellNow,
  ];
}
