// Guarantee: what is said in a group leads where a colleague sees it: to the bill, the ship's bills or the list, and to nobody's own room.
import { expect, test } from 'vitest';
import { placeInGroup } from './place-in-group';
import type { MessageLine, SaidMessage } from './say-chat';

const line = (no: string, kind: MessageLine['kind'] = 'bill'): MessageLine => ({
  kind,
  no,
  sentence: '2 箱未进港',
  step: null,
  tone: 'attention',
  closesMs: null,
});
const message = (lines: readonly MessageLine[], part: Partial<SaidMessage> = {}): SaidMessage => ({
  event: 'cut-off-moved',
  atMs: 0,
  port: 'NB',
  about: null,
  lines,
  more: 0,
  ...part,
});
const ofShip = { about: 'DEMO.SHIP/026W' };

test.each<[what: string, messages: readonly SaidMessage[], place: string]>([
  ['one bill', [message([line('A1')])], '/logistics?bill=A1'],
  ['one bill that has several lines and messages', [message([line('A1'), line('A1')]), message([line('A1')])], '/logistics?bill=A1'],
  ['one bill of another port', [message([line('A1')], { port: 'SH' })], '/logistics?port=SH&bill=A1'],
  ['one bill whose ship’s clock moved', [message([line('A1')], ofShip)], '/logistics?bill=A1'],
  ['several bills of one ship', [message([line('A1'), line('A2')], ofShip)], '/logistics?keyword=DEMO.SHIP'],
  ['one bill that is kept, of more that are counted', [message([line('A1')], { ...ofShip, more: 3 })], '/logistics?keyword=DEMO.SHIP'],
  ['a ship’s call and one of its bills', [message([line('DEMO.SHIP/026W', 'call'), line('A1')], ofShip)], '/logistics?keyword=DEMO.SHIP'],
  ['bills of two ships', [message([line('A1')], ofShip), message([line('A2')], { about: 'DEMO.MOON/2E' })], '/logistics'],
  ['bills of two ships in another port', [message([line('A1'), line('A2')], { port: 'SH' })], '/logistics?port=SH'],
  ['bills of two ports', [message([line('A1')]), message([line('A2')], { port: 'SH' })], '/logistics'],
  ['a manifest that came', [message([line('A1', 'sea-manifest')], { port: null })], '/user/messages'],
  ['one shipment abroad', [message([line('A1', 'shipment'), line('A1', 'shipment')])], '/abroad?keyword=A1'],
  ['one of another port', [message([line('A1', 'shipment')], { port: 'SH' })], '/abroad?port=SH&keyword=A1'],
  ['several of a port', [message([line('A1', 'shipment'), line('A2', 'shipment')])], '/abroad'],
  ['several of two ports', [message([line('A1', 'shipment')]), message([line('A1', 'shipment')], { port: 'SH' })], '/abroad'],
  ['a shipment abroad and a bill', [message([line('A1', 'shipment'), line('A2')])], '/user/messages'],
  ['a test', [message([line('')], { title: '测试消息', port: null })], '/user/messages'],
  ['a number that is no part of an address', [message([line('A&1=?')])], '/logistics?bill=A%261%3D%3F'],
])('R-7.6-19 a group is led, of %s', (_what, messages, place) => expect(placeInGroup(messages)).toBe(place));
