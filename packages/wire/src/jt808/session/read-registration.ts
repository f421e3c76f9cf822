import type { TerminalRegistration } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyContext, BodyReader } from '../body-reader';
import { registrationLayouts } from './registration-layout';

/** 0x0100 in the lengths of its edition. A vehicle without plate (colour 0) names its VIN instead. */
export const readRegistration: BodyReader = (cursor, context) => {
  const layout = chooseLayout(cursor, context);
  const { maker, model, terminalId } = registrationLayouts[layout];
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
 * Headers of 2011 and 2013 are the same, their registrations are not. The
 * longer one is meant when it fits and a plate colour stands where it has it;
 * a long name behind the shorter one has a letter there.
 */
function chooseLayout(cursor: ByteCursor, { isNew }: BodyContext): TerminalRegistration['layout'] {
  if (isNew) return 2019;
  const colourAt = registrationLayouts[2013].bytes - 1;
  return cursor.left > colourAt && cursor.peek(colourAt) <= maxPlateColour ? 2013 : 2011;
}

/** JT/T 697.7: 1 to 5, later 9 for other, 91 to 94 for new energy. */
const maxPlateColour = 9;
