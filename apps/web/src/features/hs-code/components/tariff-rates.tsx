import type { Rate } from '@mastlight/domain/hs-code/rate';
import { useTexts } from '../../../platform/catalogue';
import type { TaxLine } from '../api';
import { sayRule } from '../say-rate';
import { hsCodeWords } from '../texts/zh-CN';

const rateNames = ['mfn', 'provisional', 'general', 'vat', 'consumption', 'rebate'] as const;

/** The rates of a line as they were written, each with what was read out of it. */
export function TariffRates({ line }: { readonly line: TaxLine }) {
  const say = useTexts(hsCodeWords);
  const units = [line.unit1, line.unit2].filter((unit) => unit !== null).join(' / ');
  return (
    <section className="ht-part" aria-label={say('rates')}>
      <h3>{say('rates')}</h3>
      <dl className="ht-rates">
        {rateNames.map((name) => (
          <RateRow key={name} name={say(`rate.${name}`)} rate={line[name]} />
        ))}
        {line.agreements.map(({ name, rate }) => (
          <RateRow key={`agreement ${name}`} name={say('rate.agreement', { name })} rate={rate} />
        ))}
        <div>
          <dt>{say('rate.units')}</dt>
          <dd>{units === '' ? <span className="ht-note">{say('untold')}</span> : units}</dd>
        </div>
      </dl>
    </section>
  );
}

function RateRow({ name, rate }: { readonly name: string; readonly rate: Rate | null }) {
  const say = useTexts(hsCodeWords);
  const rule = rate === null || /^[\d.]+%$/.test(rate.text) ? '' : sayRule(rate.rule, say);
  return (
    <div data-unread={rate?.rule.kind === 'unread' || undefined}>
      <dt>{name}</dt>
      <dd>
        {rate === null ? <span className="ht-note">{say('untold')}</span> : <span className="ml-mono">{rate.text}</span>}
        {rule !== '' && rule !== rate?.text && <span className="ht-note"> {rule}</span>}
      </dd>
    </div>
  );
}

/** The letters of a line in words. */
export function TariffConditions({ line }: { readonly line: TaxLine }) {
  const say = useTexts(hsCodeWords);
  return (
    <section className="ht-part" aria-label={say('conditions')}>
      <h3>{say('conditions')}</h3>
      <Letters letters={line.supervision} none={say('noConditions')} />
      <h3>{say('inspection')}</h3>
      <Letters letters={line.inspection} none={say('noInspection')} />
    </section>
  );
}

function Letters({ letters, none }: { readonly letters: TaxLine['supervision']; readonly none: string }) {
  const say = useTexts(hsCodeWords);
  if (letters === null || letters.length === 0) return <p className="ht-note">{letters === null ? say('untold') : none}</p>;
  return (
    <ul className="ht-letters">
      {letters.map(({ letter, name, meaning }) => (
        <li key={letter}>
          <b className="ml-mono">{letter}</b>
          <span>
            {name === '' ? say('unknownLetter') : name}
            {meaning !== '' && <span className="ht-note"> {meaning}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
