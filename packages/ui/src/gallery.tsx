import { useMemo } from 'react';
import { ClockProvider, Coin, CoinAmount, EmptySea, ErrorState, Logo, LogoMark, ToastHost, TooltipHost, createClock } from './index';
import { BarSection } from './gallery/bar-section';
import { ButtonSection } from './gallery/button-section';
import { nowMs } from './gallery/demo-nodes';
import { GridSection } from './gallery/grid-section';
import { IconSection } from './gallery/icon-section';
import { InputSection } from './gallery/input-section';
import { ListHeadSection } from './gallery/list-head-section';
import { OverlaySection } from './gallery/overlay-section';
import { Section } from './gallery/section';
import { SignalSections } from './gallery/signal-sections';
import './gallery.css';

/** Every part of the design system in every state, for looking at while one builds; mounted at /dev/ui. */
export function Gallery() {
  const clock = useMemo(() => createClock({ nowMs, rate: 0 }), []);
  return (
    <ClockProvider clock={clock}>
      <main className="ml-gallery">
        <h1 className="ml-visually-hidden">设计部件</h1>
        <Section title="标志" note="48 / 24 / 字标">
          <div className="ml-gallery-grounds">
            <div data-ground="night">
              <LogoMark size={48} />
              <Logo name="logo" ground="night" />
              <LogoMark size={24} />
            </div>
            <div>
              <LogoMark size={48} />
              <Logo name="logo" />
              <LogoMark size={24} />
            </div>
          </div>
        </Section>
        <Section title="火币" note="48 / 24 / 16" span={3}>
          <div className="ml-gallery-row">
            <Coin size={48} />
            <Coin size={24} />
            <Coin size={16} />
            <span className="ml-mono" style={{ font: 'var(--type-28)', fontFamily: 'var(--font-mono)' }}>
              1,286.50
            </span>
          </div>
          <div className="ml-gallery-row">
            <CoinAmount>18</CoinAmount> 本次，免费额度剩 <b className="ml-mono">12</b>
          </div>
        </Section>
        <ButtonSection />
        <SignalSections />
        <GridSection />
        <BarSection />
        <InputSection />
        <Section title="空状态">
          <div className="ml-gallery-fill" style={{ height: 300 }}>
            <EmptySea
              title="还没有订阅"
              text="粘贴第一批提单号，灯会一盏一盏亮起来"
              action={{ label: '粘贴提单号', icon: 'clipboard', onSelect: () => undefined }}
              link={{ label: '看示例数据', onSelect: () => undefined }}
            />
          </div>
          <ErrorState message="网络断了，已填的内容还在。" requestId="demo-7f3a91c2" onRetry={() => undefined} />
        </Section>
        <OverlaySection />
        <ListHeadSection />
        <IconSection />
      </main>
      <ToastHost />
      <TooltipHost />
    </ClockProvider>
  );
}
