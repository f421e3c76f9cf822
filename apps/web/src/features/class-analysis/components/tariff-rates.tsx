import type { Rate } from '@mastlight/domain/hs-code/rate';
import { useTexts } from '../../../platform/catalogue';
import type { TaxLine } from '../api';
import { sayRule } from '../say-rate';
import { classAnalysisWords } from '../texts';

const rateNames = ['mfn', 'provisional', 'general', 'vat', 'consumption', 'rebate'] as const;

/** The rates of a line as they were written, each with what was read out of it. */
export function TariffRates({ line }: { readonly line: TaxLine }) {
  const say = useTexts(classAnalysisWords);
  const units = [line.unit1, line.unit2].filter((unit) => unit !== null).join(' / ');
  return (
    <section className="ht-part" aria-label={say('tariff.rates')}>
      <h3>{say('tariff.rates')}</h3>
      <dl className="ht-rates">
        {rateNames.map((name) => (
          <RateRow key={name} name={say(`tariff.rate.${name}`)} rate={line[name]} />
        ))}
        {line.agreements.map(({ name, rate }) => (
          <RateRow key={`agreement ${name}`} name={say('tariff.rate.agreement', { name })} rate={rate} />
        ))}
        <div>
          <dt>{say('tariff.rate.units')}</dt>
          <dd>{units === '' ? <span className="hs-note">{say('tariff.untold')}</span> : units}</dd>
        </div>
      </dl>
    </section>
  );
}

function RateRow({ name, rate }: { readonly name: string; readonly rate: Rate | null }) {
  const say = useTexts(classAnalysisWords);
  const isPlain = rate !== null && /^[\d.]+%$/.test(rate.text);
  return (
    <div data-unread={rate?.rule.kind === 'unread' || undefined}>
      <dt>{name}</dt>
      <dd>
        {rate === null ? <span className="hs-note">{say('tariff.untold')}</span> : <span className="ml-mono">{rate.text}</span>}
        {rate !== null && !isPlain && <span className="hs-note"> {sayRule(rate.rule, say)}</span>}
      </dd>
    </div>
  );
}

/** The letters of a line in words. */
export function TariffConditions({ line }: { readonly line: TaxLine }) {
  const say = useTexts(classAnalysisWords);
  return (
    <section className="ht-part" aria-label={say('tariff.conditions')}>
      <h3>{say('tariff.conditions')}</h3>
      <Letters letters={line.supervision} none={say('tariff.noConditions')} />
      <h3>{say('tariff.inspection')}</h3>
      <Letters letters={line.inspection} none={say('tariff.noInspection')} />
    </section>
  );
}

function Letters({ letters, none }: { readonly letters: TaxLine['supervision']; readonly none: string }) {
  const say = useTexts(classAnalysisWords);
  if (letters === null || letters.length === 0) return <p className="hs-note">{letters === null ? say('tariff.untold') : none}</p>;
  return (
    <ul className="ht-letters">
      {letters.map(({ letter, name, meaning }) => (
        <li key={letter}>
          <b className="ml-mono">{letter}</b>
          <span>
            {name === '' ? say('tariff.unknownLetter') : name}
            {meaning !== '' && <span className="hs-note"> {meaning}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
