// Guarantee (U-19): the face that comes with the page draws every sign that the product says. For one that it lacks the
// browser asks for a whole range more, on the first visit, and the line is drawn twice.
import { expect, it } from 'vitest';
import { saidSigns, signsOfFaces } from './own-signs';

it('U-19 draws whatever the product says; else run `npm run faces`', () => {
  const said = saidSigns();
  const drawn = signsOfFaces();
  expect(said.size).toBeGreaterThan(800);
  expect([...said].filter((sign) => !drawn.has(sign)).join('')).toBe('');
});
