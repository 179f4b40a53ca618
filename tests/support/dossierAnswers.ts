import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { HttpAgencies } from '@infrastructure/http/agencies/HttpAgencies';
import type { BankApi } from '@infrastructure/http/BankApi';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { HttpPersons } from '@infrastructure/http/holders/HttpPersons';
import { HttpDossiers } from '@infrastructure/http/journey/HttpDossiers';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { HttpProofs } from '@infrastructure/http/proofs/HttpProofs';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { HttpWorkflow } from '@infrastructure/http/workflow/HttpWorkflow';
import { words } from './pairs';

/** A call with a valid answer: it requires every field but those in `may`. Paths omit list indices. */
export interface Answered {
  readonly endpoint: string;
  readonly ask: (api: BankApi) => TaskEither<Failure, unknown>;
  readonly right: unknown;
  /** Optional fields; when present, their type is checked. */
  readonly may?: readonly string[];
  /** Maps whose entries are read one by one. */
  readonly maps?: readonly string[];
}

const price = { amount: { value: 3.7 } };
const offer = {
  right: {
    availableContracts: [
      { type: 'CARDS', catalogNumber: '10039', label: 'Carte', pricing: price, card: { debitType: 'IMM', displayPriority: 1 } },
    ],
    commercialOperations: [{ catalogContractNumber: '10039', dueDateQuantity: 12 }],
    packs: [{ priority: 1 }],
    youthOfferEligible: '0',
    socialShares: price,
    combinatorialPricings: { '10039': price },
  },
  may: ['combinatorialPricings'],
  maps: ['combinatorialPricings'],
};
const selectedContracts = [{ catalogNumber: '10039', type: 'CARDS', participants: [{ participationType: 'TIT' }] }];
const cart = {
  right: {
    ...offer.right,
    selectedContracts,
    dematerialization: '1',
    deliveryChoiceDone: '1',
    confirmedPrice: { promoted: 0, afterwards: 3.7, months: 12 },
  },
  may: [...offer.may, 'dematerialization', 'deliveryChoiceDone', 'confirmedPrice', 'confirmedPrice.months'],
  maps: offer.maps,
};

const state = {
  right: {
    id: 'coHolderSignature',
    variables: {
      type: 'joint',
      idEne: 'ene-1',
      isInitBo: '0',
      docs: [{ rank: '1', documentCode: '001111', controlResult: 'OK', controlId: 'control-1' }],
      holderVariables: { customerExternalId: '12345678', liveness: { livenessId: 'LV-1' } },
      coHolderVariables: {
        customerExternalId: '12345679',
        progress: { linkOpened: '1', termsAccepted: '0', videoChecked: '0', documentsRead: '0', signed: '0' },
      },
      adviser: { name: 'Nadia Exemple', agency: 'Nantes Centre' },
      lookAlikes: [
        { lastname: 'SOSIE', firstname: 'Ana', birthdate: '1990-01-01', town: 'Nantes', clientSince: 2015, matches: ['lastname'] },
      ],
      account: { number: '00012345678', iban: 'FR7699999000010001234567843', openedOn: '2025-10-15' },
      keptUntil: '2025-12-14',
      finalisation: { status: 'ONGOING' },
    },
    secureData: { holderId: '87654321', coHolderId: '87654322' },
  },
  may: words(`
    variables.docs.documentCode variables.docs.controlId variables.docs.controlResult variables.holderVariables.liveness variables.coHolderVariables
    variables.coHolderVariables.progress variables.adviser variables.lookAlikes variables.lookAlikes.birthdate variables.account
    variables.account.iban variables.account.openedOn variables.keptUntil variables.finalisation secureData.coHolderId
  `),
};

const externalReference = { externalReferenceValue: '12345678' };
const entries = { right: [{ code: 'A', label: 'Une' }] };
const countries = { right: [{ code: 'FR', label: 'France', osceCode: '001' }], may: ['osceCode'] };
const towns = { right: [{ cityId: '69123', label: 'Lyon', department: '69', postalCode: '69001' }], may: ['postalCode'] };
const nearAgency = {
  id: '00691',
  name: 'Lyon Centre',
  address: '3 place du Centre, 69001 Lyon',
  latitude: 45.7,
  longitude: 4.8,
  hours: { monday: '9:00 – 12:00' },
  contactChannels: [{ type: 'email', value: 'agence@example.fr' }],
};
const agency = { ...nearAgency, councilHours: { tuesday: '14:00 – 18:00' } };
const agencyMay = ['address', 'latitude', 'longitude', 'hours.monday'];

const slot = { idEne: 'ene-1', rank: '1' };
const upload = { ...slot, documentCode: '001112', pages: [], onProgress: () => undefined, signal: new AbortController().signal };

