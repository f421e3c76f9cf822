/** A bill that was read elsewhere, from a picture or a packing list, as the beginning of a new manifest. */
import { portsAbroad } from '../reference/index';
import type { BroughtBill, BroughtBox, BroughtGoods, BroughtHead } from '../vocabulary/brought-bill';
import { carrierMeant } from '../vocabulary/carrier-meant';
import { plainWords } from '../vocabulary/plain-words';
import { spellVesselName, spellVoyage } from '../vocabulary/vessel-voyage';
import { containerTypes, findEntry, loadingPorts, packageTypes } from './dictionaries';
import {
  blankFiling,
  blankLine,
  blankParty,
  headFields,
  isBlankLine,
  partyFields,
  partyRoles,
  type FilingPlace,
  type GoodsField,
  type GoodsLine,
  type HeadField,
  type ManifestFiling,
  type Party,
  type PartyField,
  type PartyRole,
} from './filing';
import { isBlankParty } from './prefill';

/** The only code that a place's name or code means; empty where none or several do. */
function locodeOf(place: string): string {
  // "SHANGHAI, CHINA": the country stands behind a comma.
  const names = [place, place.split(/[,，]/)[0]!].map(plainWords).filter((name) => name !== '');
  if (names.some((name) => name === 'SHANGHAI' || name === '上海' || loadingPorts.includes(name))) {
    return names.find((name) => loadingPorts.includes(name)) ?? loadingPorts[0]!;
  }
  const codes = new Set<string>();
  for (const { code, name: chinese, english } of portsAbroad().values()) {
    if (names.some((name) => name === code || name === chinese || name === plainWords(english))) codes.add(code);
  }
  return codes.size === 1 ? [...codes][0]! : '';
}

const telephone = /(?:^|[\s,;])(?:TEL|PHONE|电话)\s?[.:：]?\s?(\+?[\d()][\d() -]{5,24}\d)/i;

/** A party out of its lines: its name, its telephone, and all else its address. */
function partyOf(text: string): Party {
  const [name = '', ...rest] = text.split('\n');
  const phone = rest.map((line) => telephone.exec(line)).find((found) => found !== null);
  const address = rest.map((line) => (phone ? line.replace(phone[0], '') : line).replace(/^[\s,;]+|[\s,;]+$/g, ''));
  return { ...blankParty, name, address: address.filter((line) => line !== '').join(', '), phone: phone?.[1] ?? '' };
}

const sameAsConsignee = /^(?:SAME AS (?:THE )?CONSIGNEE|同收货人)\W*$/i;

const goodsLineOf = ({ name, packages, packageUnit, grossKg }: BroughtGoods): GoodsLine => ({
  ...blankLine,
  cargoName: name,
  // Customs do not know each kind of packing by the name that people write.
  packageType: packageTypes.find((entry) => entry.name === packageUnit)?.code ?? '',
  packages: packages === null ? '' : String(packages),
  weightKg: grossKg === null ? '' : String(grossKg),
});

const boxPart = ({ containerNo, sealNo, boxType }: BroughtBox): Pick<GoodsLine, 'containerNo' | 'sealNo' | 'containerType'> => ({
  containerNo,
  sealNo,
  containerType: findEntry(containerTypes, boxType)?.code ?? '',
});

/** Lines of goods in their boxes, as far as it is plain which lie where. */
function linesOf({ head, boxes, goods }: BroughtBill): GoodsLine[] {
  const lines = goods.map(goodsLineOf);
  const [box] = boxes;
  const [line] = lines;
  if (!box) return lines;
  if (boxes.length === 1) {
    // What the box holds as a whole is the line's where it is the only one.
    const whole =
      lines.length === 1 ? { packages: box.packages, weightKg: box.grossKg, volumeM3: box.volumeM3 || (head?.volumeM3 ?? '') } : {};
    return (lines.length === 0 ? [blankLine] : lines).map((each) => ({ ...each, ...boxPart(box), ...filled(each, whole) }));
  }
  if (lines.length === 1 && line) {
    return boxes.map((each) => ({ ...line, ...boxPart(each), packages: each.packages, weightKg: each.grossKg, volumeM3: each.volumeM3 }));
  }
  // Nobody has said which goods lie in which box: what there is stands once, so that nothing is counted twice.
  return [...lines, ...boxes.map((each) => ({ ...blankLine, ...boxPart(each) }))];
}

