import { Button, Checkbox, ConfirmDialog, ErrorState, RadioGroup, Select, showToast, SkeletonRows } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/index';
import { topUpsPerInvoiceMax } from '@mastlight/domain/invoice/limits';
import { hasPostAddress, invoiceTypes, suffices, type InvoiceType } from '@mastlight/domain/invoice/title';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Panel } from '../../../platform/panel';
import { sayRefusal } from '../../../platform/say-refusal';
import { invoiceApi, refreshInvoices, titlesQuery, topUpsQuery, type InvoiceTitle } from '../api';
import { invoiceWords } from '../texts/zh-CN';
import { TopUpTable } from './top-up-table';

const nothing: ReadonlySet<string> = new Set();

/** What is applied for once more. */
export interface Application {
  readonly orderNos: readonly string[];
  readonly invoiceType: InvoiceType;
  readonly needsPaper: boolean;
  /** Whom it was made out to: the title of this name is chosen while there is one. */
  readonly companyName: string;
}

/** Top-ups → title → type → application (R-7.5-02); what does not do is said before it is sent. */
export function ApplicationPanel(props: {
  /** What it begins with; null: nothing is chosen. */
  readonly again: Application | null;
  /** The title that was added last: it is chosen while no other is. */
  readonly lastTitleId: number | null;
  readonly onEditTitle: (title: InvoiceTitle | null) => void;
}) {
  const { again, lastTitleId, onEditTitle } = props;
  const say = useTexts(invoiceWords);
  const client = useQueryClient();
  const router = useRouter();
  const topUps = useQuery(topUpsQuery);
  const { data: titles = [] } = useQuery(titlesQuery);
  const [chosen, setChosen] = useState(() => (again ? new Set(again.orderNos) : nothing));
  const [pickedTitle, pickTitle] = useState('');
  const [type, setType] = useState<InvoiceType>(again?.invoiceType ?? 'ordinary');
  const [needsPaper, setNeedsPaper] = useState(again?.needsPaper ?? false);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const title =
    titles.find(({ id }) => String(id) === pickedTitle) ??
    titles.find(({ id }) => id === lastTitleId) ??
    titles.find(({ companyName }) => companyName === again?.companyName);
  const picked = (topUps.data ?? []).filter(({ orderNo }) => chosen.has(orderNo));
  const sumFen = picked.reduce((sum, { amount }) => sum + amount, 0);
  const lacks = title && (!suffices(title, type) ? 'titleIncomplete' : needsPaper && !hasPostAddress(title) ? 'noPostAddress' : null);
  const isTooMany = picked.length > topUpsPerInvoiceMax;

  async function submit(): Promise<void> {
    if (!title) return;
    setAsking(false);
    setBusy(true);
    setRefusal('');
    const rechargeIds = picked.map(({ orderNo }) => orderNo);
    try {
      await invoiceApi.apply({ invoiceId: title.id, rechargeIds, invoiceType: type, amnount: sumFen, needsPaper });
      setChosen(nothing);
      showToast({ tone: 'done', text: say('apply.submitted') });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(sayRefusal(error));
    } finally {
      setBusy(false);
    }
    await refreshInvoices(client);
  }

  if (!topUps.data) {
    const { error, isFetching, refetch } = topUps;
    return (
      <Panel title={say('apply.title')}>
        {error ? <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />}
      </Panel>
    );
  }
  if (topUps.data.length === 0) {
    return (
      <Panel title={say('apply.title')}>
        <div className="panel-empty">
          <p>{say('apply.none')}</p>
          <Button variant="primary" icon="plus" onClick={() => void router.navigate({ to: '/pay/charge' as never })}>
            {say('apply.charge')}
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={say('apply.title')} note={say('apply.choose')}>
      <div className="invoice-top-ups">
        <TopUpTable
          label={say('apply.choose')}
          topUps={topUps.data}
          chosen={chosen}
          onChoose={(orderNos, isChosen) => {
            const next = new Set(chosen);
            for (const orderNo of orderNos) {
              if (isChosen) next.add(orderNo);
              else next.delete(orderNo);
            }
            setChosen(next);
          }}
        />
      </div>
      <div className="panel-pad">
        <div className="invoice-choices">
          <Select
            label={say('apply.toTitle')}
            isRequired
            placeholder={say('apply.chooseTitle')}
            options={titles.map(({ id, companyName }) => ({ value: String(id), label: companyName }))}
            value={title ? String(title.id) : ''}
            onChange={pickTitle}
          />
          <Button icon="plus" onClick={() => onEditTitle(null)}>
            {say('titles.add')}
          </Button>
        </div>
        <RadioGroup
          label={say('apply.type')}
          options={invoiceTypes.map((value) => ({ value, label: say(`types.${value}`) }))}
          value={type}
          onChange={setType}
        />
        <Checkbox isChecked={needsPaper} onChange={setNeedsPaper}>
          {say('apply.needsPaper')}
        </Checkbox>
        {title && lacks && (
          <p className="panel-refusal">
            {say(`refusal.${lacks}`)}{' '}
            <Button size={24} onClick={() => onEditTitle(title)}>
              {say('apply.completeTitle')}
            </Button>
          </p>
        )}
        {isTooMany && <p className="panel-refusal">{say('apply.tooMany', { count: String(topUpsPerInvoiceMax) })}</p>}
        <p className="panel-refusal" role="alert">
          {refusal}
        </p>
        <div className="invoice-buttons">
          <output className="invoice-sum">{say('apply.sum', { count: String(picked.length), amount: showCoins(sumFen) })}</output>
          <Button
            variant="primary"
            isLoading={isBusy}
            disabled={picked.length === 0 || isTooMany || !title || lacks !== null}
            onClick={() => setAsking(true)}
          >
            {say('apply.submit')}
          </Button>
        </div>
        {isAsking && title && (
          <ConfirmDialog
            title={say('apply.confirmTitle')}
            confirmLabel={say('apply.confirm')}
            cancelLabel={say('cancel')}
            isHarmless
            onConfirm={() => void submit()}
            onClose={() => setAsking(false)}
          >
            {say('apply.confirmText', { company: title.companyName, type: say(`types.${type}`), amount: showCoins(sumFen) })}
            {needsPaper && say('apply.confirmPaper')}
          </ConfirmDialog>
        )}
      </div>
    </Panel>
  );
}
