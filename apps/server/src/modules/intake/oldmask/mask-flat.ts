import type { MessageMask } from './message-mask';
import { mapRecords, splitAtSign } from './released-text';
import { billNo, code, containerNo, hidden, name, plate, quantity, reference, time, type OwnNumbers, type Show } from './shapes';

/** What of a record's fields may be shown, from field 1 on. Parties (16–20, agents), goods, marks and conditions are in no list. */
type Fields = readonly Show[];

const voyage: Fields = [code, name, code, code, code, code, time, time, code, name, code, name];
/** Ports by code and name; the destination may be somebody's door and is told by its code. */
const placesOfBox: Fields = [code, name, code, name, code, hidden, quantity];
/** The line and its service; the only record of this number. */
const line: Fields = [code, name];
const visit: Fields = [code, name, code, code, code, time, time, time, time, time, time, quantity];
const visitedBox: Fields = [containerNo, code, code, hidden, code, billNo, reference, reference, time];

const shownOf: Readonly<Record<string, Readonly<Record<string, Fields>>>> = {
  IFCSUM: {
    '10': voyage,
    '11': line,
    '12': [billNo, hidden, hidden, hidden, code, hidden, code, name, code, hidden, time, hidden, time],
    '13': [code, name, code, hidden, code, hidden, code, name, code, code, code],
    '41': [quantity, hidden, quantity, code, hidden, quantity, quantity],
    '51': [quantity, containerNo, reference, code, code, quantity, quantity, quantity, quantity],
  },
  CODECO: {
    '10': [code, name, code, code, code, code],
    '50': [containerNo, code, code, code, hidden, billNo, quantity, reference, time, time],
    '52': [code, plate],
  },
  COARRI: { '10': visit, '50': visitedBox, '52': placesOfBox },
  COTEMP: { '10': visit, '50': visitedBox, '52': placesOfBox },
  BAPLIE: {
    '10': voyage,
    '11': line,
    '50': [containerNo, code, code, code, code, ...Array<Show>(10).fill(quantity), code],
    '51': [billNo],
    '52': placesOfBox,
  },
  CTNVGM: { '10': [code, name, code, code], '50': [containerNo, code, code, code, hidden, code, quantity, time, code] },
};

/** Reports whose sender is the terminal; that of the others is somebody's agent. */
const terminalReports = new Set(['CODECO', 'COARRI', 'BAPLIE']);
const tail: Fields = [quantity];
const nothing: Fields = [];

/** Masks platform files (平台文件) by the record's number and the field's. */
export class FlatMask implements MessageMask {
  #type = '';

  constructor(private readonly own: OwnNumbers) {}

  take(part: string): Generator<void, string> {
    return mapRecords(part, (body) => this.#show(body));
  }

  #show(body: string): string {
    // Some senders end records with a line break; what stands behind one inside a record is not told apart.
    const broken = body.search(/[\r\n]/);
    const record = broken === -1 ? body : body.slice(0, broken);
    const rest = broken === -1 ? '' : body.slice(broken).replace(/[^:\r\n]+/g, hidden);
    const [number, ...fields] = splitAtSign(record, ':') as [string, ...string[]];
    if (!/^\d\d$/.test(number)) return [hidden(number), ...fields.map(hidden)].join(':') + rest;
    if (number === '00') this.#type = (fields[0] ?? '').trim().toUpperCase();
    const shown = this.#shown(number);
    return [number, ...fields.map((field, index) => (field === '' ? '' : (shown[index] ?? hidden)(field, this.own)))].join(':') + rest;
  }

  #shown(number: string): Fields {
    if (number === '00') return [code, name, code, terminalReports.has(this.#type) ? code : hidden, hidden, time, code, code];
    if (number === '99') return tail;
    const records = Object.hasOwn(shownOf, this.#type) ? shownOf[this.#type]! : {};
    return Object.hasOwn(records, number) ? records[number]! : nothing;
  }
}
