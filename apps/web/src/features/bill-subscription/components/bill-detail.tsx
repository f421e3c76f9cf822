import { useMemo, useState } from 'react';
import { Button, createClock, ExceptionBand, Icon, Tabs, TideCountdownLarge, type MenuItem } from '@mastlight/ui';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import { isCheckOpen } from '@mastlight/domain/vocabulary/bill-progress';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { useTexts } from '../../../platform/catalogue';
import { useNearMs } from '../../../platform/list/near-hours';
import { SilenceBar } from '../../../platform/list/port-list-head';
import { portNowMs } from '../../../platform/live';
import {
  ContainerCard,
  ContainerTable,
  CutOffChangeCard,
  EtaHistoryCard,
  EventList,
  NodeBarCard,
  PlanCard,
  ReleaseCard,
  ShipChangeCard,
  troubledFirst,
} from '../../tracking';
import { BillFiles } from '../../bill-file';
import { ReportDialog, useReported, type ReportedEvent } from '../../fault-report';
import type { BillDetail as Detail, BillRow } from '../api';
import { iconOfException, isLifeTold, tideOf, toneOfException } from '../bill-tone';
import { describeState } from '../columns';
import { portClock } from '../../../platform/port-clock';
import { billTexts } from '../texts/zh-CN';
import { BillChase } from './bill-chase';
import { HandOvers } from './hand-overs';
import { said } from '../../../platform/said';
import './bill-detail.css';
import { lazyPart } from '../../../platform/lazy-part';

const BillOnwards = lazyPart(async () => (await import('./bill-onwards')).BillOnwards);
const RawMessage = lazyPart(async () => (await import('../../intake')).RawMessageDialog);

type Event = Detail['events'][number];
type DetailTab = 'events' | 'boxes' | 'changes' | 'remark';

