// Guarantee: a ship's call is what was said of that ship on that voyage, however a source spells the two, and nothing else.
import { describe, expect, it } from 'vitest';
import { arrangeShipFacts, deriveCallStatus, readStoredCall } from './call-status';
import type { Fact } from './fact';
import { derivationVersion } from './status';
import { fact, hourMs, t0 } from './truth-table/told-facts';

const followed = { vesselName: 'MSC ANNA', voyage: '425W' };
const derive = (facts: readonly Fact[], call = followed) => deriveCallStatus('NB', call, arrangeShipFacts(facts));
const closes = t0 + 30 * hourMs;
const plan = (saidMs: number, more: Parameters<typeof fact<'vessel-plan'>>[2] = {}): Fact =>
  fact('vessel-plan', saidMs, { source: 'ningbo-port', ...more, detail: { portClosesMs: closes, ...more.detail } });

describe('the status of a call', () => {
  it('of which nothing was heard says nothing', () => {
    expect(derive([])).toEqual({
      derivation: derivationVersion,
      port: 'NB',
      vesselName: null,
      vesselCode: null,
      voyage: null,
      terminal: null,
      plan: null,
      berthMove: null,
      cutOffChanges: [],
      departedMs: null,
      heardMs: null,
      source: null,
      factCount: 0,
    });
  });

  it('is told by its plan, as that spells it', () => {
    const heard = derive([plan(t0, { vesselName: 'MSC.ANNA', voyage: '425W' })]);
    expect(heard).toMatchObject({ vesselName: 'MSC.ANNA', vesselCode: 'UN9314210', voyage: '425W', terminal: 'BLCT3', factCount: 1 });
    expect(heard).toMatchObject({ plan: { portClosesMs: closes }, source: 'ningbo-port', departedMs: null });
  });

  it.each([
    ['another voyage of the ship', { voyage: '426W' }],
    ['another ship on a voyage of that number', { vesselName: 'EVER GIVEN', vesselCode: 'UN9811000' }],
    ['a ship without its voyage', { voyage: null }],
  ])('%s does not concern it', (_what, other) => {
    expect(derive([plan(t0, other)])).toMatchObject({ factCount: 0, plan: null });
  });

  it.each(['425WE', '425WI'])('a terminal may append the direction: %s is the same call', (voyage) => {
    expect(derive([plan(t0, { voyage })]).plan?.portClosesMs).toBe(closes);
  });

  it('statements that know the ship by its code alone are found by those that know both', () => {
    const byCode = plan(t0 + hourMs, { vesselName: null, vesselCode: 'CN9314210', detail: { portClosesMs: closes - hourMs } });
    expect(derive([byCode])).toMatchObject({ factCount: 0 });
    expect(derive([plan(t0), byCode])).toMatchObject({ factCount: 2, plan: { portClosesMs: closes - hourMs }, vesselCode: 'UN9314210' });
  });

  it('its cut-off changes and its sailing are those of the plans in force', () => {
    const moved = plan(t0 + hourMs, { detail: { portClosesMs: closes - 2 * hourMs } });
    expect(derive([moved, plan(t0)])).toMatchObject({ cutOffChanges: [{ fromMs: closes, toMs: closes - 2 * hourMs }] });
    const sailed = fact('vessel-report', t0 + 9 * hourMs, { detail: { atdMs: t0 + 8 * hourMs } });
    expect(derive([plan(t0), sailed])).toMatchObject({ departedMs: t0 + 8 * hourMs, plan: { atdMs: t0 + 8 * hourMs } });
  });

  it('a withdrawn plan is heard and decides nothing', () => {
    const cancelled = plan(t0 + hourMs, { function: 'cancel', reference: 'P1' });
    const heard = derive([plan(t0, { reference: 'P1' }), cancelled]);
    expect(heard).toMatchObject({ plan: null, cutOffChanges: [], factCount: 2, vesselName: 'MSC ANNA' });
    expect(derive([plan(t0, { reference: 'P1' }), plan(t0 + hourMs, { reference: 'P1', function: 'replace' })]).cutOffChanges).toEqual([]);
  });

  it('tells when and by whom it was heard of last', () => {
    const late = plan(t0, { heardMs: t0 + 9 * hourMs, source: 'ningbo-edi' });
    const said = plan(t0 + hourMs, { heardMs: t0 + hourMs });
    for (const facts of [
      [late, said],
      [said, late],
    ]) {
      expect(derive(facts)).toMatchObject({ heardMs: t0 + 9 * hourMs, source: 'ningbo-edi' });
    }
    const together = plan(t0 + 2 * hourMs, { heardMs: t0 + 9 * hourMs });
    expect(derive([together, late]).source).toBe('ningbo-port');
  });
});

