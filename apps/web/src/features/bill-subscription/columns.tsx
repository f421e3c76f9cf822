import { Button, CopyText, Icon, NodeStrip, NodeStripHead, TideCountdown, useClockValue } from '@mastlight/ui';
import { describeBoxCount } from '@mastlight/domain/bill-subscription/cell-text';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import { releaseFlagText } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf } from '../../platform/catalogue';
import { NoteSign, pinColumn, toolsColumn, type ListLook } from '../../platform/list/grid-columns';
import { portClock } from '../../platform/port-clock';
import { lampOfState } from '../tracking';
import type { BillRow } from './api';
import { lookOfBill, tideOf } from './bill-tone';
import { describeRowSource, sourceName } from './describe-source';
import { billTexts } from './texts';
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
  const say = textsOf(billTexts);
  return {
    // Short heads where the column is narrower than its title, and units, which stand in the head.
    heads: {
      nodeGroup: <NodeStripHead signs={portRules(port).namedStrip} />,
      boxArrivalCount: '进港',
      errorValue: '毛重误差 kg',
    },
    endAligned: ['boxArrivalCount'],
    growing: 'lastestStatus',
    narrow: { billNo: 144, shipInfo: 176, boxArrivalCount: 54, nodeGroup: null, countdown: 128, lastestStatus: 190 },
    lead: [pinColumn<BillRow>(nameOfBill, actions.toggleTop)],
    trail: [
      toolsColumn<BillRow>(nameOfBill, actions.openMenu, (row) => (
        <Button
          variant="icon"
          size={24}
          icon="copy"
          aria-label={`${say('copySentence')} ${row.billNo}`}
          tip={say('copySentence')}
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
      shipInfo: (row) =>
        row.vesselsName === null ? (
          emptyCellText
        ) : (
          <span className="ml-mono">
            {row.vesselsName}
            <span className="bill-second"> / {row.voyage ?? emptyCellText}</span>
          </span>
        ),
      boxArrivalCount: (row) => <BoxCount text={row.boxArrivalCount} />,
      nodeGroup: (row) => <NodeStrip nodes={describeStrip(row)} />,
      countdown: (row) => <RowTide row={row} />,
      lastestStatus: (row) => <Sentence row={row} />,
      source: (row) => <SourceAge row={row} />,
      nppStatus: (row) =>
        row.nppStatus === null ? emptyCellText : <span data-flag={row.nppStatus}>{releaseFlagText(row.nppStatus)}</span>,
    },
  };
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

/** The lamps of a row with their tips: time, source, boxes, the source's own words (R-3.8-14). */
export function describeStrip(row: BillRow) {
  const { namedStrip } = portRules(row.area);
  return row.nodeGroup.map((node) => ({
    kind: lampOfState[node.state],
    name: namedStrip.find((item) => item.code === node.code)?.name ?? node.code,
    note: [
      node.time,
      node.source === null ? null : sourceName(node.source),
      node.boxesTotal > 0 ? `${node.boxesDone}/${node.boxesTotal} 箱` : null,
      node.note,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** The tide of a row, by the port's clock. */
export function RowTide({ row }: { readonly row: BillRow }) {
  return <TideCountdown clock={portClock} {...tideOf(row)} />;
}

/** What is wrong or how far it is, in one sentence with its glyph. */
export function Sentence({ row }: { readonly row: BillRow }) {
  const look = lookOfBill(row);
  return (
    <span className="bill-sentence" data-text={look.textTone} data-tip={row.acknowledged ? textsOf(billTexts)('acknowledged') : undefined}>
      <span className="bill-sentence-icon" data-tone={look.iconTone}>
        <Icon name={look.icon} />
      </span>
      <span className="bill-sentence-text">{row.sentence || emptyCellText}</span>
    </span>
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
