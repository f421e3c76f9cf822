/**
 * Guarantee: every interchange gets the receipt it is due, which names each
 * refused message and where its faults stand, and receipts are never answered
 * by receipts.
 */
import { describe, expect, it } from 'vitest';
import type { AcknowledgementMessage, Interchange, Reading } from '../../message';
import { readMessage } from '../../read-message';
import { findingTexts } from '../../syntax/finding-texts';
import { wireTimeAt } from '../../vocabulary/wire-time';
import { writeAperak, writeContrl } from '../write';
import { answerInterchange } from './answer-interchange';
import { receiptEnvelope } from './receipt-envelope';
import { refuseMessage } from './refuse-message';
import { syntaxCodeOf, syntaxFault } from './syntax-faults';

const unb = "UNB+UNOA:2+BLCT3:ZZZ+MASTLIGHT:14+260711:0915+REF1'";
const good = "UNH+1+CODECO:D:95B:UN:SMDG16'BGM+34+G1+9'EQD+CN+MLTU3102047'UNT+4+1'";
const bad = "UNH+2+CODECO:D:95B:UN:SMDG16'BGM+34+G2+9'AB+CN'EQX1+CN+MLTU310204'MEA+AAE+G+KGM:-1'UNT+6+2'";
const foreign = "UNH+3+FOOBAR:D:95B:UN'BGM+1'UNT+3+3'";

function read(text: string): Reading {
  return readMessage(Buffer.from(text));
}

function answer(reading: Reading, index = 0): AcknowledgementMessage {
  const receipt = answerInterchange(reading, reading.interchanges[index] as Interchange);
  if (!receipt) throw new Error('no receipt');
  return receipt;
}

describe('answerInterchange', () => {
  it('acknowledges an interchange that is read whole and names no message', () => {
    const receipt = answer(read(`${unb}${good}UNZ+1+REF1'`));
    expect(receipt).toMatchObject({ verdict: 'acknowledged', faults: [], messages: [] });
    expect(receipt.interchange).toEqual({
      controlReference: 'REF1',
      sender: 'BLCT3',
      recipient: 'MASTLIGHT',
      senderQualifier: 'ZZZ',
      recipientQualifier: '14',
    });
  });

  it('rejects the refused messages alone, each with the segments at fault and once per fault', () => {
    const receipt = answer(read(`${unb}${good}${bad}${foreign}UNZ+3+REF1'`));
    expect(receipt.verdict).toBe('acknowledged');
    expect(receipt.messages).toEqual([
      {
        reference: '2',
        identifier: ['CODECO', 'D', '95B', 'UN', 'SMDG16'],
        verdict: 'rejected',
        faults: [syntaxFault('32'), syntaxFault('15', { segment: 3 }), syntaxFault('15', { segment: 4 })],
      },
      {
        reference: '3',
        identifier: ['FOOBAR', 'D', '95B', 'UN'],
        verdict: 'rejected',
        faults: [syntaxFault('14', { serviceTag: 'UNH', element: 3, component: 1 })],
      },
    ]);
  });

  it('tells wrong counts and references of the envelope without rejecting anything', () => {
    expect(answer(read(`${unb}${good}UNZ+7+REF1'`))).toMatchObject({
      verdict: 'acknowledged',
      faults: [{ code: '29', serviceTag: 'UNZ', element: 2 }],
    });
    expect(answer(read(`${unb}${good}UNZ+1+REF9'`)).faults).toMatchObject([{ code: '28' }]);
    expect(answer(read(`${unb}${good}`)).faults).toMatchObject([{ code: '13', serviceTag: 'UNZ' }]);
  });

  it.each([
    ['duplicate', '26', 6],
    ['other-recipient', '7', 4],
    ['unknown-sender', '23', 3],
  ] as const)('rejects a %s interchange as a whole', (refusal, code, element) => {
    const reading = read(`${unb}${good}${bad}UNZ+2+REF1'`);
    const receipt = answerInterchange(reading, reading.interchanges[0] as Interchange, refusal);
    expect(receipt).toMatchObject({
      verdict: 'rejected',
      faults: [{ code, serviceTag: 'UNB', element }],
      messages: [],
    });
  });

  it('rejects an interchange without a message', () => {
    expect(answer(read(`${unb}UNZ+0+REF1'`))).toMatchObject({ verdict: 'rejected', faults: [{ code: '32' }] });
  });

  it('answers each of two interchanges for itself', () => {
    const second = unb.replace('BLCT3', 'BLCT4').replace('REF1', 'REF2');
    const reading = read(`${unb}${bad}UNZ+1+REF1'${second}${good}UNZ+5+REF2'`);
    expect(answer(reading, 0)).toMatchObject({ interchange: { sender: 'BLCT3' }, faults: [], messages: [{}] });
    expect(answer(reading, 1)).toMatchObject({
      interchange: { sender: 'BLCT4' },
      faults: [{ code: '29' }],
      messages: [],
    });
  });

  it('says no more than received when it cannot tell which message was refused', () => {
    const bare = read(`${unb}${good}${bad}UNZ+2+REF1'`);
    const unlisted: Reading = {
      ...bare,
      interchanges: [{ sender: 'BLCT3', recipient: 'MASTLIGHT', controlReference: 'REF1' }],
    };
    expect(answer(unlisted)).toMatchObject({ verdict: 'received', messages: [] });
    expect(answer({ ...unlisted, refusedCount: 0 })).toMatchObject({ verdict: 'acknowledged' });
  });

  it('never answers receipts, nor somebody who does not say who he is', () => {
    const receipts = "UNH+1+CONTRL:D:3:UN'UCI+R+A+B+7'UNT+3+1'UNH+2+APERAK:D:00B:UN'BGM+312+A+9'UNT+3+2'";
    const reading = read(`${unb}${receipts}UNZ+2+REF1'`);
    expect(answerInterchange(reading, reading.interchanges[0] as Interchange)).toBeNull();
    const anonymous = read(`UNB+UNOA:2++MASTLIGHT+260711:0915+REF1'${good}UNZ+1+REF1'`);
    expect(answerInterchange(anonymous, anonymous.interchanges[0] as Interchange)).toBeNull();
    expect(receiptEnvelope(anonymous.interchanges[0] as Interchange, times)).toBeNull();
  });

  it('is read back by the partner as it was meant, sender and recipient swapped in the envelope', () => {
    const reading = read(`${unb}${good}${bad}UNZ+2+REF1'`);
    const receipt = answer(reading);
    const envelope = receiptEnvelope(reading.interchanges[0] as Interchange, times);
    if (!envelope) throw new Error('no envelope');
    const bytes = writeContrl([receipt], envelope);
    expect(Buffer.from(bytes).toString()).toContain("UNB+UNOA:2+MASTLIGHT:14+BLCT3:ZZZ+260711:0900+C1'");
    expect(Buffer.from(bytes).toString()).toContain("UCI+REF1+BLCT3:ZZZ+MASTLIGHT:14+7'");
    const { messages, findings } = readMessage(bytes);
    expect(findings).toEqual([]);
    expect(messages).toEqual([{ ...receipt, reference: '1' }]);
  });
});

