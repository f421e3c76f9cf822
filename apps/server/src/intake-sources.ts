/** What a start script asks of the built product: the sources that need a key. */
export { intakeSources } from '@mastlight/domain/intake/intake-source';
export { lineCodes } from '@mastlight/domain/line-tracking/lines';
