import { boxStates, type BoxState } from '@mastlight/domain/bay-plan/messages';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { Select } from '@mastlight/ui';
import { useState, type RefObject } from 'react';
import { textsOf, useTexts } from '../../../platform/catalogue';
import type { ShownBox, ShownVessel } from '../api';
import { bayFrom, bayLength, deckTierMin, isAwaited, placedOf, quayOf, rowsOf, sideOf, tiersOf } from '../ship-shape';
import { bayPlanWords } from '../texts/zh-CN';

const marks: Readonly<Record<BoxState, string>> = {
  absent: '',
  unknown: '',
  yard: '·',
  inspected: '?',
  released: '✓',
  loaded: '■',
  discharged: '↓',
};
const slot = 26;
const height = 15;
/** Lines of boxes beside the quay that are drawn; what is beyond is counted. */
const quayLines = 3;

/** The ship from her side, stacks over bays, and one bay across. What it shows stands in the table as well. */
export function ShipScene(props: {
  readonly vessel: ShownVessel;
  readonly only: BoxState | null;
  /** Own boxes that are out are pressing: the port closes soon. */
  readonly isPressing: boolean;
  readonly onPick: (box: ShownBox) => void;
  /** The ship from her side, for a picture of it. */
  readonly side: RefObject<SVGSVGElement | null>;
}) {
  const { vessel, only, isPressing, onPick, side } = props;
  const say = useTexts(bayPlanWords);
  const placed = placedOf(vessel.containers);
  const firstOwn = placed.find(({ mine }) => mine) ?? placed[0];
  const [picked, setPicked] = useState<number | null>(null);
  const bay = picked !== null && vessel.ship.bays.includes(picked) ? picked : (firstOwn?.bay ?? null);
  const lastBay = Math.max(...placed.map((box) => bayFrom(box.bay) + bayLength(box.bay)), 16);
  const tiers = placed.map(({ tier }) => tier);
  const deckTop = Math.max(88, ...tiers);
  const holdTop = Math.max(8, ...tiers.filter((tier) => tier < deckTierMin));
  const deckHeight = ((deckTop - 80) / 2) * height + 44;
  const hullHeight = (holdTop / 2) * height + 26;
  const width = lastBay * slot + 290;
  const quay = quayOf(vessel.containers);
  const inLine = Math.floor((width - 190) / slot);
  const standing = quay.slice(0, inLine * quayLines);
  const quayTop = deckHeight + hullHeight + 34;
  const quayHeight = standing.length === 0 ? 0 : Math.ceil(standing.length / inLine) * (height + 4) + 12;
  const across = placed.filter((box) => box.bay === bay);
  const isDim = (box: ShownBox): boolean => only !== null && box.state !== only;
  const yOf = (tier: number): number =>
    tier >= deckTierMin ? deckHeight - ((tier - 80) / 2) * height : deckHeight + 8 + ((holdTop - tier) / 2) * height;
  return (
    <div className="bp-scene">
      <div className="bp-side">
        <svg
          ref={side}
          role="img"
          viewBox={`0 0 ${width} ${quayTop + quayHeight}`}
          aria-label={say('scene.text', {
            ship: `${vessel.ship.vesselsName} / ${vessel.ship.voyage}`,
            bays: vessel.ship.bays.length,
            placed: placed.length,
          })}
        >
          {/* Where the card is wider than the ship, sea and quay go on. */}
          <rect className="bp-sea" x={-width} y={deckHeight + hullHeight - 16} width={width * 3} height="50" />
          <path
            className="bp-hull"
            d={`M14 ${deckHeight} H${width - 8} L${width - 48} ${deckHeight + hullHeight} H40 Q22 ${deckHeight + hullHeight} 14 ${deckHeight}`}
          />
          <path
            className="bp-keel"
            d={`M26 ${deckHeight + hullHeight - 8} H${width - 44} L${width - 48} ${deckHeight + hullHeight} H40 Z`}
          />
          <g className="bp-house">
            <rect x="34" y={deckHeight - 74} width="34" height="74" />
            <rect x="28" y={deckHeight - 82} width="46" height="8" />
          </g>
          <text className="bp-name" x={width - 56} y={deckHeight + 26} textAnchor="end">
            {vessel.ship.vesselsName}
          </text>
          {bay === null && (
            // At the stern, where a narrow page begins: nobody has to move the picture to read it.
            <text className="bp-name" x="48" y={deckHeight + hullHeight / 2 + 4}>
              {say('scene.noPlace')}
            </text>
          )}
          {bay !== null && (
            <rect
              className="bp-picked"
              x={width - 200 - (bayFrom(bay) + bayLength(bay)) * slot - 1.5}
              y="0"
              width={bayLength(bay) * slot}
              height={deckHeight + hullHeight - 8}
            />
          )}
          {sideOf(placed).map(({ key, bay: at, tier, shown, boxes }) => {
            const whole = bayLength(at) * slot - 3;
            const title = say('scene.stack', { bay: String(at), states: sayStates(boxes) });
            return shown.map((box, part) => (
              <rect
                key={`${key}/${box.state}`}
                className="bp-box"
                data-mine={box.mine || undefined}
                data-state={box.state}
                data-planned={box.planned || undefined}
                data-awaited={isAwaited(box) || undefined}
                data-dim={isDim(box) || undefined}
                data-pressing={(isPressing && box.mine && box.state === 'absent') || undefined}
                // The bow is to the right, and bays are counted from it.
                x={width - 200 - (bayFrom(at) + bayLength(at)) * slot + (part * whole) / shown.length}
                y={yOf(tier) - height + 2}
                width={whole / shown.length}
                height={height - 2}
                onClick={() => setPicked(at)}
              >
                <title>{title}</title>
              </rect>
            ));
          })}
          {standing.length > 0 && (
            <g>
              <rect className="bp-quay" x={-width} y={quayTop - 2} width={width * 3} height={quayHeight + 2} />
              <text className="bp-quay-name" x="14" y={quayTop + 18}>
                {say('scene.quay', { count: quay.length })}
              </text>
              {quay.length > standing.length && (
                <text className="bp-quay-name" x="14" y={quayTop + 36}>
                  {say('scene.more', { count: quay.length - standing.length })}
                </text>
              )}
              {standing.map((box, at) => (
                <rect
                  key={box.id}
                  className="bp-box"
                  data-mine={box.mine || undefined}
                  data-state={box.state}
                  data-awaited
                  data-dim={isDim(box) || undefined}
                  data-pressing={(isPressing && box.mine) || undefined}
                  x={170 + (at % inLine) * slot}
                  y={quayTop + 8 + Math.floor(at / inLine) * (height + 4)}
                  width={slot - 3}
                  height={height - 2}
                  onClick={() => box.mine && onPick(box)}
                >
                  <title>{`${box.ctnNo ?? say('table.others')} · ${say(`state.${box.state}`)}`}</title>
                </rect>
              ))}
            </g>
          )}
        </svg>
      </div>
      <p className="bp-wide bp-quiet">{say('scene.wide')}</p>
      <Legend boxes={vessel.containers} />
      {bay !== null && (
        <div className="bp-across">
          <Select
            label={say('scene.pickBay')}
            value={String(bay)}
            options={vessel.ship.bays.map((one) => ({
              value: String(one),
              label: say('scene.bay', { bay: String(one).padStart(2, '0') }),
            }))}
            onChange={(next) => setPicked(Number(next))}
          />
          <table className="bp-bay">
            <caption>{say('scene.row')}</caption>
            <thead>
              <tr>
                <td />
                {rowsOf(across).map((row) => (
                  <th key={row} scope="col">
                    {String(row).padStart(2, '0')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tiersOf(across).map((tier) => (
                <tr key={tier} data-deck={tier >= deckTierMin || undefined}>
                  <th scope="row">{String(tier).padStart(2, '0')}</th>
                  {rowsOf(across).map((row) => {
                    const box = across.find((one) => one.row === row && one.tier === tier);
                    return (
                      <td key={row}>
                        {box && (
                          <button
                            type="button"
                            className="bp-cell"
                            data-mine={box.mine || undefined}
                            data-state={box.state}
                            data-planned={box.planned || undefined}
                            data-awaited={isAwaited(box) || undefined}
                            data-dim={isDim(box) || undefined}
                            disabled={!box.mine}
                            aria-label={`${box.ctnNo ?? say('table.others')} ${say(`state.${box.state}`)}`}
                            onClick={() => onPick(box)}
                          >
                            {box.mine ? marks[box.state] : ''}
                          </button>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** How many boxes of a place are in which state; others' are counted alone. */
function sayStates(boxes: readonly ShownBox[]): string {
  const say = textsOf(bayPlanWords);
  const mine = groupBy(boxes, (box) => (box.mine ? box.state : null));
  const own = boxStates.flatMap((state) => {
    const count = mine.get(state)?.length;
    return count === undefined ? [] : [say('scene.stackState', { state: say(`state.${state}`), count })];
  });
  const others = boxes.filter((box) => !box.mine).length;
  return [...own, ...(others > 0 ? [say('scene.stackOthers', { count: others })] : [])].join('，');
}

/** What the looks of boxes mean, of those that are there. */
function Legend({ boxes }: { readonly boxes: readonly ShownBox[] }) {
  const say = useTexts(bayPlanWords);
  const isThere = {
    outside: boxes.some((box) => box.mine && isAwaited(box)),
    planned: placedOf(boxes).some((box) => box.mine && box.planned && !isAwaited(box)),
    others: boxes.some((box) => !box.mine && !isAwaited(box)),
    othersOutside: boxes.some((box) => !box.mine && isAwaited(box)),
  };
  return (
    <ul className="bp-legend" aria-label={say('legend.label')}>
      {(['outside', 'planned', 'others', 'othersOutside'] as const).map(
        (look) =>
          isThere[look] && (
            <li key={look}>
              <i data-look={look} aria-hidden="true" /> {say(`legend.${look}`)}
            </li>
          ),
      )}
    </ul>
  );
}