/** Every call of a file with a decoded answer. */
export const fileAnswers: readonly Answered[] = [
  { endpoint: 'GET /v1/cart/me', ask: api => new HttpCarts(api).mine(), ...cart },
  { endpoint: 'PATCH /v1/cart/me', ask: api => new HttpCarts(api).save([]), ...cart },
  { endpoint: 'GET /public/cart/anticipate', ask: api => new HttpCarts(api).forecast('individual', true), ...offer },
  { endpoint: 'GET /v1/states', ask: api => new HttpDossiers(api).mine(), ...state },
  { endpoint: 'PUT /v1/workflow/me', ask: api => new HttpWorkflow(api).advance('summary'), ...state },
  {
    endpoint: 'GET /v1/persons/me',
    ask: api => new HttpPersons(api).me(),
    right: { externalReference, identity: { firstname: 'Maëlle', lastname: 'Exemple' }, birth: { birthdate: '1992-03-27' } },
    may: ['identity', 'identity.firstname', 'identity.lastname', 'birth', 'birth.birthdate'],
  },
  {
    endpoint: 'GET /v1/persons/{id}',
    ask: api => new HttpProspects(api).byId('87654321'),
    right: {
      externalReference,
      identity: { civility: 'MME' },
      birth: { birthdate: '1992-03-27' },
      monthlyNetIncome: 2400,
      fiscalReferences: { frenchTaxResident: '1', otherObligations: [{ country: 'DE', taxId: '1' }] },
    },
    may: words(`
    identity identity.civility birth birth.birthdate monthlyNetIncome fiscalReferences fiscalReferences.frenchTaxResident
    fiscalReferences.otherObligations fiscalReferences.otherObligations.taxId
  `),
  },
  {
    endpoint: 'POST /v1/exchanges/{idEne}/documents',
    ask: api => new HttpDocuments(api, { silenceMs: 2_000, uploadAnswerMs: 2_000 }).send(upload),
    right: { documentId: 'doc-1' },
  },
  {
    endpoint: 'POST /v1/exchanges/{idEne}/controls',
    ask: api => new HttpDocuments(api, { silenceMs: 2_000, uploadAnswerMs: 2_000 }).control(slot),
    right: { controlId: 'control-1' },
  },
  {
    endpoint: 'GET /v1/proofs/{id}',
    ask: api => new HttpProofs(api).outcome('87654321', '1'),
    right: {
      processStatus: 'ENDED',
      controlResult: 'KO',
      controlId: 'control-1',
      reason: 'EXPIRED',
      read: { lastName: 'MODELE' },
      expected: { lastName: 'EXEMPLE' },
      comment: 'Trop sombre',
    },
    may: ['reason', 'read', 'expected', 'comment'],
    maps: ['read', 'expected'],
  },
  { endpoint: 'GET /v1/oscecountries', ask: api => new HttpReferentials(api).osceCountries(), ...countries },
  { endpoint: 'GET /v1/countries', ask: api => new HttpReferentials(api).countries(), ...countries },
  { endpoint: 'GET /v1/county', ask: api => new HttpReferentials(api).counties(), right: [{ code: '2A', label: 'Corse-du-Sud' }] },
  { endpoint: 'GET /v1/postal-towns', ask: api => new HttpReferentials(api).postalTowns('69001'), ...towns },
  { endpoint: 'GET /v1/birth-towns', ask: api => new HttpReferentials(api).birthTowns('69'), ...towns },
  { endpoint: 'GET /v1/referentials', ask: api => new HttpReferentials(api).entries('familySituations'), ...entries },
  { endpoint: 'GET /v1/referentials/wealth', ask: api => new HttpReferentials(api).wealth('PARTICULIER'), ...entries },
  { endpoint: 'GET /v2/referentials/type-voie', ask: api => new HttpReferentials(api).streetTypes(), ...entries },
  {
    endpoint: 'GET /v2/referentials/profession',
    ask: api => new HttpReferentials(api).profession('3105'),
    right: { code: '3105', label: 'Ingénieur' },
  },
  {
    endpoint: 'GET /v2/socioProfessionalCategory/professions',
    ask: api => new HttpReferentials(api).professions(),
    right: [{ category: { code: '3', label: 'Cadres' }, professions: [{ code: '3105', label: 'Ingénieur' }] }],
  },
  {
    endpoint: 'GET /v2/worksituations/{x}/professions/{y}/businesssectors',
    ask: api => new HttpReferentials(api).businessSectors('3', '3105'),
    ...entries,
  },
  {
    endpoint: 'GET /v1/referentials/location',
    ask: api => new HttpAgencies(api).locate('Lyon'),
    right: [{ label: 'Lyon', latitude: 45.7, longitude: 4.8 }],
  },
  {
    endpoint: 'GET /v1/structures/around',
    ask: api => new HttpAgencies(api).around({ latitude: 45.7, longitude: 4.8 }),
    right: [nearAgency],
    may: agencyMay,
  },
  {
    endpoint: 'GET /v1/structures/{id}',
    ask: api => new HttpAgencies(api).byId('00691', true),
    right: agency,
    may: [...agencyMay, 'councilHours', 'councilHours.tuesday'],
  },
];
