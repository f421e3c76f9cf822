import type { Dimensions, GoodsDanger, GoodsItem, GoodsSplit, Measure, ShipmentEquipment, TemperatureSetting } from '../../message';
import type { InterchangeWriter, WrittenElement } from '../write/write-interchange';
import { writeContacts } from '../write/write-party';
import {
  coded,
  writeAddressedParties,
  writeAmounts,
  writeDocuments,
  writeLines,
  writePlaces,
  writeReferences,
  writeRemarks,
  writeStatuses,
  writeTimes,
} from './write-parts';

/** Codes and marks of one segment. */
const codesPerSegment = 5;
const marksPerSegment = 10;

/** The fields a MEA can go to, with the attribute (6313) and unit it has then. */
const measuredFields = [
  ['grossWeightKg', 'G', 'KGM'],
  ['netWeightKg', 'N', 'KGM'],
  ['tareKg', 'T', 'KGM'],
  ['verifiedMassKg', 'VGM', 'KGM'],
  ['volumeM3', 'AAW', 'MTQ'],
] as const;

type WrittenMeasures = { readonly measures: readonly Measure[] } & {
  readonly [Name in (typeof measuredFields)[number][0]]?: number | null;
};

/** GID with its group. */
export function writeGoods(writer: InterchangeWriter, goods: readonly GoodsItem[]): void {
  for (const item of goods) {
    const packages = item.packages.map(({ count, code, name }): WrittenElement => [count, code, '', '', name]);
    writer.add('GID', item.sequence, ...packages);
    writeTimes(writer, item.times);
    writeHandling(writer, item);
    writeMovement(writer, item);
    writePlaces(writer, item.places);
    writeAmounts(writer, item.amounts);
    writeStatuses(writer, item.statuses);
    for (let at = 0; at < item.codes.length; at += codesPerSegment) {
      const codes = item.codes.slice(at, at + codesPerSegment);
      writer.add('PIA', 5, ...codes.map(({ code, list }) => [code, list]));
    }
    writeLines(writer, 'AAA', item.description);
    writeRemarks(writer, item.remarks);
    writeAddressedParties(writer, item.parties);
    for (let at = 0; at < item.marks.length; at += marksPerSegment) {
      writer.add('PCI', '', item.marks.slice(at, at + marksPerSegment));
    }
    writeMeasures(writer, item);
    writeDimensions(writer, item.dimensions);
    writeReferences(writer, item.references);
    writeDocuments(writer, item.documents);
    writeSplits(writer, item.splits);
    writeDangers(writer, item.dangerousGoods);
  }
}

/** EQD with its group. */
export function writeShipmentEquipment(writer: InterchangeWriter, equipment: readonly ShipmentEquipment[]): void {
  for (const one of equipment) {
    const list = one.sizeTypeRaw === null ? '' : 102;
    writer.add(
      'EQD',
      one.kind,
      one.number,
      [one.sizeTypeRaw, list, list && 5],
      one.supplier,
      one.direction === 'export' ? 2 : one.direction === 'import' ? 3 : '',
      one.fullness === null ? '' : { empty: 4, full: 5, lcl: 7 }[one.fullness],
    );
    writeTimes(writer, one.times);
    if (one.quantity !== null) writer.add('EQN', one.quantity);
    writeMovement(writer, one);
    writeMeasures(writer, one);
    writeDimensions(writer, one.dimensions);
    for (const { number, party } of one.seals) writer.add('SEL', number, party);
    writeHandling(writer, one);
    writeRemarks(writer, one.remarks);
    writeReferences(writer, one.references);
    writePlaces(writer, one.places);
    writeAddressedParties(writer, one.parties);
    writeDangers(writer, one.dangerousGoods);
  }
}

/** MEA per field that is told, then the measures that have none. */
export function writeMeasures(writer: InterchangeWriter, measured: WrittenMeasures): void {
  for (const [field, attribute, unit] of measuredFields) {
    const value = measured[field] ?? null;
    if (value !== null) writer.add('MEA', 'AAE', attribute, [unit, value]);
  }
  for (const { purpose, attribute, unit, value } of measured.measures) {
    writer.add('MEA', purpose, attribute, [unit, value]);
  }
}

function writeSplits(writer: InterchangeWriter, splits: readonly GoodsSplit[]): void {
  for (const split of splits) {
    writer.add('SGP', split.equipmentNo, split.packageCount);
    writeMeasures(writer, split);
  }
}

function writeDangers(writer: InterchangeWriter, dangers: readonly GoodsDanger[]): void {
  for (const danger of dangers) {
    writer.add(
      'DGS',
      danger.regulation,
      [danger.hazardClass, danger.page],
      danger.unNumber,
      danger.flashPointC === null ? '' : [danger.flashPointC, 'CEL'],
      danger.packingGroup,
      danger.emsNumber,
      '',
      '',
      '',
      danger.labels,
    );
    writeRemarks(writer, danger.remarks);
    writeContacts(writer, danger.contacts);
    writeMeasures(writer, danger);
    writeSplits(writer, danger.splits);
  }
}

function writeHandling(writer: InterchangeWriter, { handling, temperature }: Pick<GoodsItem, 'handling' | 'temperature'>): void {
  for (const told of handling) writer.add('HAN', coded(told));
  if (temperature !== null) writeTemperature(writer, temperature);
}

function writeMovement(writer: InterchangeWriter, { movement, haulage }: Pick<GoodsItem, 'movement' | 'haulage'>): void {
  if (movement !== null || haulage !== null) writer.add('TMD', movement, '', haulage);
}

function writeTemperature(writer: InterchangeWriter, { setC, minC, maxC }: TemperatureSetting): void {
  if (setC !== null) writer.add('TMP', 2, [setC, 'CEL']);
  if (minC !== null || maxC !== null) writer.add('RNG', 5, ['CEL', minC, maxC]);
}

function writeDimensions(writer: InterchangeWriter, dimensions: readonly Dimensions[]): void {
  for (const { qualifier, unit, length, width, height } of dimensions) {
    writer.add('DIM', qualifier, [unit, length, width, height]);
  }
}
