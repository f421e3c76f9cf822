// Guarantee: a box shows what the best report of it says, and stands where its own reports put it: no import, no empty
// run, no row of another terminal, and no answer about somebody else moves it.
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from './derive-bill-status';
import type { Fact } from './fact';
import { bill, fact, hourMs, minuteMs, row, t0 } from './truth-table/told-facts';

const second = 'FCIU9051185';
const nothing = { sizeType: null, sizeTypeRaw: null, sealNo: null, fullness: null };
const derive = (...facts: readonly Fact[]) => deriveBillStatus('NB', bill, facts);
const boxOf = (...facts: readonly Fact[]) => derive(...facts).boxes[0]!;

describe('what a box shows', () => {
  const manifest = fact('manifest', t0, {
    detail: { sizeType: '22G1', sealNo: 'M1', fullness: 'lcl', grossWeightKg: 20_000, cargoWeightKg: null },
  });
  const load = fact('load', t0 + 9 * hourMs, { detail: { sizeType: '42G1', sealNo: 'L1', fullness: 'full', grossWeightKg: 21_000 } });
  const gateIn = fact('gate-in', t0 + hourMs, { detail: { sizeType: '45G1', sealNo: 'G1', fullness: 'full', grossWeightKg: 22_000 } });

  it('is what was seen at the gate, else on loading, else what its list says', () => {
    expect(boxOf(manifest, load, gateIn)).toMatchObject({ sizeType: '45G1', sealNo: 'G1', fullness: 'full', grossWeightKg: 22_000 });
    expect(boxOf(manifest, load)).toMatchObject({ sizeType: '42G1', sealNo: 'L1', grossWeightKg: 21_000 });
    expect(boxOf(manifest)).toMatchObject({ sizeType: '22G1', sealNo: 'M1', fullness: 'lcl', grossWeightKg: 20_000 });
  });

  it('each word by itself: where the gate is silent the list speaks', () => {
    const silent = fact('gate-in', t0 + hourMs, { detail: nothing });
    expect(boxOf(manifest, silent)).toMatchObject({ sizeType: '22G1', sealNo: 'M1', fullness: 'lcl' });
    expect(boxOf(silent)).toMatchObject({ sizeType: null, sealNo: null, fullness: null, grossWeightKg: null });
    expect(boxOf(fact('gate-in', t0, { detail: { sizeType: null, sizeTypeRaw: '40HQ' } })).sizeType).toBe('40HQ');
  });

  it('R-3.8-05 without a weight of the box, that of its cargo with the tare', () => {
    const cargo = fact('manifest', t0, { detail: { cargoWeightKg: 5_000, tareKg: 3_900 } });
    expect(boxOf(cargo).grossWeightKg).toBe(8_900);
    expect(boxOf(fact('manifest', t0, { detail: { cargoWeightKg: 5_000 } })).grossWeightKg).toBe(5_000);
  });

  it('R-3.8-05 of a shared box each bill counts once, with its newest line, and the tare once', () => {
    const own = fact('manifest', t0, { detail: { cargoWeightKg: 5_000, tareKg: null } });
    const other = (saidMs: number, billNo: string, cargoWeightKg: number | null) =>
      fact('manifest', saidMs, { billNo, detail: { cargoWeightKg, tareKg: 3_900 } });
    const facts = [own, other(t0, 'OTHER0000001', 900), other(t0 + hourMs, 'OTHER0000001', 1_000), other(t0, 'OTHER0000002', 2_000)];
    expect(boxOf(...facts).grossWeightKg).toBe(11_900);
    expect(boxOf(own, other(t0, 'OTHER0000001', null)).grossWeightKg).toBe(8_900);
  });

  it('the truck that brought it, else that which fetched it empty, else the one that the yard names', () => {
    const brought = fact('gate-in', t0, { detail: { truckPlate: '浙B11111' } });
    const fetched = fact('gate-out', t0 - 9 * hourMs, { detail: { fullness: 'empty', truckPlate: '浙B22222' } });
    const yard = fact('yard', t0 - 10 * hourMs, { detail: { truckPlate: '浙B33333' } });
    expect(boxOf(yard, fetched, brought).truckPlate).toBe('浙B11111');
    expect(boxOf(yard, fetched).truckPlate).toBe('浙B22222');
    expect(boxOf(yard).truckPlate).toBe('浙B33333');
    expect(boxOf(fact('manifest', t0)).truckPlate).toBeNull();
  });

  it('the yard’s steps are told; its pick-up counts where no gate reported one', () => {
    const yard = fact('yard', t0, { detail: { inputMs: t0 - 9, outMs: t0 - 8, stuffMs: t0 - 7, backMs: t0 - 6 } });
    expect(boxOf(yard)).toMatchObject({ yard: { inputMs: t0 - 9, stuffMs: t0 - 7, backMs: t0 - 6 }, emptyOutMs: t0 - 8 });
    expect(boxOf(yard, fact('gate-out', t0 - 5, { detail: { fullness: 'empty' } })).emptyOutMs).toBe(t0 - 5);
    expect(boxOf(fact('manifest', t0))).toMatchObject({ yard: null, emptyOutMs: null });
  });
});

