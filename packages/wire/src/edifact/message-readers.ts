import { aperak } from './aperak/read-aperak';
import { baplie } from './baplie/read-baplie';
import { berman } from './berman/read-berman';
import { calinf } from './calinf/read-calinf';
import { coarri } from './coarri/read-coarri';
import { codeco } from './codeco/read-codeco';
import { cohaor } from './cohaor/read-cohaor';
import { contrl } from './contrl/read-contrl';
import { coparn } from './coparn/read-coparn';
import { copino } from './copino/read-copino';
import { coprar } from './coprar/read-coprar';
import { coreor } from './coreor/read-coreor';
import { cuscar } from './cuscar/read-cuscar';
import { cusres } from './cusres/read-cusres';
import { ifcsum } from './ifcsum/read-ifcsum';
import { iftmbc } from './iftmbc/read-iftmbc';
import { iftmbf } from './iftmbf/read-iftmbf';
import { iftmcs } from './iftmcs/read-iftmcs';
import { iftmin } from './iftmin/read-iftmin';
import { iftsai } from './iftsai/read-iftsai';
import { iftsta } from './iftsta/read-iftsta';
import type { MessageReader } from './envelope/message-reader';
import { movins } from './movins/read-movins';
import { tpfrep } from './tpfrep/read-tpfrep';
import { untyped } from './envelope/untyped-message';
import { vermas } from './vermas/read-vermas';
import { vesdep } from './vesdep/read-vesdep';
import { westim } from './westim/read-westim';

/** Every EDIFACT message type that is read, by its 0065 name. */
export const messageReaders: ReadonlyMap<string, MessageReader> = new Map(
  [
    codeco,
    coarri,
    coprar,
    coparn,
    copino,
    cohaor,
    coreor,
    baplie,
    movins,
    westim,
    vermas,
    contrl,
    aperak,
    iftmbf,
    iftmbc,
    iftmin,
    iftmcs,
    ifcsum,
    cuscar,
    cusres,
    untyped,
    iftsta,
    iftsai,
    calinf,
    berman,
    vesdep,
    tpfrep,
  ].map((reader) => [reader.type, reader]),
);
