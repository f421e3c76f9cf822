import { Button, Dialog } from '@mastlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import type { Ad } from '../api';
import { pictureOf } from '../pictures';
import { adWords } from '../texts/zh-CN';
import './ads.css';

/** R-4.5-02: so long it stays once its picture is there. */
const staysSeconds = 3;

interface AdOverlayProps {
  readonly ad: Ad;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** An ad over the page; it closes by itself, by its button and by Esc (R-4.5-02, -03). Its shape is the picture's (R-3.5-05). */
export function AdOverlay({ ad, onOpen, onClose }: AdOverlayProps) {
  const say = useTexts(adWords);
  const picture = pictureOf(ad);
  // Without a picture there is nothing to wait for.
  const [isSeen, setIsSeen] = useState(picture === null);
  const [left, setLeft] = useState(staysSeconds);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  useEffect(() => {
    if (!isSeen) return;
    const count = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1_000);
    const end = setTimeout(() => onCloseRef.current(), staysSeconds * 1_000);
    return () => {
      clearInterval(count);
      clearTimeout(end);
    };
  }, [isSeen]);

  const isVertical = ad.direction === 'vertical';
  return (
    <Dialog
      title={ad.title}
      width={isVertical ? 340 : 600}
      onClose={onClose}
      actions={<Button onClick={onClose}>{isSeen ? say('closeIn', { seconds: String(left) }) : say('close')}</Button>}
    >
      <button type="button" className="ad-picture" data-direction={ad.direction} onClick={onOpen}>
        {picture !== null && (
          <img
            src={picture}
            alt=""
            width={isVertical ? 300 : 560}
            height={isVertical ? 360 : 280}
            onLoad={() => setIsSeen(true)}
            // A picture that does not come leaves nothing to look at.
            onError={onClose}
          />
        )}
        <span className="ad-line">{ad.line}</span>
        <span className="ad-go">{ad.pdfUrl === null ? say('open') : say('read')}</span>
      </button>
      <p className="ad-introduction">{ad.supplier === '' ? say('introduction') : say('advert', { supplier: ad.supplier })}</p>
    </Dialog>
  );
}
