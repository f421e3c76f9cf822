import { Button, Tag } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { portNowMs } from '../../../platform/live';
import { sendSignal } from '../../../platform/signals';
import { makeDemoRows } from '../demo-rows';
import { billTexts } from '../texts/zh-CN';
import { BillCard } from './bill-card';
import './demo-bills.css';

const askToLogIn = (): void => sendSignal('login-needed', {});

/** What the list is like, for whoever only looks around (R-2.4-10): invented bills, named as such; each press asks to log in. */
export function DemoBills() {
  const say = useTexts(billTexts);
  const [rows] = useState(() => makeDemoRows(portNowMs()));
  return (
    <section className="bill-demo" aria-label={say('demo.title')}>
      <header className="bill-demo-head">
        <Tag tone="att">{say('demo.title')}</Tag>
        <p>{say('demo.text')}</p>
        <Button variant="primary" icon="user" onClick={askToLogIn}>
          {say('signedOut.action')}
        </Button>
      </header>
      <ul className="bill-demo-cards">
        {rows.map((row) => (
          <BillCard key={row.id} row={row} onOpen={askToLogIn} onToggleTop={askToLogIn} />
        ))}
      </ul>
    </section>
  );
}
