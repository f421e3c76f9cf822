/** Writers of UN/EDIFACT messages. */
export type { EdifactEnvelope } from './write/write-interchange';
export { writeCodeco } from './codeco/write-codeco';
export { writeCoarri } from './coarri/write-coarri';
export { writeCoparn } from './coparn/write-coparn';
export { writeBaplie } from './baplie/write-baplie';
export { writeMovins } from './movins/write-movins';
export { writeVermas } from './vermas/write-vermas';
export { writeContrl } from './contrl/write-contrl';
export { writeAperak } from './aperak/write-aperak';
export { answerInterchange, type InterchangeRefusal } from './receipts/answer-interchange';
export { receiptEnvelope } from './receipts/receipt-envelope';
export { refuseMessage, type RefusalLetter } from './receipts/refuse-message';
export { writeIftmbf } from './iftmbf/write-iftmbf';
export { writeCuscar } from './cuscar/write-cuscar';
export { writeIftsta } from './iftsta/write-iftsta';