describe('where a box is', () => {
  const manifest = fact('manifest', t0);
  const gateIn = fact('gate-in', t0 + hourMs);

  it('an import that passes the gate is another journey, in either direction', () => {
    expect(boxOf(manifest, fact('gate-in', t0 + hourMs, { detail: { direction: 'import' } })).gateInMs).toBeNull();
    const picked = fact('gate-out', t0 + 2 * hourMs, { detail: { direction: 'import' } });
    expect(boxOf(manifest, gateIn, picked)).toMatchObject({ gateInMs: t0 + hourMs, gateOutMs: null });
    expect(boxOf(manifest, gateIn, fact('gate-out', t0 + 2 * hourMs, { detail: { fullness: 'empty' } })).gateInMs).toBe(t0 + hourMs);
  });

  it('is out when it left after it came, not when it left before or in that very minute', () => {
    const out = (atMs: number) => boxOf(manifest, gateIn, fact('gate-out', atMs));
    expect(out(t0 + hourMs + minuteMs)).toMatchObject({ gateInMs: null, gateOutMs: t0 + hourMs + minuteMs });
    expect(out(t0 + hourMs)).toMatchObject({ gateInMs: t0 + hourMs, gateOutMs: null });
    expect(out(t0)).toMatchObject({ gateInMs: t0 + hourMs, gateOutMs: null });
    expect(boxOf(manifest, fact('gate-out', t0))).toMatchObject({ gateInMs: null, gateOutMs: null, emptyOutMs: null });
  });

  it('is loaded by the load list, else by the port’s row', () => {
    const byRow = row(t0 + 3 * hourMs, 'YYYYY', { detail: { loadedMs: t0 + 3 * hourMs } });
    expect(boxOf(byRow).loadedMs).toBe(t0 + 3 * hourMs);
    expect(boxOf(byRow, fact('load', t0 + 4 * hourMs)).loadedMs).toBe(t0 + 4 * hourMs);
  });
});

describe('answers about the bill as a whole', () => {
  const boxes = [fact('manifest', t0), fact('manifest', t0, { containerNo: second })];
  const answer = (told: object) => fact('arrival-receipt', t0 + hourMs, { source: 'customs', ...told });
  const codes = (...facts: readonly Fact[]) => derive(...boxes, ...facts).boxes.map(({ arrivalReceiptCode }) => arrivalReceiptCode);

  it('speak for each of its boxes; one about a box for that box alone', () => {
    expect(codes(answer({ containerNo: null }))).toEqual(['01', '01']);
    expect(codes(answer({ containerNo: second }))).toEqual([null, '01']);
    expect(derive(...boxes, fact('customs-pass', t0, { containerNo: null })).bar.PASS!.boxesDone).toBe(2);
  });

  it('the newer one counts, whether it is about the box or the bill', () => {
    const refused = answer({ containerNo: second, saidMs: t0 + 2 * hourMs, detail: { code: '03' } });
    expect(codes(answer({ containerNo: null }), refused)).toEqual(['01', '03']);
    expect(codes(answer({ containerNo: null, saidMs: t0 + 3 * hourMs }), refused)).toEqual(['01', '01']);
  });
});

