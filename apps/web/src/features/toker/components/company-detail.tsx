import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { Button, copyToClipboard, Icon, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { OperateButton } from '../../../platform/list/operate-button';
import { useSession } from '../../../platform/session';
import { BalanceAfter, ChargeDeclined, originOf, showCoins } from '../../billing';
import * as api from '../api';
import { tokerWords } from '../texts/zh-CN';
import { CompanyTags, SourceNote, Trend } from './company-facts';
import { FollowUp } from './follow-up';

/** All that is known of a company; what is not known says so. */
export function CompanyDetail({ told, onOpen }: { readonly told: api.Company; readonly onOpen: (id: number) => void }) {
  const say = useTexts(tokerWords);
  const { company } = told;
  return (
    <div className="tk-detail">
      <div className="tk-card-head">
        <CompanyTags card={company} />
      </div>
      <p className="tk-second">
        {[
          [company.province, company.city].filter(Boolean).join(' '),
          told.founded ? say('detail.founded', { year: told.founded }) : say('detail.foundedUnknown'),
          company.creditCode ? say('detail.code', { code: company.creditCode }) : say('detail.codeUnknown'),
          say('kindWhy', { why: company.kindWhy }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!told.isListed && <p className="tk-due">{say('detail.gone')}</p>}
      <SourceNote source={company.source} day={company.sourceDay} />
      {company.ownClient !== null && <p className="tk-due">{say('ownName', { name: company.ownClient })}</p>}
      <Script script={told.script} kind={company.kind} />
      <Contacts key={String(company.isOpened)} told={told} />
      <FollowUp key={company.id} card={company} />
      <section className="tk-part" aria-label={say('detail.shipments')}>
        <h3>{say('detail.shipments')}</h3>
        <Trend card={company} />
        {company.trend !== null && (
          <p className="tk-note">{say('trend', { month: company.trendMonth ?? '', bills: String(company.yearBills ?? 0) })}</p>
        )}
        <ul className="tk-rows">
          {told.goods.map(({ hsCode, name, bills }) => (
            <li key={`${hsCode} ${name}`}>
              <span className="ml-mono">{hsCode}</span>
              <span>{name || say('goodsUnknown')}</span>
              <span className="tk-note">{bills === null ? say('detail.billsUnknown') : say('detail.bills', { bills: String(bills) })}</span>
            </li>
          ))}
          {told.lanes.map(({ loadPort, dischargePort, bills, teu }) => (
            <li key={`${loadPort} ${dischargePort}`}>
              <Icon name="ship" size={14} />
              <span>
                {loadPort} → {dischargePort}
              </span>
              <span className="tk-note">
                {say('detail.bills', { bills: String(bills) })}
                {teu !== null && ` · ${say('detail.teu', { teu: String(teu) })}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="tk-part" aria-label={say('detail.timeline')}>
        <h3>{say('detail.timeline')}</h3>
        {told.timeline.length === 0 && <p className="tk-note">{say('detail.noTimeline')}</p>}
        <ol className="tk-rows">
          {told.timeline.map(({ month, goods, loadPort, dischargePort, bills, isFirst }) => (
            <li key={`${month} ${loadPort} ${dischargePort}`}>
              <span className="ml-mono">{month}</span>
              <span>
                {say('detail.shipped', { load: loadPort, discharge: dischargePort, bills: String(bills) })} {goods}
                {isFirst && <b className="tk-first">{say('detail.firstPort', { port: dischargePort })}</b>}
              </span>
              <span className="tk-note">{company.source}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className="tk-part" aria-label={say('detail.alike')}>
        <h3>{say('detail.alike')}</h3>
        {told.alike.length === 0 && <p className="tk-note">{say('detail.noAlike')}</p>}
        <ul className="tk-rows">
          {told.alike.map(({ id, name, city, yearBills }) => (
            <li key={id}>
              <button type="button" className="tk-name" onClick={() => onOpen(id)}>
                {name}
              </button>
              <span className="tk-second">{city}</span>
              <span className="tk-note">
                {yearBills === null ? say('detail.billsUnknown') : say('yearBills', { bills: String(yearBills) })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Script({ script, kind }: { readonly script: string | null; readonly kind: api.CompanyCard['kind'] }) {
  const say = useTexts(tokerWords);
  if (script === null) return <p className="tk-note">{say(kind === 'forwarder' ? 'detail.noScriptForwarder' : 'detail.noScript')}</p>;
  async function copy(text: string): Promise<void> {
    if (await copyToClipboard(text)) showToast({ tone: 'done', text: say('detail.copied') });
  }
  return (
    <section className="tk-script" aria-label={say('detail.script')}>
      <header>
        <h3>{say('detail.script')}</h3>
        <span>{say('detail.scriptNote')}</span>
        <Button variant="lamp" size={24} icon="copy" onClick={() => void copy(script)}>
          {say('detail.copy')}
        </Button>
      </header>
      <p>{script}</p>
    </section>
  );
}

function Contacts({ told }: { readonly told: api.Company }) {
  const say = useTexts(tokerWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { company, contacts, priceFen } = told;
  const isOfCompany = useSession(({ cid }) => cid !== null);
  const count = contacts.length;

  async function open(): Promise<void> {
    setBusy(true);
    try {
      await api.openContacts(client, company.id);
    } catch (error) {
      // Any other refusal has been shown.
      if (error instanceof ChargeDeclined) return;
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="tk-part" aria-label={say('detail.contacts', { count: String(count) })}>
      <header>
        <h3>{say('detail.contacts', { count: String(count) })}</h3>
        {count > 0 && (
          <span className="tk-note">
            {say(company.isOpened ? 'detail.openedNote' : isOfCompany ? 'detail.contactsNoteOfCompany' : 'detail.contactsNote')}
          </span>
        )}
        {count > 0 && !company.isOpened && (
          <span className="tk-price">
            <b>{say('detail.price', { coins: showCoins(priceFen) })}</b>
            <OperateButton variant="primary" icon="eye" disabled={isBusy} onClick={() => void open()}>
              {say('detail.open', { count: String(count) })}
            </OperateButton>
            <span className="tk-note">
              <BalanceAfter fen={priceFen} origin={originOf(defaultPort)} />
            </span>
          </span>
        )}
      </header>
      {count === 0 && <p className="tk-note">{say('detail.noContacts')}</p>}
      <ul className="tk-contacts">
        {contacts.map((contact, at) => (
          <li key={at}>
            <b>{contact.name}</b>
            <span>{contact.role}</span>
            <span className="ml-mono">{contact.phone}</span>
            <span className="ml-mono">{contact.email}</span>
            <span className="tk-note">
              {say('detail.published', { source: contact.source })} ·{' '}
              {contact.checkedDay === null ? say('detail.unchecked') : say('detail.checked', { day: contact.checkedDay })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
