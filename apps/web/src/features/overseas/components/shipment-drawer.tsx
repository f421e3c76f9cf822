import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, CopyText, Drawer, Icon, Select, showToast, SkeletonRows } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { lineOf, type LineCode } from '@mastlight/domain/line-tracking/index';
import { overseas } from '@mastlight/domain/overseas/contract';
import { freeDaysMax } from '@mastlight/domain/overseas/limits';
import { boxClasses } from '@mastlight/domain/overseas/tariff';
import { tariffTexts } from '@mastlight/domain/overseas/tariff-texts';
import { ChosenChannels } from '../../../platform/chosen-channels';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { ConnectionLine } from '../../../platform/connection-line';
import { callEndpoint } from '../../../platform/http-client';
import { refreshProduct } from '../../../platform/list/list-rows';
import { said } from '../../../platform/said';
import { State } from '../cells';
import { overseasList, type OverseasRow } from '../declaration';
import { shipmentQuery } from '../queries';
import { overseasWords } from '../texts/zh-CN';
import { lazyPart } from '../../../platform/lazy-part';
import { Detention } from './detention';
import { lineOptions } from './subscribe-drawer';
import './shipment-drawer.css';

const TariffDialog = lazyPart(async () => (await import('./tariff-dialog')).TariffDialog);

type Shipment = ResponseData<typeof overseas.showShipment>;

/** One shipment in whole: its way, how its ETA moved, each step; its free days, and another line where it has no data. */
export function ShipmentDrawer({ row, onClose }: { readonly row: OverseasRow; readonly onClose: () => void }) {
  const say = useTexts(overseasWords);
  const { data, error, isFetching, refetch } = useQuery(shipmentQuery(row.id, row.version));
  const shown = data?.row ?? row;
  const updated = shown.updateTime === null ? say('detail.notUpdated') : say('detail.updated', { time: shortTime(shown.updateTime) });
  return (
    <Drawer
      width={760}
      title={<CopyText text={shown.blno} className="overseas-no" />}
      subtitle={
        <>
          {said(shown.shipCompany)} · <State row={shown} />
        </>
      }
      onClose={onClose}
    >
      {/* The page's own line lies under the scrim. */}
      <ConnectionLine />
      {/* Not beside the number: a phone has no room for it there. */}
      <p className="overseas-quiet overseas-money">{[shown.moneyText && said(shown.moneyText), updated].filter(Boolean).join(' · ')}</p>
      {shown.note !== null && (
        <p className="overseas-note" role="status">
          <Icon name={shown.tone === 'danger' ? 'warn' : 'info'} /> {said(shown.note)}
        </p>
      )}
      <OwnFields key={shown.version} row={shown} />
      <Channels row={shown} />
      {data?.detention ? (
        <Detention detention={data.detention} />
      ) : (
        shown.detention?.state === 'unknown' && (
          <p className="overseas-quiet overseas-money">{say('detention.gap', { gap: said(shown.detention.text) })}</p>
        )
      )}
      {data ? (
        <Journey shipment={data} />
      ) : error ? (
        <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={10} />
      )}
    </Drawer>
  );
}