describe('W-04 two ships of one name and voyage', () => {
  const first = plan(t0, { vesselCode: 'UN9001112', terminal: 'BLCT2' });
  const second = plan(t0 + hourMs, { vesselCode: '9002221', detail: { portClosesMs: closes + 96 * hourMs } });
  const unnamed = plan(t0 + 2 * hourMs, { vesselCode: null, detail: { portClosesMs: closes + 7 * hourMs } });

  it('W-04 are told apart, each by what was said of it alone, and nothing of either is the call', () => {
    const heard = derive([first, second, unnamed]);
    expect(heard).toMatchObject({
      vesselName: 'MSC ANNA',
      voyage: '425W',
      vesselCode: null,
      plan: null,
      cutOffChanges: [],
      terminal: null,
    });
    expect(heard.namesakes).toMatchObject([
      { imo: '9001112', terminal: 'BLCT2', plan: { portClosesMs: closes }, departedMs: null },
      { imo: '9002221', terminal: 'BLCT3', plan: { portClosesMs: closes + 96 * hourMs }, departedMs: null },
    ]);
    expect(heard).toMatchObject({ heardMs: unnamed.heardMs, factCount: 3, departedMs: null });
    expect(readStoredCall(JSON.parse(JSON.stringify(heard)))).toEqual(heard);
  });

  it('W-04 what tells no IMO number finds the call while its ship is the only one', () => {
    expect(derive([first, unnamed])).toMatchObject({ plan: { portClosesMs: closes + 7 * hourMs }, vesselCode: 'UN9001112' });
    expect(derive([first, unnamed])).not.toHaveProperty('namesakes');
  });

  it('W-04 a number in a list of boxes, or in a plan that was taken back, makes no second ship', () => {
    const listed = fact('manifest', t0 - hourMs, { vesselCode: 'UN9002221' });
    expect(derive([listed, first])).toMatchObject({ plan: { portClosesMs: closes }, vesselCode: 'UN9001112' });
    const wrong = plan(t0, { vesselCode: '9002221', reference: 'P1' });
    const back = plan(t0 + hourMs, { vesselCode: '9002221', reference: 'P1', function: 'cancel' });
    expect(derive([wrong, back, first])).not.toHaveProperty('namesakes');
  });

  it('W-04 a correction of one leaves the plan of the other', () => {
    const replaced = plan(t0 + 3 * hourMs, { vesselCode: '9002221', terminal: 'BLCT2', function: 'replace', reference: 'P9' });
    expect(derive([first, second, replaced]).namesakes).toMatchObject([{ plan: { portClosesMs: closes } }, {}]);
  });

  it('W-04 the call has sailed once both have', () => {
    const sailed = (vesselCode: string, atMs: number): Fact =>
      fact('vessel-report', t0 + 99 * hourMs, { vesselCode, detail: { atdMs: atMs } });
    const one = [first, second, sailed('9001112', t0 + 40 * hourMs)];
    expect(derive(one).departedMs).toBeNull();
    expect(derive([...one, sailed('9002221', t0 + 90 * hourMs)]).departedMs).toBe(t0 + 90 * hourMs);
  });
});

describe('a stored call', () => {
  const stored = JSON.parse(JSON.stringify(derive([plan(t0)]))) as Record<string, unknown>;

  it('reads back as it was derived', () => expect(readStoredCall(stored)).toEqual(derive([plan(t0)])));
  it.each([
    ['of another derivation', { ...stored, derivation: derivationVersion - 1 }],
    ['that lost its plan', { ...stored, plan: undefined }],
    ['that is none', null],
  ])('%s is derived again', (_what, json) => expect(readStoredCall(json)).toBeNull());
});
