import type { TerminalRegistration } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyContext, BodyReader } from '../body-reader';
import { registrationLayouts, type RegistrationLayout } from './registration-layout';

/** 0x0100 in the lengths of its edition. A vehicle without plate (colour 0) names its VIN instead. */
export const readRegistration: BodyReader = (cursor, context) => {
  const { layout, maker, model, terminalId } = chooseTexts(cursor, context);
  const told = {
    province: cursor.word(),
    city: cursor.word(),
    maker: cursor.text(maker),
    model: cursor.text(model),
    terminalId: cursor.text(terminalId),
    plateColour: cursor.byte(),
  };
  const name = cursor.text(cursor.left);
  const hasPlate = told.plateColour !== 0;
  return { kind: 'registration', layout, ...told, plate: hasPlate ? name : null, vin: hasPlate ? null : name };
};

/**
 * Headers of 2011 and 2013 are the same, their registrations are not, and
 * vendors put the texts of one edition behind the header of another. The
 * edition of the header is meant when a plate colour and a plate stand where it
 * has them; else the first that they fit; else the longest of the header's that
 * has a colour there.
 */
function chooseTexts(cursor: ByteCursor, { isNew }: BodyContext): RegistrationTexts {
  const editions = isNew ? ([2019, 2013, 2011] as const) : ([2013, 2011, 2019] as const);
  const ofEditions = editions.map((layout) => ({ layout, ...registrationLayouts[layout] }));
  const fitting =
    ofEditions.find(({ bytes }) => hasPlateAt(cursor, bytes)) ??
    mixedLayouts.find(({ bytes }) => cursor.left > bytes && hasPlateAt(cursor, bytes));
  if (fitting !== undefined) return fitting;
  const layout = isNew ? 2019 : hasColourAt(cursor, registrationLayouts[2013].bytes - 1) || isBrokenOff(cursor) ? 2013 : 2011;
  return { layout, ...registrationLayouts[layout] };
}

/** True for texts of 2013 of which the end is lost: where 2011 has the colour, and the first sign behind it, stands what fills the model. */
function isBrokenOff(cursor: ByteCursor): boolean {
  const [old, { bytes }] = [registrationLayouts[2011].bytes, registrationLayouts[2013]];
  if (cursor.left <= old || cursor.left >= bytes) return false;
  return fillers.includes(cursor.peek(old - 1)) && fillers.includes(cursor.peek(old));
}

const fillers: readonly number[] = [0x00, 0x20];

function hasColourAt(cursor: ByteCursor, at: number): boolean {
  return cursor.left > at && cursor.peek(at) <= maxPlateColour;
}

type RegistrationTexts = RegistrationLayout & Pick<TerminalRegistration, 'layout'>;

/**
 * Texts of one edition beside those of another, as some makers have them: the
 * length of the model says which edition it is called.
 */
const mixedLayouts: readonly RegistrationTexts[] = ([2013, 2019, 2011] as const).flatMap((layout) => {
  const { model } = registrationLayouts[layout];
  return [5, 11].flatMap((maker) =>
    [7, 30].map((terminalId) => ({ layout, maker, model, terminalId, bytes: 2 + 2 + maker + model + terminalId + 1 })),
  );
});

/**
 * True when the last of the first `bytes` is a plate colour, and behind it
 * stands a plate, which begins with the sign of a province, or a VIN of 17
 * letters and digits, or nothing.
 */
function hasPlateAt(cursor: ByteCursor, bytes: number): boolean {
  const length = cursor.left - bytes;
  const colour = cursor.peek(bytes - 1);
  const isColour = colour <= maxPlateColour || (colour >= 91 && colour <= 94);
  if (length < 0 || !isColour) return false;
  if (length === 0) return true;
  if (colour !== 0) return length <= 16 && cursor.peek(bytes) >= 0x81;
  const vin = Array.from({ length: Math.min(length, 17) }, (_, at) => String.fromCharCode(cursor.peek(bytes + at))).join('');
  return length <= 18 && /^[0-9A-Z]{17}$/i.test(vin);
}

/** JT/T 697.7: 1 to 5, later 9 for other, 91 to 94 for new energy. */
const maxPlateColour = 9;