describe('what the port’s rows say of a box', () => {
  const partial = (saidMs: number, flags: object, more: object = {}): Fact =>
    fact('release-row', saidMs, { source: 'ningbo-port', detail: { flags, flagCodes: {}, ...more } as never });

  it('a flag that the newest row is silent about is as the newest row that told it', () => {
    const facts = [
      partial(t0, { customs: 'no', pass: 'no' }),
      partial(t0 + hourMs, { customs: 'yes' }),
      partial(t0 + 2 * hourMs, { arrive: 'yes' }),
    ];
    for (const heard of [facts, facts.toReversed(), [facts[1]!, facts[0]!, facts[2]!]]) {
      expect(boxOf(...heard).flags?.values).toEqual({ arrive: 'yes', customs: 'yes', pass: 'no' });
    }
  });

  it('each flag has the time at which it was given, where the row tells one', () => {
    const told = partial(t0, { customs: 'yes', pass: 'yes' }, { flagMs: { pass: t0 - hourMs }, remark: '无' });
    expect(boxOf(told).flags).toEqual({ values: { customs: 'yes', pass: 'yes' }, atMs: { pass: t0 - hourMs }, remark: '无' });
    expect(boxOf(fact('manifest', t0)).flags).toBeNull();
  });

  it('of two terminals the one that took the box into its books speaks; while none did, both', () => {
    const here = row(t0, 'YYYYY', { terminal: 'BLCT3' });
    const there = row(t0 + hourMs, 'NNNNN', { terminal: 'BLCTMS' });
    expect(boxOf(here, there).flags?.values.pass).toBe('no');
    expect(boxOf(row(t0, 'YYYYY', { terminal: 'BLCT3', detail: { receivedMs: t0 } }), there).flags?.values.pass).toBe('yes');
    const left = row(t0 + 2 * hourMs, 'NNNNY', { terminal: 'BLCT3' });
    const received = row(t0, 'YYYYY', { terminal: 'BLCT3', detail: { receivedMs: t0 } });
    expect(boxOf(received, left, there).flags?.values.pass).toBe('yes');
  });

  it('two codes of one terminal are one terminal: no row of it is a shell of the other', () => {
    const received = row(t0, 'YYYYN', { terminal: 'BLCT', detail: { receivedMs: t0 } });
    const passed = row(t0 + hourMs, 'YYYYY', { terminal: 'BLTCT' });
    expect(boxOf(received, passed).flags?.values.pass).toBe('yes');
  });

  it('a row without a terminal is of a place of its own', () => {
    const nameless = row(t0 + hourMs, 'NNNNN', { terminal: null });
    expect(boxOf(row(t0, 'YYYYY', { detail: { receivedMs: t0 } }), nameless).flags?.values.pass).toBe('yes');
  });
});

