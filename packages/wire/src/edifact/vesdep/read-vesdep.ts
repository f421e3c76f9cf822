import { tellCall } from '../voyage/tell-call';
import { readVoyages } from '../voyage/voyage-message';

/** 3227: port of call, of departure, terminal, berth, else port of loading. */
const portQualifiers = ['153', '5', '165', '164', '9'];

/** VESDEP, a ship has left (D95B to D16A). */
export const vesdep = readVoyages('VESDEP', (said) => tellCall(said, 'departed', portQualifiers));
