import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { reckonImport, reckonRebate, type DutyStep } from '@mastlight/domain/hs-code/duty';
import { unitsOf, type Rate } from '@mastlight/domain/hs-code/rate';
import { SegmentedControl, Select, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import type { TaxLine } from '../api';
import { readPlaces, showFen } from '../say-rate';
import { hsCodeWords } from '../texts/zh-CN';

/** Duty, VAT and rebate of an amount, step by step; nothing is reckoned before there is an amount. */
export function DutyCalculator({ line }: { readonly line: TaxLine }) {
  const say = useTexts(hsCodeWords);
  const [direction, setDirection] = useState<'export' | 'import'>('export');
  const [amount, setAmount] = useState('');
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({});
  const duties = dutyRates(line, say);
  const [chosen, setChosen] = useState(() => duties[0]?.key ?? '');
  const duty = duties.find(({ key }) => key === chosen)?.rate ?? null;
  const isImport = direction === 'import';
  const reckoned = isImport ? [duty, line.consumption, line.vat] : [line.rebate];
  const units = [...new Set(reckoned.flatMap((rate) => unitsOf(rate)))];
  const fen = readPlaces(amount, 2);
  const told = Object.fromEntries(units.map((unit) => [unit, readPlaces(quantities[unit] ?? '', 3) ?? 0]));
  const steps =
    fen === null
      ? []
      : isImport
        ? reckonImport({ valueFen: fen, quantities: told, duty, consumption: line.consumption, vat: line.vat })
        : reckonRebate({ priceFen: fen, quantities: told, vat: line.vat, rebate: line.rebate });
  return (
    <section className="ht-part" aria-label={say('calculator')}>
      <h3>{say('calculator')}</h3>
      <SegmentedControl
        label={say('direction')}
        value={direction}
        segments={[
          { value: 'export', label: say('export') },
          { value: 'import', label: say('import') },
        ]}
        onChange={setDirection}
      />
      <div className="ht-fields">
        <TextField
          label={say(isImport ? 'value' : 'price')}
          value={amount}
          inputMode="decimal"
          isMono
          suffix={say('yuan')}
          error={amount !== '' && fen === null ? say('amountWrong') : undefined}
          onChange={setAmount}
        />
        {isImport && duties.length > 0 && (
          <Select
            label={say('dutyRate')}
            value={chosen}
            options={duties.map(({ key, name, rate }) => ({ value: key, label: `${name} ${rate.text}` }))}
            onChange={setChosen}
          />
        )}
        {units.map((unit) => {
          const text = quantities[unit] ?? '';
          return (
            <TextField
              key={unit}
              label={say('quantity')}
              value={text}
              inputMode="decimal"
              isMono
              suffix={unit}
              error={text !== '' && readPlaces(text, 3) === null ? say('quantityWrong') : undefined}
              onChange={(next) => setQuantities((known) => ({ ...known, [unit]: next }))}
            />
          );
        })}
      </div>
      {steps.length > 0 && (
        <ol className="ht-steps" aria-live="polite">
          {steps.map((step) => (
            <StepRow key={step.name} step={step} />
          ))}
        </ol>
      )}
      <p className="ht-note">{say('rounding')}</p>
    </section>
  );
}

function StepRow({ step }: { readonly step: DutyStep }) {
  const say = useTexts(hsCodeWords);
  return (
    <li data-total={step.name === 'total' || undefined} data-gap={step.gap !== null || undefined}>
      <span>{say(`step.${step.name}`)}</span>
      <span className="ht-note">{howOf(step, say)}</span>
      <b className="ml-mono">{step.fen === null ? emptyCellText : showFen(step.fen)}</b>
    </li>
  );
}

type SayHere = ReturnType<typeof useTexts<typeof hsCodeWords.source>>;

/** How a step was reckoned, or why it was not. */
function howOf({ name, by, gap, baseFen, rateText }: DutyStep, say: SayHere): string {
  if (gap?.kind === 'untold' && name === 'consumption') return say('gap.untoldConsumption');
  if (gap?.kind === 'quantity') return say('gap.quantity', { unit: gap.unit });
  if (gap?.kind === 'unread') return say('gap.unread', { rate: rateText });
  if (gap) return say(`gap.${gap.kind}`);
  if (name === 'total') return say('how.total');
  if (by === 'none') return rateText;
  if (baseFen === null) return say('how.quantity', { rate: rateText });
  if (name === 'consumption' && rateText.includes('+')) return say('how.compound', { base: showFen(baseFen), rate: rateText });
  return say(`how.${name}`, { base: showFen(baseFen), rate: rateText });
}

/** The rates that duty may be reckoned by: a provisional one goes before the most favoured, agreements are for who has their papers. */
function dutyRates(line: TaxLine, say: SayHere): { readonly key: string; readonly name: string; readonly rate: Rate }[] {
  const of = (key: string, name: string, rate: Rate | null) => (rate === null ? [] : [{ key, name, rate }]);
  return [
    ...of('provisional', say('rate.provisional'), line.provisional),
    ...of('mfn', say('rate.mfn'), line.mfn),
    ...of('general', say('rate.general'), line.general),
    ...line.agreements.flatMap(({ name, rate }) => of(`agreement ${name}`, say('rate.agreement', { name }), rate)),
  ];
}