describe('what the port gave and says "not" of', () => {
  const gateIn = fact('gate-in', t0);
  const passed = row(t0 + hourMs, 'YYYYY');
  const takenBack = (...facts: readonly Fact[]) =>
    derive(gateIn, ...facts).withdrawn.map(({ node, containerNos }) => `${node} ${containerNos.length}`);

  it('was taken back when the port first said "not", and the row keeps the letter that it says', () => {
    const facts = [gateIn, passed, row(t0 + 2 * hourMs, 'YYYYN'), row(t0 + 3 * hourMs, 'YYYYN')];
    expect(derive(...facts).bar.TMPS).toMatchObject({ state: 'exception', atMs: t0 + 2 * hourMs });
    expect(boxOf(...facts)).toMatchObject({ waitsFor: 'TMPS', held: 'withdrawn', flags: { values: { pass: 'no' } } });
    expect(derive(...facts).heldMs).toBe(t0 + 2 * hourMs);
    expect(derive(...facts.toReversed())).toEqual(derive(...facts));
  });

  it('was taken back when the port said so, though nobody heard that it was given', () => {
    const facts = [gateIn, row(t0 + hourMs, 'YYYYN'), row(t0 + 2 * hourMs, 'YYYYT'), row(t0 + 3 * hourMs, 'YYYYN')];
    expect(derive(...facts).bar.TMPS).toMatchObject({ state: 'exception', atMs: t0 + 2 * hourMs });
  });

  it('tells the reason of the row where that is about this very flag', () => {
    const noted = (flags: string, remark: string): Fact => {
      const said = row(t0 + 2 * hourMs, flags);
      return { ...said, detail: { ...said.detail, remark } } as Fact;
    };
    expect(derive(gateIn, passed, noted('YNYYY', '放行成功')).bar.ASA).toMatchObject({ state: 'exception', note: null });
    expect(derive(gateIn, passed, noted('YNYYY', '运抵报告已删除')).bar.ASA).toMatchObject({ state: 'exception', note: '运抵报告已删除' });
  });

  it('is "not yet" where another source or another terminal had given it', () => {
    const elsewhere = fact('release-row', t0 + 2 * hourMs, {
      source: 'ningbo-edi',
      detail: { flags: { pass: 'no' }, remark: null, receivedMs: null, loadedMs: null },
    });
    expect(takenBack(passed, elsewhere)).toEqual([]);
    expect(takenBack({ ...passed, terminal: 'BLCT' }, { ...row(t0 + 2 * hourMs, 'YYYYN'), terminal: 'NBCT' })).toEqual([]);
    expect(takenBack({ ...passed, terminal: 'BLCT' }, { ...row(t0 + 2 * hourMs, 'YYYYN'), terminal: 'BLCT' })).toEqual(['TMPS 1']);
    expect(takenBack({ ...passed, terminal: 'BLCT' }, { ...row(t0 + 2 * hourMs, 'YYYYN'), terminal: null })).toEqual(['TMPS 1']);
  });

  it('is not taken back by a word that nobody knows, nor does such a word give it back', () => {
    expect(takenBack(passed, row(t0 + 2 * hourMs, 'YYYY?'))).toEqual([]);
    expect(takenBack(passed, row(t0 + 2 * hourMs, 'YYYYN'), row(t0 + 3 * hourMs, 'YYYY?'))).toEqual(['TMPS 1']);
    expect(takenBack(passed, row(t0 + 2 * hourMs, 'YYYYN'), row(t0 + 3 * hourMs, 'YYYYY'))).toEqual([]);
  });

  it('is neither arrival nor pass of a box that came in anew: of its second coming nothing was given', () => {
    const visits = [passed, fact('gate-out', t0 + 2 * hourMs), row(t0 + 3 * hourMs, 'YNYYN'), fact('gate-in', t0 + 10 * hourMs)];
    const again = derive(gateIn, ...visits);
    expect([again.bar.ASA!.state, again.bar.TMPS!.state, again.boxes[0]!.held, again.withdrawn]).toEqual(['running', 'running', null, []]);
    // What is given and taken on the second visit is.
    expect(takenBack(...visits, row(t0 + 11 * hourMs, 'YYYYN'), row(t0 + 12 * hourMs, 'YNYYN'))).toEqual(['ASA 1']);
    // Customs' word goes with the cargo: taken back is taken back.
    expect(takenBack(...visits, row(t0 + 12 * hourMs, 'YNNYN'))).toEqual(['PASS 1']);
  });

  it('stands since it was taken after it had been given last, by whichever source', () => {
    const at = (hours: number, pass: 'yes' | 'no', source: Fact['source']) =>
      fact('release-row', t0 + hours * hourMs, { source, detail: { flags: { pass }, remark: null, receivedMs: null, loadedMs: null } });
    const told = [at(1, 'yes', 'ningbo-port'), at(2, 'no', 'ningbo-port'), at(3, 'yes', 'ningbo-edi'), at(4, 'no', 'ningbo-edi')];
    expect(derive(gateIn, ...told).bar.TMPS).toMatchObject({ state: 'exception', atMs: t0 + 4 * hourMs });
  });

  it('goes with the ship that the bill left', () => {
    const other = { vesselName: 'OTHER SHIP', vesselCode: null, voyage: '7E' };
    const moved = fact('manifest', t0 + 3 * hourMs, other);
    expect(takenBack(passed, row(t0 + 2 * hourMs, 'YYYYN'), moved)).toEqual([]);
  });

  it("follows the forwarder's deletion of its list, which is told as that", () => {
    const list = fact('manifest', t0);
    const deleted = { ...fact('manifest', t0 + 90 * minuteMs), function: 'cancel' as const };
    expect(takenBack(list, passed, deleted, row(t0 + 2 * hourMs, 'NYYYY'))).toEqual([]);
    expect(takenBack(list, passed, row(t0 + 2 * hourMs, 'NYYYY'))).toEqual(['IFC 1']);
  });
});
