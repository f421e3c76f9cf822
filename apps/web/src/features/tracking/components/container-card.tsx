import { Button, ContainerNo, copyToClipboard, Lamp, showToast, Tag, writeTsv } from '@mastlight/ui';
import { isCheckOpen } from '@mastlight/domain/vocabulary/bill-progress';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/catalogue';
import type { BoxFacts } from '../facts-shown';
import { lampOfFlag } from '../lamps';
import { shortTime } from '../short-time';
import { trackingTexts } from '../texts';
import './container-card.css';

/**
 * The boxes of a bill with the flags that its port tells, each as the port says it: one
 * authority's release never stands for another's (R-4.10-05 to -08, plain form).
 */
export function ContainerCard(props: {
  readonly boxes: readonly BoxFacts[];
  /** The box whose events alone are shown. */
  readonly chosen: string | null;
  readonly onChoose: (ctnNo: string | null) => void;
  readonly children?: ReactNode;
}) {
  const say = useTexts(trackingTexts);
  const { boxes, children } = props;
  const weightKg = boxes.reduce((sum, box) => sum + (box.grossWeight ?? 0), 0);
  const copy = async (): Promise<void> => {
    const isCopied = await copyToClipboard(writeTsv(boxes.map((box) => [box.ctnNo, box.sealNo ?? ''])));
    showToast(isCopied ? { tone: 'done', text: say('copied') } : { tone: 'danger', text: say('copyFailed') });
  };
  return (
    <section className="ml-card tracking-boxes">
      <header>
        <h3>
          {say('boxes')} {boxes.length}
        </h3>
        {weightKg > 0 && <span className="tracking-hint">{say('weightSum', { kg: weightKg.toLocaleString('en-US') })}</span>}
        {boxes.length > 0 && (
          <Button variant="text" size={24} icon="copy" onClick={() => void copy()}>
            {say('copyBoxes')}
          </Button>
        )}
      </header>
      {boxes.length === 0 && <p className="tracking-none">{say('noBoxes')}</p>}
      {boxes.length > fewBoxes && <BoxRows {...props} />}
      {(boxes.length > fewBoxes ? [] : boxes).map((box) => (
        <article key={box.ctnNo}>
          <p className="tracking-box-head">
            <b>
              <ContainerNo value={box.ctnNo} />
            </b>
            {box.sizetype && <span className="ml-mono">{box.sizetype}</span>}
            {box.sealNo && (
              <span>
                {say('seal')} <span className="ml-mono">{box.sealNo}</span>
              </span>
            )}
            {box.truckNo && (
              <span>
                {say('truck')} <span className="ml-mono">{box.truckNo}</span>
              </span>
            )}
            {box.boxCusmovText !== null && <CheckTag box={box} />}
            <span className="tracking-weight ml-mono">
              {box.grossWeight === null ? '-' : box.grossWeight.toLocaleString('en-US')} <i>kg</i>
            </span>
          </p>
          <ul className="tracking-flags">
            {box.flags.map((flag) => (
              <li key={flag.code} data-flag={flag.value ?? undefined} data-refused={flag.refused || undefined}>
                <Lamp kind={lampOfFlag(flag)} r={4.6} />
                {flag.name} <span>{flag.text ?? say('untold')}</span>
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

/** So many boxes have room for every word; more are rows of 32 px. */
const fewBoxes = 3;
/** So many rows stand open. */
const rowsShown = 8;

/** Many boxes: a row each, those that lack something first; a lamp a flag, its words in the tip; a press shows the events of one alone. */
function BoxRows({ boxes, chosen, onChoose }: Pick<Parameters<typeof ContainerCard>[0], 'boxes' | 'chosen' | 'onChoose'>) {
  const say = useTexts(trackingTexts);
  const [isWhole, setWhole] = useState(false);
  const lacking = (box: BoxFacts): number => box.flags.filter(({ value }) => value !== 'Y').length + (isCheckOpen(box.boxCusmov) ? 99 : 0);
  const sorted = boxes.toSorted((a, b) => lacking(b) - lacking(a));
  const shown = isWhole ? sorted : sorted.slice(0, rowsShown);
  return (
    <>
      <table className="tracking-box-rows">
        <thead>
          <tr>
            <th>{say('box.number')}</th>
            <th>{say('box.gateIn')}</th>
            {boxes[0]!.flags.map(({ code, name }) => (
              <th key={code}>{name}</th>
            ))}
            <th data-align="end">kg</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((box) => (
            <tr key={box.ctnNo} data-chosen={chosen === box.ctnNo || undefined} data-tip={box.remark ?? undefined}>
              <td>
                <ContainerNo value={box.ctnNo} />
                <Button
                  variant="icon"
                  size={24}
                  icon="filter"
                  aria-pressed={chosen === box.ctnNo}
                  aria-label={say('onlyBox', { ctnNo: box.ctnNo })}
                  onClick={() => onChoose(chosen === box.ctnNo ? null : box.ctnNo)}
                />
                {box.boxCusmovText !== null && <CheckTag box={box} />}
              </td>
              <td className="ml-mono" data-tip={box.inGateTime ?? undefined}>
                {shortTime(box.inGateTime)}
              </td>
              {box.flags.map((flag) => (
                <td
                  key={flag.code}
                  data-flag={flag.value ?? undefined}
                  data-refused={flag.refused || undefined}
                  data-tip={`${flag.name} ${flag.text ?? say('untold')}`}
                >
                  <span role="img" aria-label={flag.text ?? say('untold')}>
                    <Lamp kind={lampOfFlag(flag)} r={4.6} />
                  </span>
                </td>
              ))}
              <td className="ml-mono" data-align="end">
                {box.grossWeight === null ? '-' : box.grossWeight.toLocaleString('en-US')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {boxes.length > shown.length && (
        <Button variant="text" size={24} icon="chevronDown" onClick={() => setWhole(true)}>
          {say('allBoxes', { count: boxes.length })}
        </Button>
      )}
    </>
  );
}

/** The inspection of a box, with how it is done where customs tells; grey once it has ended, or where its code has no known text (R-4.10-16). */
function CheckTag({ box }: { readonly box: BoxFacts }) {
  const say = useTexts(trackingTexts);
  const isUnknown = box.boxCusmovText === box.boxCusmov;
  // The status may say 查验 itself; the caption in front of it is for those that do not.
  const isNamed = box.boxCusmovText?.includes(say('check'));
  const words = [isNamed ? null : say('check'), box.boxCusmovText, box.checkModeText];
  return (
    <span data-tip={isUnknown ? say('unknownCheck') : undefined}>
      <Tag tone={isUnknown || !isCheckOpen(box.boxCusmov) ? 'idle' : 'customs'}>{words.filter(Boolean).join(' ')}</Tag>
    </span>
  );
}
