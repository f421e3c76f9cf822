// Guarantee: each thing of a batch is told what became of it, with the row it has now.
import { describe, expect, it } from 'vitest';
import { tellOutcomes } from './tell-outcomes';

const result = { added: new Map([['a', 1]]), known: new Map([['k', 2]]), refused: new Map([['r', 'full']]) };
const asked = (key: string, fault: string | null = null) => ({ key, fault });

describe('an outcome', () => {
  it.each([
    ['added', [asked('a')], ['added null 1']],
    ['there before', [asked('k')], ['repeated 已在订阅中 2']],
    [
      'named twice',
      [asked('a'), asked('a'), asked('k'), asked('k')],
      ['added null 1', 'repeated 本次粘贴里重复 1', 'repeated 已在订阅中 2', 'repeated 本次粘贴里重复 2'],
    ],
    ['refused, as often as it is named', [asked('r'), asked('r')], ['failed full null', 'failed full null']],
    ['faulty, whatever its key', [asked('a', 'bad'), asked('a')], ['failed bad null', 'added null 1']],
    ['gone since it was seen', [asked('x')], ['repeated 已在订阅中 null']],
  ])('%s', (_name, batch, said) => {
    expect(tellOutcomes(batch, result).map(({ code, reason, id }) => `${code} ${reason} ${id}`)).toEqual(said);
  });

  it('of what another call added meanwhile is no refusal', () => {
    expect(tellOutcomes([asked('k')], { ...result, refused: new Map([['k', 'full']]) })[0]).toMatchObject({ code: 'repeated', id: 2 });
  });
});