/** One bill: what comes next and when, how far its boxes are, and everything that was said of it. */
export function BillDetail(props: {
  readonly detail: Detail;
  /** What helps it while nothing is heard of it. */
  readonly waysOf: (bill: BillRow) => readonly MenuItem[];
  readonly onRemark: (bill: BillRow) => void;
  /** It is the state of an instant of the past, port time in ms: nothing can be done about it, and no clock runs. */
  readonly pastMs?: number | undefined;
}) {
  const { detail, waysOf, onRemark, pastMs } = props;
  const isPast = pastMs !== undefined;
  const clockShown = useMemo(() => (pastMs === undefined ? portClock : createClock({ nowMs: pastMs, rate: 0 })), [pastMs]);
  const say = useTexts(billTexts);
  const { bill, plan } = detail;
  const { clock } = detail.nextStep;
  const [tab, setTab] = useState<DetailTab>('events');
  const [messageId, setMessageId] = useState<number | null>(null);
  const [ctnNo, setCtnNo] = useState<string | null>(null);
  const [reported, setReported] = useState<ReportedEvent | null>(null);
  const reports = useReported(bill.area, bill.billNo);
  const ways = isPast ? [] : waysOf(bill);
  const nearMs = useNearMs('portCloseTime');
  const isTold = bill.source !== null || detail.events.length > 0;
  const boxes = troubledFirst(detail.containers, detail.nodes);
  const inspections = detail.containers.filter((box) => isCheckOpen(box.boxCusmov));
  // As the port calls them: 开港 of Shanghai is 进箱开始 in Ningbo.
  const { cutOffNames } = portRules(bill.area);
  const facts = [
    [said(cutOffNames.customsClosesMs), plan?.closeTime ?? bill.closeTime],
    [said(cutOffNames.gateInOpensMs), plan?.ctnApplyBeginTime ?? bill.ctnApplyBeginTime],
    [say('detail.berthExpected'), plan?.etaArrivalTime ?? bill.etaArrivalTime],
  ] as const;

  return (
    <div className="bill-detail">
      {detail.silence !== null && <SilenceBar port={bill.area} silence={detail.silence} clock={clockShown} />}
      <div className="bill-next" data-tone={detail.nextStep.tone}>
        <ExceptionBand
          title={
            <>
              {isLifeTold(bill) && <span className="bill-next-state">{describeState(bill)}</span>}
              {said(detail.nextStep.title)}
            </>
          }
          tide={
            // A ship that has left closes for nobody.
            bill.departureTime === null && (
              <TideCountdownLarge
                clock={clockShown}
                nearMs={nearMs}
                {...tideOf({ ...bill, clock })}
                {...(clock && { name: said(clock.name) })}
                dateText={clock === null ? emptyCellText : shortTime(clock.time)}
              />
            )
          }
        >
          {ways.length === 0 ? (
            said(detail.nextStep.advice)
          ) : (
            <span className="bill-next-ways">
              {ways.map((way) => (
                <Button key={way.id} size={24} {...(way.icon && { icon: way.icon })} onClick={way.onSelect}>
                  {way.label}
                </Button>
              ))}
            </span>
          )}
        </ExceptionBand>
        {!isPast && <BillChase detail={detail} />}
        {detail.otherTroubles.length > 0 && (
          <ul className="bill-others" aria-label={say('detail.otherTroubles')}>
            {detail.otherTroubles.map(({ code, sentence, advice }) => (
              <li key={code} data-tone={toneOfException(code)}>
                <Icon name={iconOfException(code, 'row')} size={16} />
                <b>{said(sentence)}</b>
                {advice !== null && <span>{said(advice)}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <NodeBarCard nodes={detail.nodes} today={formatShanghai(pastMs ?? portNowMs()).slice(0, 10)} />
      {detail.shipChange !== null && <ShipChangeCard change={detail.shipChange} />}
      <ReleaseCard legs={detail.release.legs} boxesTotal={detail.containers.length} />
      <div className="bill-detail-columns">
        <div className="bill-detail-main">
          <ContainerCard boxes={boxes} steps={detail.nodes} releases={detail.release.boxes} chosen={ctnNo} onChoose={setCtnNo}>
            <dl className="bill-detail-times">
              {facts.map(([name, time]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="ml-mono" data-tip={time ?? undefined}>
                    {time === null ? emptyCellText : shortTime(time)}
                  </dd>
                </div>
              ))}
              <div>
                <dt>{say('detail.inspection')}</dt>
                {/* Nobody has said anything yet: that includes that nothing is inspected. */}
                <dd data-tip={isTold ? undefined : say('noMessage')}>
                  {!isTold
                    ? emptyCellText
                    : inspections.length === 0
                      ? say('detail.notInspected')
                      : say('detail.boxes', { count: inspections.length })}
                </dd>
              </div>
            </dl>
          </ContainerCard>
          <section className="ml-card bill-detail-tabs">
            <Tabs
              label={say('detail.content')}
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'events', label: say('detail.events'), count: detail.eventsTotal, panelId: 'bill-panel' },
                { value: 'boxes', label: say('detail.boxTab'), count: detail.containers.length, panelId: 'bill-panel' },
                { value: 'changes', label: say('detail.changes'), count: detail.cutOffChanges.length, panelId: 'bill-panel' },
                // What its owner noted has no time that was kept.
                ...(isPast ? [] : [{ value: 'remark', label: say('detail.remark'), panelId: 'bill-panel' } as const]),
              ]}
            />
            <div id="bill-panel" role="tabpanel" tabIndex={0}>
              {tab === 'events' && (
                <>
                  <EventList
                    events={detail.events}
                    boxesTotal={detail.containers.length}
                    ctnNo={ctnNo}
                    clock={clockShown}
                    onOpenMessage={setMessageId}
                    {...(!isPast && { onReport: (event) => setReported(reportOf(bill, event)), reported: reports })}
                  />
                  {detail.events.length < detail.eventsTotal && (
                    <p className="bill-detail-more">
                      {say('detail.newestEvents', { shown: detail.events.length, total: detail.eventsTotal })}
                    </p>
                  )}
                </>
              )}
              {tab === 'boxes' && <ContainerTable boxes={boxes} />}
              {tab === 'changes' && (
                <div className="bill-detail-changes">
                  <CutOffChangeCard changes={detail.cutOffChanges} onOpenMessage={setMessageId} />
                  <EtaHistoryCard history={detail.etaHistory} onOpenMessage={setMessageId} />
                </div>
              )}
              {tab === 'remark' && !isPast && (
                <>
                  <div className="bill-detail-remark">
                    <p>{bill.remark ?? say('detail.noRemark')}</p>
                    <Button size={24} icon="edit" onClick={() => onRemark(bill)}>
                      {say('detail.writeRemark')}
                    </Button>
                  </div>
                  <HandOvers billId={bill.id} />
                </>
              )}
            </div>
          </section>
        </div>
        <div className="bill-detail-side">
          {detail.cutOffChanges.length > 0 && <CutOffChangeCard changes={detail.cutOffChanges.slice(0, 3)} onOpenMessage={setMessageId} />}
          {!isPast && <BillFiles port={bill.area} blno={bill.billNo} clientName={bill.clientCompanyName} />}
          <PlanCard port={bill.area} plan={plan} vessel={callName(bill.vesselsName, bill.voyage)} />
          {!isPast && <BillOnwards bill={bill} onwards={detail.onwards} />}
        </div>
      </div>
      {messageId !== null && <RawMessage messageId={messageId} onClose={() => setMessageId(null)} />}
      {reported !== null && <ReportDialog event={reported} onClose={() => setReported(null)} />}
    </div>
  );
}

/** An event of a bill with its line as it is read. */
function reportOf({ area, billNo }: BillRow, { id, messageId, name, ctnNo, time, heardTime, place, text, source }: Event): ReportedEvent {
  const seen = [said(name), ctnNo, time ?? heardTime, place && said(place), text && said(text), said(source)];
  return { port: area, blno: billNo, eventId: id, messageId, seen: seen.filter(Boolean).join(' · ') };
}
