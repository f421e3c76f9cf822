import { EmptySea } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { isPermitted, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import type { InvoiceTitle } from '../api';
import { ApplicationPanel } from '../components/application-panel';
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

  if (session.token === null) {
    const action = { label: say('logIn'), icon: 'user' as const, onSelect: () => sendSignal('login-needed', {}) };
    return <EmptySea title={say('pageTitle')} text={say('signedOut')} action={action} />;
  }
  // R-6-20
  if (!isPermitted(session, 'company.finance')) return <EmptySea title={say('pageTitle')} text={say('notPermitted')} />;
  return (
    <>
      <h1 className="page-title">{say('pageTitle')}</h1>
      <ApplicationPanel lastTitleId={lastTitleId} onEditTitle={edit} />
      <RecordsPanel onShow={show} />
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
      {shownId !== null && <RecordDialog id={shownId} onClose={() => show(null)} />}
    </>
  );
}
