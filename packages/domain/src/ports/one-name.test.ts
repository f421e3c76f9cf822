/**
 * Guarantee (O-6): a node of a port has one name there: on the strip and the bar, beside its flag, in the event list, in
 * the columns of lists, queries and exports, in sentences and in the release explainer.
 */
import { describe, expect, it } from 'vitest';
import { containerColumnsOf } from '../bill-subscription/container-columns';
import { findBillColumn } from '../bill-subscription/columns';
import { gateColumns } from '../port-query/columns';
import { explainBill } from '../tracking/explain-bill';
import { explainRelease } from '../tracking/explain-release';
import { listEvents } from '../tracking/list-events';
import { caseNowMs, factsOfCase, statusOfCase, type BillCase } from '../tracking/truth-table/bill-case';
import { lackWord } from '../tracking/truth-table/release-legs';
import { portRules, profiles, type PortCode } from './index';

/** Ningbo's customs row is 海关放行 in its own words, and 海放 in the columns that the specification names. */
const saidOtherwise = new Set(['NB customs']);

/** A box that customs released, and that its terminal passed, or not. */
const released = (port: PortCode, pass: 'yes' | 'no'): BillCase => {
  const { steps } = portRules(port);
  const flags = Object.fromEntries(steps.flatMap(({ code, flag }) => (flag ? [[flag, [code === 'TMPS' ? pass : 'yes']]] : [])));
  return {
    port,
    boxes: [{ gate: 'in', listed: true, flags }],
    preManifest: ['accepted'],
    plan: { portClosesMs: 300, customsClosesMs: 300 },
  };
};

describe.each(profiles.map(({ code, name }) => ({ code, name })))('$name', ({ code: port }) => {
  const { nodes, flagOf, nodeOf, namedStrip } = portRules(port);
  const pass = nodeOf.get('TMPS')!.name;

  it('a flag is called as its node', () => {
    const named = nodes.flatMap(({ name, flag }) =>
      flag && !saidOtherwise.has(`${port} ${flag}`) ? [[name, flagOf.get(flag)!.name]] : [],
    );
    for (const [node, flag] of named) expect(flag).toBe(node);
    for (const { node, name } of namedStrip) expect(name).toBe(nodeOf.get(node)!.name);
  });

  it('what lets a box on board has one name in columns, events, sentences and the explainer', () => {
    expect(containerColumnsOf(port).find(({ prop }) => prop === 'pass_flag')!.title).toBe(pass);
    expect(gateColumns(port).find(({ prop }) => prop === 'pass_flag')!.title).toBe(pass);
    const { eventCode } = flagOf.get(nodeOf.get('TMPS')!.flag!)!;
    const events = listEvents(factsOfCase(released(port, 'yes'))).filter(({ code }) => code === eventCode);
    expect(events.map(({ name }) => name)).toEqual([pass]);
    const lacking = statusOfCase(released(port, 'no'));
    // Whose it is and that it is not given: 码头未放行 of 码头放行.
    const named = new RegExp(`${pass}|${lackWord(pass)}`);
    expect(explainBill(lacking, caseNowMs).sentence).toMatch(named);
    expect(explainRelease(lacking, caseNowMs).boxes[0]!.sentence).toMatch(named);
  });

  it('customs’ release is called in the list as on the bar', () => {
    const { name } = nodes.find(({ judge }) => judge === 'customs-release')!;
    // A port without the column has no other name for it.
    expect(findBillColumn(port, 'customFlag')?.title ?? name).toBe(name);
  });
});
