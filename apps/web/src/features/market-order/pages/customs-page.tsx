import { Button, Dialog, showToast, SkeletonRows, Tabs, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeclarationRow } from '@mastlight/domain/market-order/contract';
import { ordersPageSize } from '@mastlight/domain/market-order/limits';
import { declarationStates, type DeclarationState } from '@mastlight/domain/market-order/states';
import { keepDigits } from '@mastlight/domain/vocabulary/input-filters';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { FilteredField } from '../../../platform/form/filtered-field';
import { CallError } from '../../../platform/http-client';
import { useMayOperate } from '../../../platform/list/only-looking';
import { Pager } from '../../../platform/list/pager';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { FileButton } from '../../../platform/sheet/file-button';
import { declarationsQuery, orderCalls, refreshOrders, useLiveOrders } from '../api';
import { DeclarationsTable } from '../components/declarations-table';
import { MarketPage } from '../components/market-page';
import { tellLeftOut } from '../../../platform/sheet/say-left-out';
import { marketOrderWords } from '../texts/zh-CN';
import '../market-order.css';

type Shown = DeclarationState | 'all';
interface Fault {
  readonly rowNo: number;
  readonly message: string;
}

/** R-2.2-29: every declaration with its number and the days of customs; what is on paper alone is entered here. */
export function CustomsPage() {
  return (
    <MarketPage at="customs">
      <Declarations />
    </MarketPage>
  );
}

function Declarations() {
  const say = useTexts(marketOrderWords);
  const client = useQueryClient();
  const mayOperate = useMayOperate();
  const [state, setState] = useState<Shown>('all');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [entering, setEntering] = useState<DeclarationRow | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [typed, setTyped] = useSettledText(keyword, (text) => {
    setKeyword(text);
    setPage(1);
  });
  const { data, error, isFetching, refetch } = useQuery(declarationsQuery({ state, keyword, page }));
  useLiveOrders();

  async function takeFile(file: string): Promise<void> {
    const read = await orderCalls.readDays(file);
    const { saved, list } = read;
    if (saved > 0) showToast({ tone: 'done', text: say('declarations.imported', { count: saved }) });
    tellLeftOut(read);
    setFaults(list);
    await refreshOrders(client);
  }
  async function takeAway({ id }: DeclarationRow): Promise<void> {
    try {
      await orderCalls.takeAway(id);
      showToast({ tone: 'done', text: say('declarations.takenAway') });
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
    }
    await refreshOrders(client);
  }
  return (
    <div className="order-page">
      <header className="order-page-head">
        <h1 className="page-title">{say('declarations.list')}</h1>
        <TextField
          label={say('declarations.search')}
          isLabelHidden
          type="search"
          icon="search"
          placeholder={say('declarations.search')}
          value={typed}
          onChange={setTyped}
        />
        <FileButton disabled={!mayOperate} onFile={takeFile}>
          {say('declarations.import')}
        </FileButton>
      </header>
      <Tabs<Shown>
        label={say('declarations.stateTitle')}
        tabs={(['all', ...declarationStates] as const).map((value) => ({ value, label: say(`declarationState.${value}`) }))}
        value={state}
        onChange={(value) => {
          setState(value);
          setPage(1);
        }}
      />
      {!data ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={8} />
        )
      ) : data.total === 0 ? (
        <div className="panel-empty">{say(keyword !== '' || state !== 'all' ? 'declarations.noneFound' : 'declarations.none')}</div>
      ) : (
        <DeclarationsTable declarations={data.list} mayEnter={mayOperate} onEnter={setEntering} onTakeAway={(row) => void takeAway(row)} />
      )}
      {data && data.total > ordersPageSize && (
        <Pager
          total={data.total}
          unit={say('declarations.unit')}
          page={page}
          size={ordersPageSize}
          sizes={[ordersPageSize]}
          onPage={setPage}
          onSize={() => {}}
        />
      )}
      {entering && (
        <EnterDialog
          row={entering}
          onClose={() => setEntering(null)}
          onSaved={() => {
            showToast({ tone: 'done', text: say('declarations.entered') });
            setEntering(null);
            void refreshOrders(client);
          }}
        />
      )}
      {faults.length > 0 && (
        <Dialog
          title={say('declarations.faults', { count: faults.length })}
          width={640}
          onClose={() => setFaults([])}
          actions={<Button onClick={() => setFaults([])}>{say('declarations.close')}</Button>}
        >
          <ul>
            {faults.map(({ rowNo, message }) => (
              <li key={rowNo}>{say('declarations.fault', { row: rowNo, message })}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

const days = ['declaredDay', 'releasedDay', 'closedDay'] as const;
const timeOf = { declaredDay: 'declaredTime', releasedDay: 'releasedTime', closedDay: 'closedTime' } as const;

/** What is on paper of a declaration; what customs told stands, and cannot be typed over. */
function EnterDialog({
  row,
  onClose,
  onSaved,
}: {
  readonly row: DeclarationRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const say = useTexts(marketOrderWords);
  const isOwn = (prop: (typeof row.byHand)[number]): boolean => row.byHand.includes(prop);
  const [before] = useState({
    declarationNo: isOwn('declarationNo') ? row.declarationNo : '',
    declaredDay: isOwn('declaredDay') ? row.declaredTime.slice(0, 10) : '',
    releasedDay: isOwn('releasedDay') ? row.releasedTime.slice(0, 10) : '',
    closedDay: isOwn('closedDay') ? row.closedTime.slice(0, 10) : '',
  });
  const [entered, setEntered] = useState(before);
  const isChanged = JSON.stringify(entered) !== JSON.stringify(before);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await orderCalls.enter({ id: row.id, ...entered });
      onSaved();
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setFaults(Object.keys(refused.fields).length > 0 ? refused.fields : { declarationNo: refused.message });
    } finally {
      setSaving(false);
    }
  }
  const put = (prop: keyof typeof entered, text: string): void => {
    setEntered({ ...entered, [prop]: text });
    setFaults({});
  };
  const toldNo = row.declarationNo !== '' && !isOwn('declarationNo');
  return (
    <Dialog
      title={say('declarations.enterTitle', row)}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={!isChanged} isLoading={isSaving} onClick={() => void save()}>
          {say('declarations.save')}
        </Button>
      }
    >
      <div className="order-dialog">
        <p className="order-note">{say('declarations.enterHint')}</p>
        <FilteredField
          filter={keepDigits}
          label={say('declarations.number')}
          isMono
          maxLength={18}
          inputMode="numeric"
          disabled={toldNo}
          value={toldNo ? row.declarationNo : entered.declarationNo}
          error={faults['declarationNo']}
          onChange={(text) => put('declarationNo', text)}
        />
        {days.map((prop) => {
          const isTold = row[timeOf[prop]] !== '' && !isOwn(prop);
          return (
            <TextField
              key={prop}
              label={say(`declarations.${prop}`)}
              type="date"
              disabled={isTold}
              value={isTold ? row[timeOf[prop]].slice(0, 10) : entered[prop]}
              error={faults[prop]}
              onChange={(text) => put(prop, text)}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
