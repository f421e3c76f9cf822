import { Lamp } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { LegFacts } from '../facts-shown';
import { lampOfLeg } from '../lamps';
import { trackingTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './release-card.css';

/**
 * What the bill still needs before it may be loaded: a line for each word that is missing, with who sends it, whom to
 * call and until when; what is there already and what has its turn later on one line together. Where nobody can be
 * asked for anything the node bar has said it all.
 */
export function ReleaseCard({ legs, boxesTotal }: { readonly legs: readonly LegFacts[]; readonly boxesTotal: number }) {
  const say = useTexts(trackingTexts);
  const open = legs.filter(({ sentence }) => sentence !== null);
  const rest = legs.filter(({ sentence }) => sentence === null);
  if (open.length === 0) return null;
  return (
    <section className="ml-card tracking-release" aria-label={say('leg.title')}>
      <ul className="tracking-legs-open">
        {open.map((leg) => (
          <li key={leg.code} data-tone={leg.tone}>
            <LegName leg={leg} />
            {boxesTotal > 0 && (
              <span className="ml-mono">
                {leg.boxesDone}/{boxesTotal}
              </span>
            )}
            <p>{said(leg.sentence)}</p>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <ul className="tracking-legs-rest">
          {rest.map((leg) => (
            <li key={leg.code} data-tone={leg.tone}>
              <LegName leg={leg} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Colour, sign and word: none of the three has to be read alone. */
function LegName({ leg }: { readonly leg: LegFacts }) {
  const say = useTexts(trackingTexts);
  return (
    <>
      <Lamp kind={lampOfLeg(leg)} r={4.6} />
      <b>{said(leg.name)}</b>
      <i>{say(`leg.${leg.state}`)}</i>
    </>
  );
}
