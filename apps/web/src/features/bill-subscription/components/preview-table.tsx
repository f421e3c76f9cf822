import { memo } from 'react';
import { Button, Checkbox, Select, Tag } from '@mastlight/ui';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { headOf } from '../carrier-memory';
import type { PreviewRow } from '../paste-preview';
import { billTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './preview-table.css';

const carrierOptions = () => carriers.map((carrier) => ({ value: carrier.code, label: said(carrier.nameCn) }));

/** What each pasted number would become. */
export const PreviewTable = memo(function PreviewTable(props: {
  readonly rows: readonly PreviewRow[];
  readonly port: PortCode;
  readonly isTicked: (row: PreviewRow) => boolean;
  readonly isFailed: (billNo: string) => boolean;
  readonly onTick: (billNo: string, isTicked: boolean) => void;
  readonly onCarrier: (billNo: string, code: string) => void;
  readonly onRemove: (billNo: string) => void;
  readonly onFindBox: (containerNo: string) => void;
}) {
  const { rows, port, isTicked, isFailed, onTick, onCarrier, onRemove, onFindBox } = props;
  const say = useTexts(billTexts);
  return (
    <table className="bill-preview">
      <thead>
        <tr>
          <th>
            <span className="ml-visually-hidden">{say('paste.pick')}</span>
          </th>
          <th>{say('paste.billNo')}</th>
          <th>{say('paste.carrier')}</th>
          <th>{say('paste.port')}</th>
          <th>{say('paste.outcome')}</th>
          <th>
            <span className="ml-visually-hidden">{say('paste.tools')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOffered = row.result === 'new' || row.result === 'aside';
          const hasNoLine = row.result === 'invalid' || row.result === 'aside';
          return (
            <tr key={row.billNo} data-result={isFailed(row.billNo) ? 'invalid' : row.needsCarrier ? 'carrier' : row.result}>
              <td>
                <Checkbox
                  aria-label={say('paste.tick', { billNo: row.billNo })}
                  isChecked={isTicked(row)}
                  disabled={!isOffered}
                  onChange={(isOn) => onTick(row.billNo, isOn)}
                />
              </td>
              <td className="ml-mono bill-preview-no">
                {row.billNo}
                {row.client !== null && <span className="bill-preview-times">{row.client}</span>}
                {row.times > 1 && <span className="bill-preview-times">{say('paste.times', { count: row.times })}</span>}
              </td>
              <td data-none={hasNoLine || undefined}>
                {hasNoLine ? (
                  '-'
                ) : row.carrier ? (
                  <>
                    <span className="bill-preview-code ml-mono">{headOf(row.billNo)}</span>
                    {said(row.carrier.nameCn)}
                  </>
                ) : (
                  <>
                    <span className="bill-preview-code ml-mono" data-unknown>
                      ?
                    </span>
                    <Select
                      className="bill-preview-carrier"
                      label={say('paste.carrierOf', { billNo: row.billNo })}
                      isLabelHidden
                      size={24}
                      placeholder={say('paste.chooseCarrier')}
                      options={carrierOptions()}
                      value=""
                      onChange={(code) => code && onCarrier(row.billNo, code)}
                    />
                  </>
                )}
              </td>
              <td className="ml-mono bill-preview-port">{hasNoLine ? '-' : port}</td>
              <td>
                <Outcome row={row} isFailed={isFailed(row.billNo)} onFindBox={onFindBox} />
              </td>
              <td>
                <Button
                  variant="icon"
                  size={24}
                  icon="close"
                  aria-label={say('paste.remove', { billNo: row.billNo })}
                  onClick={() => onRemove(row.billNo)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

function Outcome(props: { readonly row: PreviewRow; readonly isFailed: boolean; readonly onFindBox: (containerNo: string) => void }) {
  const { row, isFailed, onFindBox } = props;
  const say = useTexts(billTexts);
  const note = row.note !== null && <span className="bill-preview-note">{said(row.note)}</span>;
  if (isFailed)
    return (
      <span data-tone="danger">
        <Tag tone="danger">{say('paste.failed')}</Tag> {note}
      </span>
    );
  if (row.result === 'invalid')
    return (
      <span data-tone="danger">
        <Tag tone="danger">{say('paste.invalid')}</Tag> {note}
      </span>
    );
  if (row.result === 'aside')
    return (
      <span>
        <Tag tone="att">{say(row.isBox ? 'paste.box' : 'paste.other')}</Tag> {note}
        {row.isBox && (
          <Button variant="text" size={24} onClick={() => onFindBox(row.billNo)}>
            {say('paste.findBox')}
          </Button>
        )}
      </span>
    );
  if (row.result === 'duplicate')
    return (
      <span>
        <Tag tone="idle">{say('paste.duplicate')}</Tag> {note}
      </span>
    );
  if (row.isElsewhere)
    return (
      <span data-tone="att">
        <Tag tone="att">{say('paste.new')}</Tag> {note}
      </span>
    );
  if (row.needsCarrier) {
    return (
      <span data-tone="att">
        <Tag tone="att">{say('paste.new')}</Tag> <span className="bill-preview-note">{say('paste.mayChoose')}</span> {note}
      </span>
    );
  }
  return (
    <span>
      <Tag tone="done" icon="plus">
        {say('paste.new')}
      </Tag>{' '}
      {note}
    </span>
  );
}
