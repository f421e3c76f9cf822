import { stageOf, type ManifestMode, type Stage } from '@mastlight/domain/manifest-query/stage';
import type { DeclaredBody, StatedBox, StatedGoods } from '@mastlight/domain/manifest-query/statement';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { withoutContacts } from '@mastlight/domain/vocabulary/without-contacts';
import type { CustomsPlace, DeclaredBill, DeclaredBox, DeclaredItem, Vessel, WireMessage } from '@mastlight/wire';
import type { HeardManifests } from './manifest-door';

type MessageOf<K extends WireMessage['kind']> = Extract<WireMessage, { kind: K }>;

/** A statement before it is stored. */
export interface NewStatement {
  readonly messageId: number;
  readonly source: string;
  readonly mode: ManifestMode;
  readonly stage: Stage;
  readonly kind: 'declared' | 'answered';
  readonly billNo: string | null;
  readonly houseBillNos: readonly string[];
  readonly containerNo: string | null;
  readonly vesselName: string | null;
  readonly vesselCode: string | null;
  readonly voyage: string | null;
  readonly saidMs: number;
  readonly heardMs: number;
  readonly sentBy: string | null;
  readonly isTakenBack: boolean;
  readonly code: string | null;
  readonly words: string | null;
  readonly body: DeclaredBody | null;
  readonly goods: StatedGoods | null;
}

/** What a raw message says of manifests: its declarations of the four stages and customs' answers to them, nothing judged. */
export function statementsOf(heard: HeardManifests): NewStatement[] {
  return heard.messages.flatMap((message) => {
    if (message.kind === 'customs-declaration') return declaredBy(heard, message);
    if (message.kind === 'customs-receipt') return answeredBy(heard, message);
    return [];
  });
}

function headOf(heard: HeardManifests, message: MessageOf<'customs-declaration' | 'customs-receipt'>) {
  const staged = stageOf(message.about);
  if (staged === null) return null;
  return {
    messageId: heard.messageId,
    source: heard.source,
    sentBy: heard.sentBy,
    heardMs: heard.heardMs,
    saidMs: message.prepared?.instantMs ?? heard.preparedMs ?? heard.heardMs,
    ...staged,
    ...callOf(message.vessel),
    houseBillNos: [],
    containerNo: null,
    isTakenBack: false,
    code: null,
    words: null,
    body: null,
    goods: null,
  };
}

const callOf = (vessel: Vessel | null) => ({
  vesselName: vessel?.name ?? null,
  vesselCode: vessel?.code ?? null,
  voyage: vessel?.voyage ?? null,
});

/** A number as it is asked for; of waybills the digits. */
function numberOf(mode: ManifestMode, billNo: string): string {
  const spelt = billNo.trim().toUpperCase();
  return mode === 'air' ? spelt.replaceAll(/[\s-]/g, '') : spelt;
}

function declaredBy(heard: HeardManifests, message: MessageOf<'customs-declaration'>): NewStatement[] {
  const head = headOf(heard, message);
  if (head === null) return [];
  const isTakenBack = message.function === 'delete' || message.function === 'cancel';
  const { content } = message.additional ?? { content: null };
  const remark = content && withoutContacts(content);
  // A master bill comes as one consignment for each house bill under it.
  const parted = groupBy(message.bills, ({ billNo }) => numberOf(head.mode, billNo));
  // Boxes beside the only bill are its own; beside several nobody says whose they are.
  const loose = parted.size === 1 ? [] : message.boxes;
  const bills = [...parted].map(([billNo, parts]): NewStatement => {
    const [first] = parts as [DeclaredBill, ...DeclaredBill[]];
    const items = parts.flatMap((part) => part.items);
    const loading = first.loading ?? message.loading ?? message.exitOffice ?? (head.stage === 'arrival' ? message.unloading : null);
    const houseBillNos = [...new Set(parts.flatMap((part) => part.houseBillNo?.trim().toUpperCase() || []))];
    return {
      ...head,
      ...(first.vessel ? callOf(first.vessel) : null),
      kind: 'declared',
      billNo,
      houseBillNos,
      isTakenBack,
      body: {
        packages: sumOf(parts.map((part) => part.packages)),
        grossWeightKg: sumOf(parts.map((part) => part.grossWeightKg)),
        volumeM3: sumOf(parts.map((part) => part.volumeM3)),
        portCode: placeOf(loading),
        unloading: (first.unloading ?? (head.stage === 'arrival' ? null : message.unloading))?.code ?? null,
        houseBillNos,
        itemCount: items.length,
        boxes: boxesOf(
          [...parts.flatMap((part) => part.boxes), ...(parted.size === 1 ? message.boxes : [])],
          items,
          parts.flatMap((part) => part.containerNos),
        ),
        remark,
      },
      goods: items.map(({ description, packages, grossWeightKg, tariffCode }) => ({
        name: description,
        packages,
        grossWeightKg,
        tariffCode,
      })),
    };
  });
  const boxes = boxesOf(loose, [], []).map((box): NewStatement => ({
    ...head,
    kind: 'declared',
    billNo: null,
    containerNo: box.containerNo,
    isTakenBack,
    body: {
      packages: null,
      grossWeightKg: null,
      volumeM3: null,
      portCode: placeOf(message.unloading),
      unloading: null,
      houseBillNos: [],
      itemCount: 0,
      boxes: [box],
      remark,
    },
  }));
  return [...bills, ...boxes];
}