/** What is empty of a line filled with what was told. */
const filled = (line: GoodsLine, told: Partial<GoodsLine>): Partial<GoodsLine> =>
  Object.fromEntries(Object.entries(told).filter(([field, text]) => line[field as keyof GoodsLine].trim() === '' && text !== ''));

/** A field that was brought and is to be looked at, with what was brought into it: as long as that stands there, nobody has. */
export type UnsureText =
  | { readonly part: 'head'; readonly field: HeadField; readonly text: string }
  | { readonly part: PartyRole; readonly field: PartyField; readonly text: string }
  | { readonly part: 'goods'; readonly field: GoodsField; readonly text: string };

/** A bill as a filing, and what of it was not read surely. */
export interface BroughtFiling {
  readonly filing: ManifestFiling;
  readonly unsure: readonly UnsureText[];
}

const ofHead: Partial<Record<keyof BroughtHead, HeadField>> = {
  billNo: 'billNo',
  carrier: 'carrier',
  vesselName: 'vesselName',
  voyage: 'voyage',
  loadingPort: 'loadingPort',
  dischargePort: 'dischargePort',
  deliveryPlace: 'deliveryPlace',
  packages: 'billPackages',
  grossKg: 'billWeightKg',
  volumeM3: 'billVolumeM3',
};
const ofBox: Readonly<Record<keyof BroughtBox, GoodsField>> = {
  containerNo: 'containerNo',
  boxType: 'containerType',
  sealNo: 'sealNo',
  packages: 'packages',
  grossKg: 'weightKg',
  volumeM3: 'volumeM3',
};

/** Where what was not read surely has come to stand. */
function unsureOf({ boxes, unsure }: BroughtBill, { head, parties, goods }: ManifestFiling): UnsureText[] {
  const told: UnsureText[] = [];
  for (const place of unsure) {
    if (place.box !== null) {
      const box = boxes[place.box]!;
      const field = ofBox[place.field];
      // What the goods say themselves was not read of the box.
      const isOfBox = (line: GoodsLine): boolean =>
        line.containerNo === box.containerNo && (field === 'containerType' || line[field] === box[place.field]);
      const line = goods.find(isOfBox);
      if (line) told.push({ part: 'goods', field, text: line[field] });
      continue;
    }
    const field = ofHead[place.field];
    if (field) told.push({ part: 'head', field, text: head[field] });
    for (const role of partyRoles) {
      // Who is the same as the consignee was read with him.
      const isRead = role === place.field || (place.field === 'consignee' && parties.notify === parties.consignee && role === 'notify');
      if (isRead) told.push(...partyFields.map((each) => ({ part: role, field: each, text: parties[role][each] })));
    }
    // The volume of the bill stands in its only box where that says none.
    const [line] = goods;
    if (place.field === 'volumeM3' && boxes.length === 1 && boxes[0]!.volumeM3 === '' && line && line.volumeM3 !== '') {
      told.push({ part: 'goods', field: 'volumeM3', text: line.volumeM3 });
    }
  }
  return told.filter(({ text }) => text !== '');
}

/** Where in a filing something stands that was brought and not read surely. */
export function placesOfUnsure({ head, parties, goods }: ManifestFiling, unsure: UnsureText): FilingPlace[] {
  const { text } = unsure;
  if (unsure.part === 'head') return head[unsure.field] === text ? [{ part: 'head', field: unsure.field }] : [];
  if (unsure.part !== 'goods') {
    return parties[unsure.part][unsure.field] === text ? [{ part: unsure.part, field: unsure.field }] : [];
  }
  // Rows move, and box numbers are put right: what stands in its column as it was read is meant, wherever it stands.
  return goods.flatMap((line, row) => (line[unsure.field] === text ? [{ part: 'goods' as const, row, field: unsure.field }] : []));
}

/** What a bill says, as a filing; what customs do not know by the name it is written by stays empty, as does all that was not read. */
export function bringBill(brought: BroughtBill): BroughtFiling {
  const filing = filingOf(brought);
  return { filing, unsure: unsureOf(brought, filing) };
}

