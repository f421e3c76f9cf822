import { neighbour } from '@mastlight/domain/ad/rotation';
import { Button, Drawer } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { Ad } from '../api';
import { adWords } from '../texts/zh-CN';
import { openInWeb, useStay } from '../use-stay';
import { AdPaper } from './ad-paper';
import './ads.css';

interface AdDrawerProps {
  readonly ads: readonly Ad[];
  /** One of theirs. */
  readonly adKey: string;
  readonly onMove: (key: string) => void;
  /** Goes to the page of an ad without a paper. */
  readonly onOpen: (ad: Ad) => void;
  readonly onClose: () => void;
}

/** An ad in detail: its paper in the browser's own viewer, or its picture; on to its neighbours (R-4.5-07 … -09). */
export function AdDrawer({ ads, adKey, onMove, onOpen, onClose }: AdDrawerProps) {
  const say = useTexts(adWords);
  const ad = ads.find(({ key }) => key === adKey)!;
  useStay(adKey);
  return (
    <Drawer
      title={ad.title}
      subtitle={ad.supplier === '' ? say('introduction') : say('advert', { supplier: ad.supplier })}
      onClose={onClose}
      footer={
        <div className="ad-drawer-steps">
          <Button onClick={() => onMove(neighbour(ads, adKey, -1).key)}>{say('previous')}</Button>
          <Button onClick={() => onMove(neighbour(ads, adKey, 1).key)}>{say('next')}</Button>
          <Button icon="link" onClick={() => openInWeb(ad)}>
            {say('openInWeb')}
          </Button>
          <Button onClick={onClose}>{say('close')}</Button>
        </div>
      }
    >
      <AdPaper key={adKey} ad={ad} onOpen={() => onOpen(ad)} />
    </Drawer>
  );
}
