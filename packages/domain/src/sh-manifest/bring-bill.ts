/** A bill that was read elsewhere, from a picture or a packing list, as the beginning of a new manifest. */
import { destinationPorts } from '../reference/index';
import type { BroughtBill, BroughtBox, BroughtGoods } from '../vocabulary/brought-bill';
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
  partyRoles,
  type GoodsLine,
  type ManifestFiling,
  type Party,
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
  for (const [, code = '', chinese = '', english = ''] of destinationPorts.matchAll(/([A-Z]{2}[A-Z2-9]{3}) (\S+) ([^|\n]+)/g)) {
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
  Object.fromEntries(Object.entries(told).filter(([field, text]) => line[field as keyof GoodsLine] === '' && text !== ''));

/** What a bill says, as a filing; what customs do not know by the name it is written by stays empty, as does all that was not read. */
export function bringBill(brought: BroughtBill): ManifestFiling {
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

/**
 * A filing with what was brought into it: what somebody has typed stays, what is empty is filled, goods go behind his. Into the
 * head and the parties of another bill nothing is mixed.
 */
export function addBrought(filing: ManifestFiling, brought: ManifestFiling): ManifestFiling {
  const { head, parties } = filing;
  const typed = head.billNo.trim();
  const isOther = typed !== '' && brought.head.billNo !== '' && typed !== brought.head.billNo;
  const own = filing.goods.filter((line) => !isBlankLine(line));
  const known = new Set(own.map(({ containerNo }) => containerNo.trim()));
  return {
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
    goods: [...own, ...brought.goods.filter(({ cargoName, containerNo }) => cargoName !== '' || !known.has(containerNo))],
  };
}
