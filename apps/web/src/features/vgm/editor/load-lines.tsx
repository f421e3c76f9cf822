import { findBoxType } from '@mastlight/domain/vgm/box-types';
import { grossMaxKg } from '@mastlight/domain/vgm/limits';
import { ContainerNo } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { vgmWords } from '../texts/zh-CN';
import type { FilledRow } from './judge';

/** Containers of which a picture is drawn. */
const shownMax = 24;
const height = 58;

/** Each container as a box: tare, cargo, and how far it is from the largest gross of its type. */
export function LoadLines({ rows, manifest }: { readonly rows: readonly FilledRow[]; readonly manifest: ReadonlyMap<string, number> }) {
  const say = useTexts(vgmWords);
  const shown = rows.filter(({ container }) => Number.isFinite(container.grossKg) && container.grossKg! > 0).slice(0, shownMax);
  if (shown.length === 0) return null;
  return (
    <section className="vgm-part" aria-label={say('editor.loadLine')}>
      <header>
        <h2>{say('editor.loadLine')}</h2>
        <span className="vgm-note">{say('editor.loadLineNote')}</span>
      </header>
      <div className="vgm-lines">
        {shown.map(({ at, cells, container }) => {
          const type = findBoxType(cells.sizeType);
          const maxKg = type?.maxGrossKg ?? grossMaxKg;
          const width = type?.name.startsWith('20') ? 82 : 150;
          const px = (kg: number): number => Math.min(height, (kg / maxKg) * 48);
          const tare = Number.isFinite(container.tareKg) ? (container.tareKg ?? 0) : 0;
          const gross = container.grossKg!;
          const told = manifest.get(container.containerNo);
          return (
            <figure key={at} className="vgm-line" data-over={gross > maxKg || undefined} style={{ margin: 0 }}>
              <svg width={width + 8} height={height} aria-hidden>
                <rect data-part="hull" x="7.5" y="0.5" width={width - 1} height={height - 1} />
                <rect data-part="cargo" x="8" y={height - px(gross)} width={width - 2} height={px(gross)} />
                <rect data-part="tare" x="8" y={height - px(tare)} width={width - 2} height={px(tare)} />
                <line data-part="mark" x1="4" x2={width + 8} y1={height - 48} y2={height - 48} />
                {told !== undefined && <path data-part="manifest" d={`M0 ${height - px(told + tare) - 4}l7 4l-7 4z`} />}
              </svg>
              <figcaption>
                <ContainerNo value={container.containerNo} isCopyable={false} />
                <div className="ml-mono">
                  {gross.toLocaleString('en-US')} / {maxKg.toLocaleString('en-US')}
                </div>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
