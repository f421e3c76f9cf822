import { Button, ConfirmDialog, Icon, showToast, Tag } from '@mastlight/ui';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { portNowMs } from '../../../platform/live';
import { ChargeDeclined, showCoins } from '../../billing';
import { deleteTrucks, locateTruck, refreshTrucks } from '../api';
import { looks, showPlate, speedWord, type SeenTruck } from '../looks';
import { nearestPlace } from '../../../platform/map/nearest-place';
import { truckWords } from '../texts/zh-CN';
import { ShareDialog } from './share-dialog';
import { WayAhead } from './way-ahead';

/** What is known of the truck that is looked at: where, since when, by whose clock; and what can be done. */
interface TruckCardProps {
  readonly truck: SeenTruck;
  /** Of one look, in fen. */
  readonly priceFen: number;
  readonly onGone: () => void;
}

export function TruckCard({ truck, priceFen, onGone }: TruckCardProps) {
  const say = useTexts(truckWords);
  const client = useQueryClient();
  const [isSharing, setSharing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { position, state, carNo, seenUntilMs } = truck;
  const isSeen = seenUntilMs !== null && portNowMs() < seenUntilMs;

  async function locate(): Promise<void> {
    setBusy(true);
    try {
      await locateTruck(carNo);
    } catch (error) {
      if (!(error instanceof ChargeDeclined || error instanceof CallError)) throw error;
    }
    setBusy(false);
    await refreshTrucks(client);
  }

  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await deleteTrucks([truck.id]);
      showToast({ tone: 'done', text: say('removed', { carNo: showPlate(carNo) }) });
      onGone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    setBusy(false);
    setLeaving(false);
    await refreshTrucks(client);
  }

  return (
    <section className="truck-card ml-card" aria-label={showPlate(carNo)}>
      <header>
        <h2 className="ml-mono">{showPlate(carNo)}</h2>
        <Tag tone={looks[state].tone} icon={looks[state].icon}>
          {say(`states.${state}`)}
        </Tag>
      </header>
      {position === null ? (
        <p>{seenUntilMs === null ? say('unasked') : say('forgotten', { day: formatShanghai(seenUntilMs).slice(0, 10) })}</p>
      ) : (
        <>
          <p>
            {say(speedWord(state), { speed: Math.round(position.speedKmh) })}
            {position.isAccOn !== null && ` · ${say(position.isAccOn ? 'engine.on' : 'engine.off')}`}
          </p>
          <p>{say('near', { place: nearestPlace(position).name, km: nearestPlace(position).km })}</p>
          {state === 'moving' && <WayAhead position={position} />}
          <p className="truck-quiet ml-mono">
            {say('at', { latitude: position.latitude.toFixed(5), longitude: position.longitude.toFixed(5) })}
          </p>
          <p className="truck-quiet">{say('fixAt', { time: formatShanghai(position.fixMs).slice(5) })}</p>
          {position.heardMs !== null && (
            <p className="truck-quiet">{say('heardAt', { time: formatShanghai(position.heardMs).slice(5) })}</p>
          )}
        </>
      )}
      {seenUntilMs !== null && position !== null && (
        <p>{say(isSeen ? 'seenUntil' : 'past', { time: formatShanghai(seenUntilMs).slice(isSeen ? 11 : 5, 16) })}</p>
      )}
      {truck.endTime !== null && <p className="truck-quiet">{say('until', { day: truck.endTime })}</p>}
      <div className="truck-acts">
        {!isSeen && (
          <Button variant="primary" icon="map" isLoading={isBusy} onClick={() => void locate()}>
            {say('locate', { coins: showCoins(priceFen) })}
          </Button>
        )}
        <Button icon="share" onClick={() => setSharing(true)}>
          {say('share')}
        </Button>
        <Button variant="danger" onClick={() => setLeaving(true)}>
          <Icon name="trash" size={14} /> {say('remove')}
        </Button>
      </div>
      {isSharing && <ShareDialog carNo={carNo} priceFen={priceFen} onClose={() => setSharing(false)} />}
      {isLeaving && (
        <ConfirmDialog
          title={say('removeTitle', { carNo: showPlate(carNo) })}
          confirmLabel={say('remove')}
          isLoading={isBusy}
          onConfirm={() => void leave()}
          onClose={() => setLeaving(false)}
        >
          {say('removeText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
