import type { AdditionalInformation, CustomsDeclarationMessage, Transit, TransitSide } from '../../message';
import { group, many, one, oneFinished, text } from '../xml/element-fields';
import { ElementSchema } from '../xml/element-schema';
import { bills } from './consignment';
import { boxes } from './equipment';
import { blankMeans, blankVessel, finishVessel, meansSchema, vesselSchema, type MeansDraft } from './means';
import { blankParty, partySchema } from './party';
import { arrivalPlaceSchema, blankPlace, loadingPlaceSchema, placeSchema } from './place';

type InformationDraft = { -readonly [K in keyof AdditionalInformation]: AdditionalInformation[K] };

const informationSchema = new ElementSchema<InformationDraft>([
  text('Reason', 'reason'),
  text('ContactName', 'contactName'),
  text('ContactTel', 'contactTelephone'),
  text('Content', 'content'),
]);

function blankInformation(): InformationDraft {
  return { reason: null, contactName: null, contactTelephone: null, content: null };
}

type SideDraft = { -readonly [K in keyof TransitSide]: TransitSide[K] };

const sideSchema = new ElementSchema<SideDraft>([
  oneFinished('BorderTransportMeans', 'vessel', () => vesselSchema, blankVessel, finishVessel),
  one('LoadingLocation', 'loading', () => loadingPlaceSchema, blankPlace),
  one('UnloadingLocation', 'unloading', () => arrivalPlaceSchema, blankPlace),
  bills,
]);

function blankSide(): SideDraft {
  return { vessel: null, loading: null, unloading: null, bills: [] };
}

const transitSchema = new ElementSchema<Transit>([
  one('ImportInformation', 'inbound', () => sideSchema, blankSide),
  one('ExportInformation', 'outbound', () => sideSchema, blankSide),
]);

function blankTransit(): Transit {
  return { inbound: null, outbound: null };
}

/** What a Declaration says, but for what the Head says of it. */
export type DeclarationDraft = {
  -readonly [
    K in Exclude<
      keyof CustomsDeclarationMessage,
      'kind' | 'type' | 'reference' | 'function' | 'prepared' | 'vessel' | 'means' | 'about' | 'containerNos' | 'booked'
    >
  ]: CustomsDeclarationMessage[K];
} & {
  booked?: CustomsDeclarationMessage['booked'];
  /** Two of them in a change of ship that names both side by side. */
  means: readonly MeansDraft[];
};

/** A declaration that declares nothing yet. */
export function blankDeclaration(): DeclarationDraft {
  return {
    representative: null,
    office: null,
    exitOffice: null,
    agent: null,
    carrier: null,
    means: [],
    newVessel: null,
    loading: null,
    unloading: null,
    tallyParty: null,
    bills: [],
    boxes: [],
    transits: [],
    additional: null,
  };
}

/** Declaration of every message type, in the order of the MT2101 and MT3101 trees (domain guide 3.3). */
export const declarationSchema = new ElementSchema<DeclarationDraft>([
  group('RepresentativePerson', new ElementSchema<DeclarationDraft>([text('Name', 'representative')])),
  text('DeclarationOfficeID', 'office'),
  one('ExitCustomsOffice', 'exitOffice', () => placeSchema, blankPlace),
  group('Agent', new ElementSchema<DeclarationDraft>([text('ID', 'agent')])),
  group('Carrier', new ElementSchema<DeclarationDraft>([text('ID', 'carrier')])),
  many('BorderTransportMeans', 'means', () => meansSchema, blankMeans),
  oneFinished('ChangeBorderTransportMeans', 'newVessel', () => vesselSchema, blankVessel, finishVessel),
  one('LoadingLocation', 'loading', () => loadingPlaceSchema, blankPlace),
  one('UnloadingLocation', 'unloading', () => arrivalPlaceSchema, blankPlace),
  one('TallyParty', 'tallyParty', () => partySchema, blankParty),
  bills,
  boxes,
  many('Relation', 'transits', () => transitSchema, blankTransit),
  one('AdditionalInformation', 'additional', () => informationSchema, blankInformation),
]);
