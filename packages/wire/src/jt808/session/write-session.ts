import type { TerminalBody, TerminalRegistration } from '../../message';
import type { ByteWriter } from '../../syntax/byte-writer';
import { imeiBytes, softwareBytes } from './read-authentication';
import { registrationLayouts } from './registration-layout';

/** 0x0100 in the field lengths of its layout. */
export function writeRegistration(out: ByteWriter, body: TerminalRegistration): void {
  const layout = registrationLayouts[body.layout];
  out.word(body.province).word(body.city);
  out.field(body.maker, layout.maker).field(body.model, layout.model).field(body.terminalId, layout.terminalId);
  out.byte(body.plateColour).text(body.plateColour === 0 ? body.vin : body.plate);
}

/** 0x0102: the code alone, since 2019 with IMEI and software behind it. */
export function writeAuthentication(
  out: ByteWriter,
  { code, imei, software }: Extract<TerminalBody, { kind: 'authentication' }>,
  isNew: boolean,
): void {
  if (isNew) out.shortText(code).field(imei, imeiBytes).field(software, softwareBytes);
  else out.text(code);
}