function filingOf(brought: BroughtBill): ManifestFiling {
  const { head } = brought;
  const goods = linesOf(brought);
  if (head === null) return { ...blankFiling, goods };
  const [shipper, consignee] = [partyOf(head.shipper), partyOf(head.consignee)];
  return {
    head: {
      ...blankFiling.head,
      billNo: head.billNo,
      vesselName: spellVesselName(head.vesselName),
      voyage: spellVoyage(head.voyage),
      carrier: carrierMeant(head.carrier, head.billNo)?.code ?? '',
      loadingPort: loadingPorts.find((code) => code === locodeOf(head.loadingPort)) ?? '',
      dischargePort: locodeOf(head.dischargePort),
      deliveryPlace: locodeOf(head.deliveryPlace),
      billPackages: head.packages,
      billWeightKg: head.grossKg,
      billVolumeM3: head.volumeM3,
    },
    parties: { shipper, consignee, notify: sameAsConsignee.test(head.notify) ? consignee : partyOf(head.notify) },
    goods,
  };
}

/** Whether goods without a box are those of a line, in whichever box somebody has put them. */
const sameGoods = (one: GoodsLine, other: GoodsLine): boolean =>
  (['cargoName', 'packageType', 'packages', 'weightKg'] as const).every((field) => one[field].trim() === other[field].trim());

/** Lines with those that were brought: into the line of a box without goods come its goods; what stands there already does not come again. */
function addLines(own: readonly GoodsLine[], brought: readonly GoodsLine[]): { readonly lines: GoodsLine[]; readonly taken: GoodsLine[] } {
  const [lines, taken] = [[...own], [] as GoodsLine[]];
  const known = new Set(own.map(({ containerNo }) => containerNo.trim()).filter((containerNo) => containerNo !== ''));
  const bare = new Set(
    [...known].filter((box) => own.every(({ containerNo, cargoName }) => containerNo.trim() !== box || cargoName.trim() === '')),
  );
  for (const line of brought) {
    const box = line.containerNo;
    const at = bare.has(box) ? lines.findIndex(({ containerNo, cargoName }) => containerNo.trim() === box && cargoName.trim() === '') : -1;
    if (at >= 0) {
      const fresh = filled(lines[at]!, line);
      lines[at] = { ...lines[at]!, ...fresh };
      taken.push({ ...blankLine, ...fresh });
    } else if (box === '' ? own.every((each) => !sameGoods(each, line)) : !known.has(box) || bare.has(box)) {
      lines.push(line);
      taken.push(line);
    }
  }
  return { lines, taken };
}

/**
 * A filing with what was brought into it: what somebody has typed stays, what is empty is filled, goods go behind his. Goods that
 * stand there already, or in a box that does, do not come again. Into the head and the parties of another bill nothing is mixed.
 */
export function addBrought(filing: ManifestFiling, { filing: brought, unsure }: BroughtFiling): BroughtFiling {
  const { head, parties } = filing;
  const typed = head.billNo.trim();
  const isOther = typed !== '' && brought.head.billNo !== '' && typed !== brought.head.billNo;
  const { lines, taken } = addLines(
    filing.goods.filter((line) => !isBlankLine(line)),
    brought.goods,
  );
  const isTaken = (told: UnsureText): boolean => {
    if (told.part === 'goods') return taken.some((line) => line[told.field] === told.text);
    if (isOther) return false;
    return told.part === 'head' ? head[told.field].trim() === '' : isBlankParty(parties[told.part]);
  };
  const added: ManifestFiling = {
    head: isOther
      ? head
      : (Object.fromEntries(
          headFields.map((field) => [field, head[field].trim() === '' ? brought.head[field] : head[field]]),
        ) as ManifestFiling['head']),
    parties: isOther
      ? parties
      : (Object.fromEntries(
          partyRoles.map((role) => [role, isBlankParty(parties[role]) ? brought.parties[role] : parties[role]]),
        ) as ManifestFiling['parties']),
    goods: lines,
  };
  return { filing: added, unsure: unsure.filter(isTaken) };
}