const times = { controlReference: 'C1', preparedMs: Date.UTC(2026, 6, 11, 1) };

describe('refuseMessage', () => {
  it('tells every error of the message in words, and survives its own round trip', () => {
    const reading = read(`${unb}${good}${bad}UNZ+2+REF1'`);
    const [interchange] = reading.interchanges;
    const refused = interchange?.messages?.[1];
    if (!interchange || !refused) throw new Error('no message');
    const letter = { reference: 'AK1', prepared: wireTimeAt(times.preparedMs, 12) };
    const zh = refuseMessage(reading, interchange, refused, { ...letter, language: 'zh' });
    expect(zh.messages[0]).toMatchObject({
      reference: '2',
      faults: [
        { code: '15', text: '第 3 段：段标识无效：AB' },
        { code: '15', text: '第 4 段：段标识无效：EQX1' },
        { code: '32', text: '第 1 段：报文里没有可用的箱' },
      ],
    });
    const envelope = receiptEnvelope(interchange, { ...times, level: 'UNOY' });
    expect(envelope && readMessage(writeAperak([zh], envelope)).messages).toEqual([zh]);
    const en = refuseMessage(reading, interchange, refused, { ...letter, language: 'en' });
    expect(en.messages[0]?.faults[0]?.text).toBe('Segment 3: Not a segment tag: AB');
  });
});

describe('syntaxCodeOf', () => {
  it('names a code with words for every finding a reader can make', () => {
    for (const finding of Object.keys(findingTexts)) {
      expect(syntaxFault(syntaxCodeOf(finding)).en).not.toBeNull();
    }
    expect(syntaxCodeOf('json-malformed')).toBe('18');
    expect(syntaxCodeOf('constructor')).toBe('18');
  });
});
