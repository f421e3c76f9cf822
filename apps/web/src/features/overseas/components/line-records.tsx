import { Button, Dialog } from '@mastlight/ui';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { overseas } from '@mastlight/domain/overseas/contract';
import { useTexts } from '../../../platform/catalogue';
import { PanelTable } from '../../../platform/panel';
import { overseasWords } from '../texts/zh-CN';
import './line-records.css';

type Line = ResponseData<typeof overseas.listLines>['list'][number];

/** What each line told of shipments that came to their end, step by step, how far its first ETA was off, and codes of it that nobody knows. */
export function LineRecords({ lines, onClose }: { readonly lines: readonly Line[]; readonly onClose: () => void }) {
  const say = useTexts(overseasWords);
  const known = lines.flatMap(({ carrierCode, shipCompany, record }) => (record ? [{ carrierCode, shipCompany, record }] : []));
  const withUnknown = lines.filter(({ unknownCodes }) => unknownCodes.length > 0);
  const steps = known[0]?.record.steps ?? [];
  return (
    <Dialog title={say('records.title')} width={860} onClose={onClose} actions={<Button onClick={onClose}>{say('records.close')}</Button>}>
      <p className="line-records-note">{say('records.note')}</p>
      {known.length === 0 ? (
        <p>{say('records.none')}</p>
      ) : (
        <PanelTable label={say('records.title')}>
          <thead>
            <tr>
              <th scope="col">{say('carrier')}</th>
              <th scope="col" data-kind="number">
                {say('records.shipments')}
              </th>
              {steps.map(({ code, name }) => (
                <th key={code} scope="col" data-kind="number">
                  {name}
                </th>
              ))}
              <th scope="col" data-kind="number">
                {say('records.eta')}
              </th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ carrierCode, shipCompany, record }) => (
              <tr key={carrierCode}>
                <th scope="row">
                  <span className="ml-mono">{carrierCode}</span> {shipCompany}
                </th>
                <td data-kind="number">{record.shipments}</td>
                {record.steps.map(({ code, told }) => (
                  <td key={code} data-kind="number" data-gap={told < record.shipments || undefined}>
                    {told === 0 ? say('records.never') : `${told}/${record.shipments}`}
                  </td>
                ))}
                <td data-kind="number">
                  {record.eta === null
                    ? say('records.noEta')
                    : say('records.etaOff', { days: record.eta.errorDays, count: record.eta.shipments })}
                </td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
      {withUnknown.length > 0 && (
        <section aria-label={say('records.unknown')}>
          <h3 className="line-records-part">{say('records.unknown')}</h3>
          <p className="line-records-note">{say('records.unknownNote')}</p>
          <ul className="line-records-unknown">
            {withUnknown.map(({ carrierCode, shipCompany, unknownCodes }) => (
              <li key={carrierCode}>
                <span className="ml-mono">{carrierCode}</span> {shipCompany} <b className="ml-mono">{unknownCodes.join('、')}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
