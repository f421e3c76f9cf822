import { tellCall } from '../voyage/tell-call';
import { readVoyages } from '../voyage/voyage-message';

/** 3227: place of arrival, port of call, terminal, berth. */
const portQualifiers = ['60', '153', '165', '164', '8'];

/** BERMAN, a ship asks for a berth (D00B to D16A). */
export const berman = readVoyages('BERMAN', (said) => tellCall(said, 'announced', portQualifiers));
