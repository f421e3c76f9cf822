import { Button, ConfirmDialog, Icon, showToast, Tag } from '@mastlight/ui';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { deleteTrucks, refreshTrucks } from '../api';
import { looks, showPlate, type SeenTruck } from '../looks';
import { nearestPlace } from '../nearest-place';
import { truckWords } from '../texts';
import { ShareDialog } from './share-dialog';

/** What is known of the truck that is looked at: where, since when, by whose clock; and what can be done. */
export function TruckCard({ truck, onGone }: { readonly truck: SeenTruck; readonly onGone: () => void }) {
  const say = useTexts(truckWords);
  const client = useQueryClient();
  const [isSharing, setSharing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { position, state, carNo } = truck;

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
        <p>{say('never')}</p>
      ) : (
        <>
          <p>
            {say('speed', { speed: Math.round(position.speedKmh) })} · {say(position.isAccOn ? 'engine.on' : 'engine.off')}
          </p>
          <p>{say('near', { place: nearestPlace(position).name, km: nearestPlace(position).km })}</p>
          <p className="truck-quiet ml-mono">
            {say('at', { latitude: position.latitude.toFixed(5), longitude: position.longitude.toFixed(5) })}
          </p>
          <p className="truck-quiet">{say('fixAt', { time: formatShanghai(position.fixMs) })}</p>
          <p className="truck-quiet">{say('heardAt', { time: formatShanghai(position.heardMs) })}</p>
        </>
      )}
      {truck.endTime !== null && <p className="truck-quiet">{say('until', { day: truck.endTime })}</p>}
      <div className="truck-acts">
        <Button icon="share" onClick={() => setSharing(true)}>
          {say('share')}
        </Button>
        <Button variant="danger" onClick={() => setLeaving(true)}>
          <Icon name="trash" size={14} /> {say('remove')}
        </Button>
      </div>
      {isSharing && <ShareDialog carNo={carNo} onClose={() => setSharing(false)} />}
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
