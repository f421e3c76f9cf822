import { Button, CopyText, Icon, NodeStrip, NodeStripHead, TideCountdown, useClockValue } from '@mastlight/ui';
import { describeBoxCount } from '@mastlight/domain/bill-subscription/cell-text';
import { emptyReason } from '@mastlight/domain/bill-subscription/empty-reason';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import { releaseFlagText } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf, useTexts } from '../../platform/catalogue';
import { said, useSaid } from '../../platform/said';
import { CallText } from '../../platform/list/call-text';
import { AutoSwitch } from '../../platform/list/auto-switch';
import type { ListRow } from '../../platform/list/list-declaration';
import { toldOf } from '../../platform/list/use-folds';
import { NoteSign, pinColumn, toolsColumn, type ListLook } from '../../platform/list/grid-columns';
import { markOfClock } from '../../platform/list/clock-mark';
import { CutOffTime, useNearMs, type NearColumn } from '../../platform/list/near-hours';
import { portClock } from '../../platform/port-clock';
import { lampOfState } from '../tracking';
import type { BillRow } from './api';
import { isLifeTold, lookOfBill, tideOf } from './bill-tone';
import { describeRowSource, sourceName } from './describe-source';
import { rowCalls } from './row-calls';
import { billTexts } from './texts/zh-CN';
import './columns.css';

/** What the cells can ask for; the object stays the same for the life of the list. */
export interface RowActions {
  readonly toggleTop: (row: BillRow) => void;
  readonly copySentence: (row: BillRow) => void;
  readonly openMenu: (row: BillRow, anchor: HTMLElement) => void;
}

const nameOfBill = (row: BillRow): string => row.billNo;

/** How a port's list draws its cells, between the star and the row's tools. */
export function makeBillLook(port: PortCode, actions: RowActions): ListLook<BillRow> {
  return {
    // Short heads where the column is narrower than its title.
    heads: {
      nodeGroup: <StripHead port={port} />,
      boxArrivalCount: <HeadText id="boxArrivalCount" />,
      autoSubscribe: <HeadText id="autoSubscribe" />,
    },
    whyEmpty: (row, prop) => {
      const reason = emptyReason(row, prop);
      return textsOf(billTexts)(`whyEmpty.${reason}`, { port: said(portRules(row.area).name) });
    },
    endAligned: ['boxArrivalCount'],
    growing: 'lastestStatus',
    narrow: { billNo: 144, shipInfo: 188, boxArrivalCount: 54, nodeGroup: null, countdown: 128, lastestStatus: 190 },
    lead: [pinColumn<BillRow>(nameOfBill, actions.toggleTop)],
    trail: [
      toolsColumn<BillRow>(nameOfBill, actions.openMenu, (row) => (
        <Button
          variant="icon"
          size={24}
          icon="copy"
          aria-label={`${textsOf(billTexts)('copySentence')} ${row.billNo}`}
          tip={textsOf(billTexts)('copySentence')}
          onClick={() => actions.copySentence(row)}
        />
      )),
    ],
    cells: {
      billNo: (row) => (
        <>
          <CopyText text={row.billNo} className="bill-no">
            {row.billNo}
          </CopyText>
          <NoteSign remark={row.remark} />
        </>
      ),
      shipInfo: (row) => (row.vesselsName === null ? emptyCellText : <CallText vessel={row.vesselsName} voyage={row.voyage} />),
      boxArrivalCount: (row) => <BoxCount text={toldOf(row).boxArrivalCount} />,
      autoSubscribe: (row) => <AutoSwitch row={row} calls={rowCalls} />,
      nodeGroup: (row) => <NodeStrip nodes={describeStrip(row)} />,
      countdown: (row) => <RowTide row={row} />,
      portCloseTime: (row) => rowCutOff(row, 'portCloseTime'),
      ctnApplyEndTime: (row) => rowCutOff(row, 'ctnApplyEndTime'),
      lastestStatus: (row) => (
        <span className="bill-status">
          <Sentence row={toldOf(row)} />
          <AlikeFold row={row} />
        </span>
      ),
      source: (row) => (row.source === null ? emptyCellText : <SourceAge row={row} />),
      nppStatus: (row) =>
        row.nppStatus === null ? emptyCellText : <span data-flag={row.nppStatus}>{said(releaseFlagText(row.nppStatus))}</span>,
    },
  };
}

/** The signs over the lamps, in the language of now: the look of a list is made once. */
function StripHead({ port }: { readonly port: PortCode }) {
  const read = useSaid();
  return <NodeStripHead signs={portRules(port).namedStrip.map((node) => ({ ...node, name: read(node.name), sign: read(node.sign) }))} />;
}

function HeadText({ id }: { readonly id: keyof typeof billTexts.source.heads }) {
  return useTexts(billTexts)(`heads.${id}`);
}