const placeOf = (place: CustomsPlace | null): string | null => place && ([place.code, place.customs].filter(Boolean).join('/') || null);

/** The boxes of a bill; what its items say of one box alone is that box's, and boxes that items alone name count too. */
function boxesOf(declared: readonly DeclaredBox[], items: readonly DeclaredItem[], named: readonly string[]): StatedBox[] {
  const told = new Map(declared.flatMap((box) => (box.containerNo === null ? [] : [[box.containerNo, box] as const])));
  const sums = sumsOf(items);
  return [...new Set([...told.keys(), ...named])].map((containerNo): StatedBox => {
    const box = told.get(containerNo);
    return {
      containerNo,
      sizeType: box?.sizeType ?? box?.sizeTypeRaw ?? null,
      sealNos: [...new Set((box?.seals ?? []).map(({ number }) => number))],
      grossWeightKg: box?.grossWeightKg ?? sums.get(containerNo)?.grossWeightKg ?? null,
      packages: sums.get(containerNo)?.packages ?? null,
      isLcl: box?.fullness === 'lcl',
    };
  });
}

/** A sum of which a part is missing is none. */
function sumOf(told: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of told) {
    if (value === null) return null;
    sum += value;
  }
  return Math.round(sum * 1_000) / 1_000;
}

interface Sum {
  readonly grossWeightKg: number | null;
  readonly packages: number | null;
}

/** What goods of each box come to; null where some of them lie in other boxes too, or a part is not told. */
function sumsOf(items: readonly DeclaredItem[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  const add = (a: number | null, b: number | null): number | null => sumOf([a, b]);
  for (const { containerNos, grossWeightKg, packages } of items) {
    const isAlone = containerNos.length === 1;
    for (const containerNo of containerNos) {
      const known = sums.get(containerNo) ?? { grossWeightKg: 0, packages: 0 };
      sums.set(containerNo, {
        grossWeightKg: isAlone ? add(known.grossWeightKg, grossWeightKg) : null,
        packages: isAlone ? add(known.packages, packages) : null,
      });
    }
  }
  return sums;
}

function answeredBy(heard: HeardManifests, message: MessageOf<'customs-receipt'>): NewStatement[] {
  const head = headOf(heard, message);
  if (head === null) return [];
  return message.entries.flatMap(({ billNo, houseBillNo, containerNo, equipmentNo, bookingNo, code, text }): NewStatement[] => {
    // An answer to equipment without an ISO number, to a booking alone or to a house bill says nothing of the bill as a whole.
    if (equipmentNo !== undefined || houseBillNo) return [];
    if (billNo === null && (bookingNo !== undefined || containerNo === null)) return [];
    return [
      {
        ...head,
        kind: 'answered',
        billNo: billNo === null ? null : numberOf(head.mode, billNo),
        containerNo,
        code,
        words: text && withoutContacts(text),
      },
    ];
  });
}