/** What its owner says of it: free days; and while it has no data, which line is asked. */
function OwnFields({ row }: { readonly row: OverseasRow }) {
  const say = useTexts(overseasWords);
  const client = useQueryClient();
  const [carrier, setCarrier] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isTariffOpen, setTariffOpen] = useState(false);

  async function act(call: () => Promise<unknown>, told: string): Promise<void> {
    setBusy(true);
    try {
      await call();
      showToast({ tone: 'done', text: told });
      await refreshProduct(client, overseasList.product);
    } catch {
      // The reason has been shown.
    } finally {
      setBusy(false);
    }
  }

  const isUnheard = row.updateTime === null && row.endedTime === null;
  return (
    <div className="overseas-own">
      <Select
        label={say('detail.freeDays')}
        placeholder={
          row.freeDays === null && row.countedFreeDays !== null
            ? say('detail.freeDaysOfTariff', { days: row.countedFreeDays })
            : say('detail.noFreeDays')
        }
        options={Array.from({ length: freeDaysMax + 1 }, (_, days) => ({
          value: String(days),
          label: say('detail.freeDaysOption', { days }),
        }))}
        value={row.freeDays === null ? '' : String(row.freeDays)}
        onChange={(days) =>
          void act(
            () => callEndpoint(overseas.update, { id: row.id, freeDays: days === '' ? null : Number(days) }),
            say('detail.freeSaved'),
          )
        }
      />
      {(row.boxesUntold > 0 || row.boxClass !== null) && (
        <Select
          label={say('detail.boxClass', { count: row.boxesUntold })}
          placeholder={say('detail.noBoxClass')}
          options={boxClasses.map((value) => ({ value, label: tariffTexts.classes[value] }))}
          value={row.boxClass ?? ''}
          onChange={(boxClass) =>
            void act(
              () => callEndpoint(overseas.update, { id: row.id, boxClass: boxClass === '' ? null : boxClass }),
              say('detail.boxClassSaved'),
            )
          }
        />
      )}
      <Button icon="edit" aria-haspopup="dialog" onClick={() => setTariffOpen(true)}>
        {say('detention.open')}
      </Button>
      {isTariffOpen && <TariffDialog line={row.carrierCode} onClose={() => setTariffOpen(false)} />}
      {isUnheard && (
        <>
          <Select
            label={say('detail.carrier')}
            hint={say('detail.carrierNote')}
            placeholder={said(row.shipCompany)}
            options={lineOptions().filter(({ value }) => value !== row.carrierCode)}
            value={carrier}
            onChange={setCarrier}
          />
          <Button
            disabled={carrier === ''}
            isLoading={isBusy}
            icon="refresh"
            onClick={() =>
              void act(
                () => callEndpoint(overseas.changeCarrier, { id: row.id, carrierCode: carrier as LineCode }),
                say('detail.changed', { name: said(lineOf(carrier as LineCode).nameCn) }),
              )
            }
          >
            {say('detail.change')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Where news of it go. */
function Channels({ row }: { readonly row: OverseasRow }) {
  const say = useTexts(overseasWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function save(notify: OverseasRow['notify']): Promise<void> {
    setBusy(true);
    try {
      await callEndpoint(overseas.update, { id: row.id, notify });
      showToast({ tone: 'done', text: say('detail.notifySaved') });
      await refreshProduct(client, overseasList.product);
    } catch {
      // The reason has been shown.
    } finally {
      setBusy(false);
    }
  }

  if (row.endedTime !== null || row.state === 'finished') return null;
  return <ChosenChannels chosen={row.notify} isBusy={isBusy} onChange={(notify) => void save(notify)} />;
}

function Journey({ shipment }: { readonly shipment: Shipment }) {
  const say = useTexts(overseasWords);
  const { row, stops, steps, etaHistory } = shipment;
  return (
    <>
      <h3 className="overseas-part">{say('detail.stops')}</h3>
      {stops.length === 0 && <p className="overseas-quiet">{say('detail.noStops')}</p>}
      <ol className="overseas-stops">
        {stops.map((stop, at) => (
          <li key={`${stop.name} ${at}`}>
            <b>{said(stop.name)}</b>
            <StopTime label={say('detail.arrival')} at={stop.arrival} />
            <StopTime label={say('detail.departure')} at={stop.departure} />
          </li>
        ))}
      </ol>
      {row.boxesTotal > 0 && <p className="overseas-boxes">{say('detail.boxes', { done: row.boxesReturned, total: row.boxesTotal })}</p>}
      <h3 className="overseas-part">{say('detail.etaHistory')}</h3>
      {etaHistory.length === 0 ? (
        <p className="overseas-quiet">{say('detail.noEta')}</p>
      ) : (
        <ol className="overseas-etas">
          {etaHistory.map(({ saidTime, eta }) => (
            <li key={`${saidTime} ${eta}`}>
              <span className="ml-mono" data-tip={eta === null ? undefined : `${eta} ${row.etaOffset ?? ''}`}>
                {eta === null ? say('detail.etaGone') : `${shortTime(eta)} ${row.etaOffset ?? ''}`}
              </span>
              <small>{say('detail.etaTold', { time: shortTime(saidTime) })}</small>
            </li>
          ))}
        </ol>
      )}
      <h3 className="overseas-part">{say('detail.steps')}</h3>
      {steps.length === 0 && <p className="overseas-quiet">{say('detail.noSteps')}</p>}
      <ol className="overseas-steps">
        {steps.map((step, at) => (
          <li key={`${step.code} ${step.time} ${step.ctnNo} ${at}`}>
            <span className="ml-mono" data-tip={`${step.time} ${step.offset}`}>
              {shortTime(step.time ?? '')} {step.offset}
            </span>
            <b>{step.name ?? say('detail.unknownCode', { code: step.code })}</b>
            <span>
              {[said(step.place), step.vesselsName && [step.vesselsName, step.voyage].filter(Boolean).join('/'), step.ctnNo]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function StopTime({ label, at }: { readonly label: string; readonly at: Shipment['stops'][number]['arrival'] }) {
  const say = useTexts(overseasWords);
  if (at === null) return null;
  return (
    <span data-expected={at.isExpected || undefined}>
      {label}{' '}
      <span className="ml-mono" data-tip={`${at.time} ${at.offset}`}>
        {shortTime(at.time ?? '')} {at.offset}
      </span>
      {at.isExpected && ` ${say('detail.expected')}`}
    </span>
  );
}
