import { awaitedSteps, lineOf } from '@mastlight/domain/line-tracking/index';
import { overseas } from '@mastlight/domain/overseas/contract';
import { nodeCodes } from '@mastlight/domain/vocabulary/node-code';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { subscribeWords } from '@mastlight/domain/vocabulary/subscribe-outcome';
import { implement, portAliases, type Route } from '../../platform/http/route';
import type { OwnRowCommands } from '../../platform/list/own-row-commands';
import { listHandlers } from '../../platform/list/served-list';
import { Consent } from '../billing/index';
import { ListTimes } from '../tracking/index';
import { changeShipment, toggleTop } from './operations/change-shipment';
import { changeCarrier } from './operations/change-carrier';
import { deleteTariff, saveTariff } from './operations/change-tariff';
import { subscribeShipments } from './operations/subscribe';
import type { OverseasParts } from './parts';
import { countByLine } from './queries/count-by-line';
import { listTariffs } from './queries/find-tariffs';
import { overseasServed } from './queries/overseas-list';
import { showShipment } from './queries/show-shipment';

const nodeNames = new Map<string, string>(nodeCodes);

/** Binds the contract to the list, to what subscribes and to what the lines say. */
export function createOverseasRoutes(parts: OverseasParts, rows: OwnRowCommands): Route[] {
  const { platform, lines, tracking } = parts;
  const { database } = platform;
  const tell = ({ list, coins }: Awaited<ReturnType<typeof subscribeShipments>>) => ({
    list: list.map((outcome) => ({ ...outcome, result: subscribeWords[outcome.code] })),
    coins,
  });
  const { subscribeAbroad } = overseas;
  return implement(
    'overseas',
    overseas,
    {
      ...listHandlers(overseasServed, { platform, rows, times: new ListTimes(platform, tracking) }),
      save: async ({ list, ...agreed }, { own }) => own.answer(tell(await subscribeShipments(parts, own, list, Consent.of(agreed)))),
      subscribeAbroad: async (wish, { own }) => own.answer(tell(await subscribeShipments(parts, own, [wish], Consent.of(wish)))),
      update: (change, { own }) => own.done(changeShipment(parts, own, change)),
      changeCarrier: ({ id, carrierCode }, { own }) => own.done(changeCarrier(parts, own, id, carrierCode)),
      toggleTop: ({ id }, { own }) => own.done(toggleTop(parts, rows, own, id)),
      showShipment: ({ id }, { own }) => own.answer(showShipment(platform, own.ownerKey, id)),
      listTariffs: (_wish, { own }) => own.answer(listTariffs(database, own.ownerKey)),
      saveTariff: (wish, { own }) => own.done(saveTariff(parts, own, wish)),
      deleteTariff: ({ carrierCode }, { own }) => own.done(deleteTariff(parts, own, carrierCode)),
      listLines: async ({ systemKey }, { own }) => {
        const [told, counts] = await Promise.all([lines.lines(), countByLine(database, own.ownerKey, systemKey)]);
        return own.answer({
          list: told.map(({ line, health, sinceMs, record, unknownCodes }) => ({
            carrierCode: line,
            shipCompany: lineOf(line).nameCn,
            count: counts.get(line) ?? 0,
            health,
            sinceTime: sinceMs === null ? null : formatShanghai(sinceMs),
            record: record && {
              shipments: record.shipments,
              steps: awaitedSteps.map((code) => ({ code, name: nodeNames.get(code)!, told: record.told[code] ?? 0 })),
              eta: record.eta,
            },
            unknownCodes: [...unknownCodes],
          })),
        });
      },
    },
    portAliases({ subscribeAbroad }, (path, { pathPart }) => path.replace('/userBlno/', `/userBlno${pathPart}/`)),
  );
}
