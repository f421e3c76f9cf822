import { EmptySea } from '@mastlight/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { isPermitted, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { refreshInvoices, type InvoiceRecord, type InvoiceTitle } from '../api';
import { ApplicationPanel, type Application } from '../components/application-panel';
import { RecordDialog } from '../components/record-dialog';
import { RecordsPanel } from '../components/records-panel';
import { TitleForm } from '../components/title-form';
import { TitlesPanel } from '../components/titles-panel';
import { invoiceWords } from '../texts/zh-CN';
import './invoice-page.css';

/** R-2.3-29: applying for invoices, what became of each, and titles. */
export function InvoicePage() {
  const say = useTexts(invoiceWords);
  const session = useSession();
  /** The title that is open, null: a new one; undefined: none is. */
  const [edited, edit] = useState<InvoiceTitle | null | undefined>(undefined);
  const [lastTitleId, setLastTitleId] = useState<number | null>(null);
  const [shownId, show] = useState<number | null>(null);
  const [again, applyAgain] = useState<{ readonly turn: number; readonly application: Application } | null>(null);
  const client = useQueryClient();
  const [hear] = useState(() => makeHearing(client));

  if (session.token === null) {
    const action = { label: say('logIn'), icon: 'user' as const, onSelect: () => sendSignal('login-needed', {}) };
    return <EmptySea title={say('pageTitle')} text={say('signedOut')} action={action} />;
  }
  // R-6-20
  if (!isPermitted(session, 'company.finance')) return <EmptySea title={say('pageTitle')} text={say('notPermitted')} />;
  return (
    <>
      <h1 className="page-title">{say('pageTitle')}</h1>
      <ApplicationPanel key={again?.turn} again={again?.application ?? null} lastTitleId={lastTitleId} onEditTitle={edit} />
      <RecordsPanel onShow={show} onHear={hear} />
      <TitlesPanel onEdit={edit} />
      {edited !== undefined && (
        <TitleForm
          before={edited}
          onSaved={(id) => {
            setLastTitleId(id);
            edit(undefined);
          }}
          onClose={() => edit(undefined)}
        />
      )}
      {shownId !== null && (
        <RecordDialog
          id={shownId}
          onHear={hear}
          onAgain={(application) => {
            applyAgain({ turn: (again?.turn ?? 0) + 1, application });
            show(null);
          }}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

/**
 * Hears how far invoices are. When one of them has come to another state its top-ups may be free again, and whatever else
 * is on the page tells of the state before: all of it is asked for again.
 */
function makeHearing(client: QueryClient): (records: readonly InvoiceRecord[]) => void {
  const states = new Map<number, string>();
  return (records) => {
    let isNews = false;
    for (const { id, statusCode, redState } of records) {
      const state = `${statusCode} ${redState}`;
      isNews ||= (states.get(id) ?? state) !== state;
      states.set(id, state);
    }
    if (isNews) void refreshInvoices(client);
  };
}
