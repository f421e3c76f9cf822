import { Button, EmptySea, SkeletonRows, Tag } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { isPermitted, loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { showCoins } from '../../billing';
import { levelsQuery, mineQuery, type LevelRow, type Mine, type Offer } from '../api';
import { BuyDialog } from '../components/buy-dialog';
import { membershipWords } from '../texts/zh-CN';
import './membership-page.css';

/** 会员中心 (R-2.3-23): the level of the identity of now, what each level gives, and buying one from the wallet. */
export function MembershipPage() {
  const say = useTexts(membershipWords);
  const isSignedIn = useSession(loginState);
  const levels = useQuery({ ...levelsQuery, enabled: isSignedIn });
  const mine = useQuery({ ...mineQuery, enabled: isSignedIn });
  const [chosen, choose] = useState<Offer['level'] | null>(null);

  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) } as const;
    return <EmptySea title={say('titles.page')} text={say('signedOut.text')} action={action} />;
  }
  const error = mine.error ?? levels.error;
  const offer = mine.data?.offers.find(({ level }) => level === chosen);
  return (
    <>
      <h1 className="page-title">{say('titles.page')}</h1>
      {mine.data && levels.data ? (
        <>
          <Current mine={mine.data} />
          {mine.data.usage && <Usage usage={mine.data.usage} />}
          <Levels levels={levels.data} mine={mine.data} onBuy={choose} />
          {offer && <BuyDialog mine={mine.data} offer={offer} onClose={() => choose(null)} />}
        </>
      ) : error ? (
        <CallErrorState
          error={error}
          isRetrying={mine.isFetching || levels.isFetching}
          onRetry={() => Promise.all([mine.refetch(), levels.refetch()])}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

/** Ten per cent are one 折. */
const tenthsOf = (percent: number): string => String(percent / 10);

function Current({ mine }: { readonly mine: Mine }) {
  const say = useTexts(membershipWords);
  const isCompany = useSession(({ cid }) => cid !== null);
  return (
    <Panel title={say('mine.title')} note={say(isCompany ? 'mine.company' : 'mine.personal')}>
      <div className="panel-pad vip-mine">
        <p className="vip-level">
          <b>{mine.name}</b>
          {mine.lastDay !== null && <span>{say('mine.until', { day: mine.lastDay, days: mine.daysLeft })}</span>}
        </p>
        <p className="vip-gives">{mine.lastDay === null ? say('mine.none') : say('mine.percent', { tenths: tenthsOf(mine.percent) })}</p>
      </div>
    </Panel>
  );
}

/** What the level was good for so far: nothing that was not charged. */
function Usage({ usage }: { readonly usage: NonNullable<Mine['usage']> }) {
  const say = useTexts(membershipWords);
  const coins = (fen: number) => say('usage.coins', { coins: showCoins(fen) });
  return (
    <Panel
      title={say('usage.title')}
      note={say('usage.since', { day: usage.fromDay })}
      actions={<Link to="/pay/accountRecord">{say('usage.records')}</Link>}
    >
      {usage.count === 0 ? (
        <p className="panel-empty">{say('usage.none')}</p>
      ) : (
        <dl className="vip-usage">
          <div>
            <dt>{say('usage.count')}</dt>
            <dd>{say('usage.countOf', { count: usage.count })}</dd>
          </div>
          <div>
            <dt>{say('usage.full')}</dt>
            <dd>{coins(usage.full)}</dd>
          </div>
          <div>
            <dt>{say('usage.paid')}</dt>
            <dd>{coins(usage.paid)}</dd>
          </div>
          <div>
            <dt>{say('usage.saved')}</dt>
            <dd>{coins(usage.full - usage.paid)}</dd>
          </div>
        </dl>
      )}
    </Panel>
  );
}

function Levels(props: { readonly levels: readonly LevelRow[]; readonly mine: Mine; readonly onBuy: (level: Offer['level']) => void }) {
  const { levels, mine, onBuy } = props;
  const say = useTexts(membershipWords);
  const session = useSession();
  const mayBuy = isPermitted(session, 'company.finance');
  return (
    <Panel title={say('levels.title')} note={say('levels.note')}>
      <div className="vip-levels">
        <PanelTable label={say('levels.title')}>
          <thead>
            <tr>
              <th scope="col">{say('levels.what')}</th>
              {levels.map(({ level, name }) => (
                <th key={level} scope="col" data-kind="number">
                  {name} {level === mine.level && <Tag tone="done">{say('levels.current')}</Tag>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say('levels.price')}</th>
              {levels.map(({ level, price }) => (
                <td key={level} data-kind="number">
                  {price === 0 ? say('levels.free') : showCoins(price)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say('levels.share')}</th>
              {levels.map(({ level, percent }) => (
                <td key={level} data-kind="number">
                  {percent === 100 ? say('levels.whole') : say('levels.tenths', { tenths: tenthsOf(percent) })}
                </td>
              ))}
            </tr>
            {levels[0]!.prices.map(({ thing }, at) => (
              <tr key={thing}>
                <th scope="row">{thing}</th>
                {levels.map(({ level, prices }) => (
                  <td key={level} className="ml-mono" data-kind="number">
                    {showCoins(prices[at]!.price)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {levels.map(({ level }) => (
                <td key={level} data-kind="number">
                  {level !== 'normal' && mayBuy && <Buy level={level} mine={mine} onBuy={() => onBuy(level)} />}
                </td>
              ))}
            </tr>
          </tbody>
        </PanelTable>
      </div>
      <p className="vip-note">{say('levels.same')}</p>
      {!mayBuy && <p className="vip-note">{say('levels.onlyFinance')}</p>}
    </Panel>
  );
}

/** What can be done about a level, or why nothing can. */
function Buy({ level, mine, onBuy }: { readonly level: Offer['level']; readonly mine: Mine; readonly onBuy: () => void }) {
  const say = useTexts(membershipWords);
  const offer = mine.offers.find((one) => one.level === level);
  if (!offer) return <span className="vip-why">{say(level === mine.level ? 'levels.early' : 'levels.lower')}</span>;
  return (
    <Button
      variant={level === 'gold' ? 'primary' : undefined}
      aria-label={say(`ask.titles.${offer.kind}`, { name: say(`names.${level}`) })}
      onClick={onBuy}
    >
      {say(`levels.kinds.${offer.kind}`)}
    </Button>
  );
}
