import { tellCall } from '../voyage/tell-call';
import { readVoyages } from '../voyage/voyage-message';

/** 3227: port of call, of arrival, terminal, berth, else port of loading, discharge or destination. */
const portQualifiers = ['153', '60', '165', '164', '9', '11', '8'];

/** CALINF, a ship announces its call (D95B to D16A). */
export const calinf = readVoyages('CALINF', (said) => tellCall(said, 'announced', portQualifiers));
