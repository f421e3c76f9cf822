import type { DeclaredItem } from '../../message';
import { readContainerNo } from '../../vocabulary/container-no';
import { count, group, list, text, texts, weight } from '../xml/element-fields';
import { ElementSchema } from '../xml/element-schema';
import { textElement } from '../xml/xml-text';

type ItemDraft = { -readonly [K in keyof DeclaredItem]: DeclaredItem[K] };

/** Goods of which nothing is told yet. */
export function blankItem(): ItemDraft {
  return {
    sequence: null,
    packages: null,
    packageType: null,
    marks: null,
    description: null,
    undgCodes: [],
    tariffCode: null,
    grossWeightKg: null,
    containerNos: [],
    procedureCode: null,
    consignmentReferences: [],
    originCountry: null,
    notes: [],
  };
}

/** ConsignmentItem. */
export const itemSchema = new ElementSchema<ItemDraft>([
  count('SequenceNumeric', 'sequence'),
  group(
    'ConsignmentItemPackaging',
    new ElementSchema<ItemDraft>([count('QuantityQuantity', 'packages'), text('TypeCode', 'packageType'), text('MarksNumbers', 'marks')]),
  ),
  group(
    'Commodity',
    new ElementSchema<ItemDraft>([
      text('CargoDescription', 'description'),
      texts('UNDGCode', 'undgCodes'),
      text('TariffClassificationCode', 'tariffCode'),
    ]),
  ),
  group('GoodsMeasure', new ElementSchema<ItemDraft>([weight('GrossMassMeasure', 'grossWeightKg')])),
  group(
    'EquipmentIdentification',
    new ElementSchema<ItemDraft>([
      list(
        'ID',
        null,
        'containerNos',
        (told, _, { log, place }) => readContainerNo(told, log, place),
        (containerNo) => textElement('ID', containerNo),
      ),
    ]),
  ),
  group('CustomsProcedure', new ElementSchema<ItemDraft>([text('CurrentCode', 'procedureCode')])),
  group('UCR', new ElementSchema<ItemDraft>([texts('ID', 'consignmentReferences')])),
  group('Origin', new ElementSchema<ItemDraft>([text('OriginCountryCode', 'originCountry')])),
  group('AdditionalInformation', new ElementSchema<ItemDraft>([texts('Content', 'notes')])),
]);