/** Boxes in the port of all boxes: green when all are in, amber when some are; empty while nobody has told of a box. */
export function BoxCount({ text }: { readonly text: string }) {
  if (describeBoxCount(text) === null) {
    return (
      <span className="bill-count" data-tip={textsOf(billTexts)('noBoxTold')}>
        {emptyCellText}
      </span>
    );
  }
  const [arrived = '0', total = '0'] = text.split('/');
  const tone = arrived === '0' ? undefined : arrived === total ? 'done' : 'att';
  return (
    <span className="ml-mono bill-count" data-tone={tone}>
      <b>{arrived}</b>/{total}
    </span>
  );
}

/** What fits under a lamp of a card: two signs of the name, in English what stands over the lamps of the list. */
function shortName(node: { readonly name: string; readonly sign: string } | undefined): string {
  if (!node) return '';
  const sign = said(node.sign);
  if (sign !== node.sign) return sign;
  return node.name === '清洁舱单' ? '清洁' : node.name.slice(0, 2);
}

/** The lamps of a row with their tips: time, source, boxes, the source's own words (R-3.8-14). */
export function describeStrip({ area, nodeGroup }: Pick<BillRow, 'area' | 'nodeGroup'>) {
  const { namedStrip } = portRules(area);
  return nodeGroup.map((node) => ({
    kind: lampOfState[node.state],
    name: said(namedStrip.find((item) => item.code === node.code)?.name) ?? node.code,
    short: shortName(namedStrip.find((item) => item.code === node.code)),
    note: [
      node.time,
      node.source === null ? null : sourceName(node.source),
      node.boxesTotal > 0 ? textsOf(billTexts)('boxesOf', { done: node.boxesDone, total: node.boxesTotal }) : null,
      said(node.note),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** The tide of a row, by the port's clock: it sinks to the clock that the bill runs by, which it names where that is not the port's closing. */
export function RowTide({ row }: { readonly row: BillRow }) {
  const { gateInClosesMs, portClosesMs } = portRules(row.area).cutOffNames;
  const nearMs = useNearMs(row.clock?.name === gateInClosesMs ? 'ctnApplyEndTime' : 'portCloseTime');
  const tide = tideOf(row);
  // Where nothing closes any more no clock is named.
  const name = row.clock === null || tide.deadlineMs === null || row.clock.name === portClosesMs ? undefined : row.clock.name;
  return (
    <TideCountdown
      clock={portClock}
      nearMs={nearMs}
      {...tide}
      {...(name !== undefined && { mark: markOfClock(name), tip: `${said(name)} ${shortTime(row.clock!.time)}` })}
    />
  );
}

/** A cut-off of a row. What is done, or has left, it closes for no more. */
function rowCutOff(row: BillRow, column: NearColumn) {
  const time = row[column];
  if (time === null) return emptyCellText;
  return <CutOffTime time={time} column={column} isOver={row.departureTime !== null || tideOf(row).isComplete} />;
}

/** Where a subscription stands, in a word, and why it failed (R-4.10-38). */
export function describeState({ state, failReason }: Pick<BillRow, 'state' | 'failReason'>): string {
  const say = textsOf(billTexts);
  return failReason === null ? say(`states.${state}`) : say('stateFailed', { reason: say(`failReasons.${failReason}`) });
}

/** What is wrong or how far it is, in one sentence with its glyph. */
export function Sentence({ row }: { readonly row: BillRow }) {
  const say = textsOf(billTexts);
  const look = lookOfBill(row);
  return (
    <span
      className="bill-sentence"
      data-text={look.textTone}
      data-tip={
        row.acknowledged
          ? `${said(row.sentence)} · ${say('acknowledged')}`
          : isLifeTold(row)
            ? say('lifeTip', { state: row.state, sentence: said(row.sentence) })
            : undefined
      }
    >
      <span className="bill-sentence-icon" data-tone={look.iconTone}>
        <Icon name={look.icon} />
      </span>
      {/* The words end the sentence, where a narrow column cuts them off. */}
      {row.trucks != null && (
        <span className="bill-sentence-truck" data-tip={said(row.trucks)} aria-hidden>
          <Icon name="truck" size={14} />
        </span>
      )}
      <span className="bill-sentence-text" data-clips>
        {isLifeTold(row) && <b>{describeState(row)} </b>}
        {said(row.sentence) || emptyCellText}
      </span>
    </span>
  );
}

/** 同船同病: how many bills the row stands for; pressing it shows each. */
export function AlikeFold({ row }: { readonly row: BillRow & Pick<ListRow, 'fold'> }) {
  const say = useTexts(billTexts);
  if (row.fold === undefined) return null;
  const { count, isOpen, toggle } = row.fold;
  const tip = say('alikeTip', { count, isOpen: String(isOpen) });
  return (
    <button type="button" className="bill-alike" aria-expanded={isOpen} aria-label={tip} data-tip={tip} onClick={toggle}>
      {say('alike', { count: count - 1 })}
      <Icon name="chevronDown" size={14} />
    </button>
  );
}

/** Source and age of the row's newest news ("EDI 3分"). */
export function SourceAge({ row }: { readonly row: BillRow }) {
  const text = useClockValue((nowMs) => describeRowSource(row, nowMs), portClock);
  return (
    <span className="bill-source" data-tip={row.updateTime ?? undefined}>
      {text}
    </span>
  );
}
