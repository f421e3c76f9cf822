import { Button, ContainerNo, copyToClipboard, Lamp, showToast, Tag, writeTsv } from '@mastlight/ui';
import type { ReactNode } from 'react';
import type { BoxFacts } from '../facts-shown';
import { lampOfFlag } from '../lamps';
import { trackingCaptions as captions } from '../texts';
import './container-card.css';

/**
 * The boxes of a bill with the flags that its port tells, each as the port says it: one
 * authority's release never stands for another's (R-4.10-05 to -08, plain form).
 */
export function ContainerCard({ boxes, children }: { readonly boxes: readonly BoxFacts[]; readonly children?: ReactNode }) {
  const weightKg = boxes.reduce((sum, box) => sum + (box.grossWeight ?? 0), 0);
  const copy = async (): Promise<void> => {
    const isCopied = await copyToClipboard(writeTsv(boxes.map((box) => [box.ctnNo, box.sealNo ?? ''])));
    showToast(isCopied ? { tone: 'done', text: captions.copied } : { tone: 'danger', text: captions.copyFailed });
  };
  return (
    <section className="ml-card tracking-boxes">
      <header>
        <h3>
          {captions.boxes} {boxes.length}
        </h3>
        {weightKg > 0 && <span className="tracking-hint">{captions.weightSum(weightKg.toLocaleString('en-US'))}</span>}
        {boxes.length > 0 && (
          <Button variant="text" size={24} icon="copy" onClick={() => void copy()}>
            {captions.copyBoxes}
          </Button>
        )}
      </header>
      {boxes.length === 0 && <p className="tracking-none">{captions.noBoxes}</p>}
      {boxes.map((box) => (
        <article key={box.ctnNo}>
          <p className="tracking-box-head">
            <b>
              <ContainerNo value={box.ctnNo} />
            </b>
            {box.sizetype && <span className="ml-mono">{box.sizetype}</span>}
            {box.sealNo && (
              <span>
                {captions.seal} <span className="ml-mono">{box.sealNo}</span>
              </span>
            )}
            {box.truckNo && (
              <span>
                {captions.truck} <span className="ml-mono">{box.truckNo}</span>
              </span>
            )}
            {box.boxCusmovText !== null && <CheckTag box={box} />}
            <span className="tracking-weight ml-mono">
              {box.grossWeight === null ? '-' : box.grossWeight.toLocaleString('en-US')} <i>kg</i>
            </span>
          </p>
          <ul className="tracking-flags">
            {box.flags.map(({ code, name, value: flag, text }) => (
              <li key={code} data-flag={flag ?? undefined}>
                <Lamp kind={lampOfFlag(flag)} r={4.6} />
                {name} <span>{text ?? captions.untold}</span>
              </li>
            ))}
          </ul>
          {box.remark && <p className="tracking-reason">{box.remark}</p>}
        </article>
      ))}
      {children}
    </section>
  );
}

/** The inspection of a box, with how it is done where customs tells; a code without a known text shows itself in grey (R-4.10-16). */
function CheckTag({ box }: { readonly box: BoxFacts }) {
  const isUnknown = box.boxCusmovText === box.boxCusmov;
  // The status may say 查验 itself; the caption in front of it is for those that do not.
  const isNamed = box.boxCusmovText?.includes(captions.check);
  const words = [isNamed ? null : captions.check, box.boxCusmovText, box.checkModeText];
  return (
    <span data-tip={isUnknown ? captions.unknownCheck : undefined}>
      <Tag tone={isUnknown ? 'idle' : 'customs'}>{words.filter(Boolean).join(' ')}</Tag>
    </span>
  );
}
