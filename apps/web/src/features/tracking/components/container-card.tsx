import { Button, ContainerNo, copyToClipboard, Lamp, showToast, Tag, writeTsv } from '@mastlight/ui';
import { isCheckOpen } from '@mastlight/domain/vocabulary/bill-progress';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { boxStep, type Steps } from '../box-step';
import type { BoxFacts, BoxReleaseFacts } from '../facts-shown';
import { lampOfFlag } from '../lamps';
import { shortTime } from '../short-time';
import { trackingTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './container-card.css';

/**
 * The boxes of a bill with the flags that its port tells, each as the port says it: one
 * authority's release never stands for another's (R-4.10-05 to -08, plain form).
 */
export function ContainerCard(props: {
  /** In the order in which they are shown. */
  readonly boxes: readonly BoxFacts[];
  readonly steps: Steps;
  /** What each box still needs, in any order. */
  readonly releases: readonly BoxReleaseFacts[];
  /** The box whose events alone are shown. */
  readonly chosen: string | null;
  readonly onChoose: (ctnNo: string | null) => void;
  readonly children?: ReactNode;
}) {
  const say = useTexts(trackingTexts);
  const { boxes, steps, children } = props;
  const needs = needsOf(props.releases);
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
        <article key={box.ctnNo} data-tone={boxStep(box, steps, needs.get(box.ctnNo)).tone}>
          <p className="tracking-box-head">
            <b>
              <ContainerNo value={box.ctnNo} />
            </b>
            {/* An inspection tells of itself. */}
            {boxStep(box, steps).what !== 'inspection' && <StepTag box={box} steps={steps} need={needs.get(box.ctnNo)} />}
            {box.boxCusmovText !== null && <CheckTag box={box} />}
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
            <span className="tracking-weight ml-mono">
              {box.grossWeight === null ? '-' : box.grossWeight.toLocaleString('en-US')} <i>kg</i>
            </span>
          </p>
          <ul className="tracking-flags">
            {box.flags.map((flag) => (
              <li key={flag.code} data-flag={flag.value ?? undefined} data-refused={flag.refused || undefined}>
                <Lamp kind={lampOfFlag(flag)} r={4.6} />
                {said(flag.name)} <span>{said(flag.text) ?? say('untold')}</span>
              </li>
            ))}
          </ul>
          {/* Of one box alone it is told of the bill. */}
          {boxes.length > 1 && <NeedLine need={needs.get(box.ctnNo)} />}
          {box.remark && <p className="tracking-reason">{box.remark}</p>}
        </article>
      ))}
      {children}
    </section>
  );
}

/** What each box still needs, by its number. */
const needsOf = (releases: readonly BoxReleaseFacts[]): ReadonlyMap<string, BoxReleaseFacts> =>
  new Map(releases.map((need) => [need.ctnNo, need]));

/** So many boxes have room for every word; more are rows of 32 px. */
const fewBoxes = 3;
/** So many rows stand open. */
const rowsShown = 8;

/** Many boxes: a row each; a lamp a flag, its words in the tip; a press shows the events of one alone. */
function BoxRows({ boxes, steps, releases, chosen, onChoose }: Omit<Parameters<typeof ContainerCard>[0], 'children'>) {
  const say = useTexts(trackingTexts);
  const [isWhole, setWhole] = useState(false);
  const needs = needsOf(releases);
  const shown = isWhole ? boxes : boxes.slice(0, rowsShown);
  return (
    <>
      <table className="tracking-box-rows">
        <thead>
          <tr>
            <th>{say('box.number')}</th>
            <th>{say('box.at')}</th>
            <th>{say('box.gateIn')}</th>
            {boxes[0]!.flags.map(({ code, name }) => (
              <th key={code}>{name}</th>
            ))}
            <th data-align="end">kg</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((box) => (
            <tr
              key={box.ctnNo}
              data-tone={boxStep(box, steps, needs.get(box.ctnNo)).tone}
              data-chosen={chosen === box.ctnNo || undefined}
              data-tip={box.remark ?? undefined}
            >
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
              <td data-tip={said(needs.get(box.ctnNo)?.sentence)}>
                <StepTag box={box} steps={steps} need={needs.get(box.ctnNo)} />
              </td>
              <td className="ml-mono" data-tip={box.inGateTime ?? undefined}>
                {shortTime(box.inGateTime)}
              </td>
              {box.flags.map((flag) => (
                <td
                  key={flag.code}
                  data-flag={flag.value ?? undefined}
                  data-refused={flag.refused || undefined}
                  data-tip={`${said(flag.name)} ${said(flag.text) ?? say('untold')}`}
                >
                  <span role="img" aria-label={said(flag.text) ?? say('untold')}>
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

/** What a box still needs, who sends it and whom to call. */
function NeedLine({ need }: { readonly need: BoxReleaseFacts | undefined }) {
  // That it lacks nothing stands beside its number.
  return need === undefined || need.tone === 'done' ? null : (
    <p className="tracking-need" data-tone={need.tone}>
      {said(need.sentence)}
    </p>
  );
}

/** The step at which a box is held or that it waits for (N4). */
function StepTag({ box, steps, need }: { readonly box: BoxFacts; readonly steps: Steps; readonly need: BoxReleaseFacts | undefined }) {
  const say = useTexts(trackingTexts);
  const { what, step, tone } = boxStep(box, steps, need);
  return <Tag tone={tone}>{say(`box.step.${what}`, { step })}</Tag>;
}

/** The inspection of a box, with how it is done where customs tells; grey once it has ended, or where its code has no known text (R-4.10-16). */
function CheckTag({ box }: { readonly box: BoxFacts }) {
  const say = useTexts(trackingTexts);
  const isUnknown = box.boxCusmovText === box.boxCusmov;
  // The status may say 查验 itself; the caption in front of it is for those that do not.
  const isNamed = box.boxCusmovText?.includes(say('check'));
  const words = [isNamed ? null : say('check'), said(box.boxCusmovText), said(box.checkModeText)];
  return (
    <span data-tip={isUnknown ? say('unknownCheck') : undefined}>
      <Tag tone={isUnknown || !isCheckOpen(box.boxCusmov) ? 'idle' : 'customs'}>{words.filter(Boolean).join(' ')}</Tag>
    </span>
  );
}
