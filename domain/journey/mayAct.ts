import { connected, type Connected } from '@domain/adviser/connected';
import { oneOf, record, type Of } from '@domain/kernel/shape';
import { rule } from '@domain/kernel/rule';
import { decided, type Row } from '@domain/kernel/table';
import { mode, type Mode } from '@domain/kernel/words';
import { stepRow, taskId, taskIds, type StepName, type TaskId } from './table';

/**
 * What a signed-in user does in a file. `fill`: papers and answers of either holder; `fillOwn`: those of their own part alone;
 * `correctEmail`: the address of the person who signs next; `read`: the co-holder confirms that they have read the file, on a shared
 * device; `consentOffers`: answers for themselves whether the bank may send offers; `handOver`: the adviser gives the file to the client;
 * `videoResult`: reads the result of the video check; `documents`: reads the documents to sign; `signedDocuments`: reads them again afterwards.
 */
export const act = oneOf(
  'fill',
  'fillOwn',
  'correctEmail',
  'read',
  'consentOffers',
  'handOver',
  'confirmNewClient',
  'terms',
  'certifyTax',
  'video',
  'videoResult',
  'documents',
  'sign',
  'signedDocuments',
);
export type Act = Of<typeof act>;

interface Given {
  readonly connected: Connected;
  readonly taskId: TaskId;
  readonly act: Act;
  readonly mode: Mode;
}

const recaps: readonly TaskId[] = ['summary', 'coHolderSummary'];
const filled = taskIds.filter((id, at) => stepRow(id).stage === 'file' && at < taskIds.indexOf('duplicateSearch'));
/** A task that asks for papers or answers. */
export const isFilled = (step: StepName): step is TaskId => filled.some(each => each === step);
/** The agency and the delivery of the cards are neither holder's in particular. */
const ofBoth = filled.filter(id => stepRow(id).of === null);

type When = Omit<Row<Given, boolean>['when'], 'taskId'>;

/** Acts that are allowed at these tasks, and at no other. */
const at = (when: When, tasks: readonly TaskId[], why: Pick<Row<Given, boolean>, 'because'>): readonly Row<Given, boolean>[] => [
  { when: { ...when, taskId: { oneOf: tasks } }, then: true, ...why },
  { when: { ...when, taskId: { noneOf: tasks } }, then: false, ...why },
];

const [alone, led] = [{ mode: 'omc' }, { mode: 'mdc' }] as const;
const client = { connected: { oneOf: ['TIT', 'COT'] as const } };
const adviser = { connected: 'adviser', ...led } as const;
const TIT = { connected: 'TIT' } as const;
const COT = { connected: 'COT' } as const;

const clientsActs = {
  oneOf: ['fillOwn', 'read', 'terms', 'certifyTax', 'video', 'documents', 'sign', 'signedDocuments', 'consentOffers'] as const,
};
const signing = { oneOf: ['video', 'videoResult', 'documents', 'sign'] as const };

const rows: readonly Row<Given, boolean>[] = [
  { when: { connected: 'nobody' }, then: false, because: 'D-105: neither a person of the file nor its adviser' },
  { when: { connected: 'adviser', ...alone }, then: false, because: 'ADV-01: no adviser leads a file that the prospect created' },
  { when: { ...adviser, act: clientsActs }, then: false, because: 'D-47: the adviser never accepts for the client' },
  {
    when: { ...client, act: { oneOf: ['handOver', 'confirmNewClient', 'correctEmail'] } },
    then: false,
    because: 'ADV-02: the adviser’s own acts',
  },
  {
    when: { ...client, ...led, act: { oneOf: ['fill', 'fillOwn', 'read'] } },
    then: false,
    because: 'D-47: the client waits for the adviser',
  },
  ...at({ ...adviser, act: 'fill' }, [...filled, ...recaps], { because: 'ADV-02: the adviser fills the file' }),
  ...at({ ...adviser, act: 'handOver' }, recaps, { because: 'D-47: the adviser hands the file over from its recaps' }),
  ...at({ ...adviser, act: 'confirmNewClient' }, ['duplicateConfirmation'], { because: 'D-08: the adviser confirms a new client' }),
  ...at({ ...adviser, act: 'videoResult' }, ['signature', 'coHolderSignature'], { because: 'LIV-05: the adviser follows the check' }),
  ...at({ ...adviser, act: 'correctEmail' }, ['signature', 'coHolderSignature'], { because: 'ADV-03: after the hand-over' }),
  ...at({ ...TIT, ...alone, act: 'fill' }, [...filled, 'summary'], {
    because: 'D-43, D-105, D-123: in the holder’s session, on one device, until they accept',
  }),
  ...at({ ...COT, ...alone, act: 'fill' }, ofBoth, { because: 'AGY-01: what is neither’s in particular' }),
  {
    when: { ...TIT, ...alone, act: 'fillOwn' },
    then: false,
    because: 'D-43, D-108: the holder fills both parts, or returns to their recap',
  },
  ...at({ ...COT, ...alone, act: 'fillOwn' }, [...filled, 'coHolderSummary', 'coHolderSignature'], {
    because: 'JNT-01, JNT-03, D-105: what is theirs, in a session of their own',
  }),
  ...at({ ...TIT, ...alone, act: 'consentOffers' }, [...filled, 'summary'], { because: 'D-64, D-124: until they accept' }),
  ...at({ ...COT, ...alone, act: 'consentOffers' }, [...filled, 'coHolderSummary', 'coHolderSignature'], {
    because: 'D-64, D-124: in a session of their own',
  }),
  ...at({ ...TIT, ...led, act: 'consentOffers' }, ['signature'], { because: 'D-47, D-124: on the page that opens the file' }),
  ...at({ ...COT, ...led, act: 'consentOffers' }, ['coHolderSignature'], { because: 'D-47, D-124: on the page that opens the file' }),
  ...at({ ...client, ...alone, act: 'read' }, ['coHolderSummary'], { because: 'D-43: on the device that both share' }),
  ...at({ ...TIT, ...alone, act: 'terms' }, ['summary'], { because: 'SUM-02, XTR-63: on the holder’s own recap' }),
  ...at({ ...TIT, ...alone, act: 'certifyTax' }, ['compInfos', 'summary'], { because: 'D-105: of their own tax residence' }),
  ...at({ ...TIT, ...led, act: { oneOf: ['terms', 'certifyTax'] } }, ['signature'], {
    because: 'D-47: the client accepts what the adviser typed',
  }),
  ...at({ ...COT, act: 'terms' }, ['coHolderSignature'], { because: 'D-23, XTR-63: in a session of their own' }),
  ...at({ ...COT, ...alone, act: 'certifyTax' }, ['coHolderCompInfos', 'coHolderSummary', 'coHolderSignature'], {
    because: 'D-105: of their own tax residence, in a session of their own',
  }),
  ...at({ ...COT, ...led, act: 'certifyTax' }, ['coHolderSignature'], { because: 'D-47: the client certifies what the adviser typed' }),
  ...at({ ...TIT, act: signing }, ['signature'], { because: 'LIV-01, SGN-01, SGN-03, XTR-63' }),
  ...at({ ...COT, act: signing }, ['coHolderSignature'], { because: 'LIV-01, SGN-01, SGN-03, XTR-63' }),
  ...at({ ...TIT, act: 'signedDocuments' }, ['coHolderSignature', 'welcome'], { because: 'XTR-09: once they have signed' }),
  ...at({ ...COT, act: 'signedDocuments' }, ['welcome'], { because: 'XTR-09: once they have signed' }),
];

/** A case of the examples. `mode`: omc by default. */
const given = (connected: Connected, act: Act, taskId: TaskId, mode: Mode = 'omc'): Given => ({ connected, taskId, act, mode });

export const journeyMayAct = rule({
  id: 'journey.mayAct',
  requirements: [
    'XTR-63',
    'JNT-01',
    'JNT-03',
    'ADV-01',
    'ADV-02',
    'SUM-02',
    'LIV-01',
    'LIV-05',
    'SGN-01',
    'SGN-03',
    'D-08',
    'D-23',
    'D-43',
    'D-47',
    'D-105',
  ],
  title: { fr: 'Qui peut faire quoi dans un dossier', en: 'Who may do what in a file' },
  says: {
    fr: 'Le titulaire et le co-titulaire remplissent ensemble le dossier, dans la session du titulaire, ou le conseiller le remplit. Dans sa propre session, le co-titulaire ne donne et ne corrige que sa partie, et choisit l’agence et la livraison, qui sont aux deux ; une fois que le titulaire a accepté, le titulaire revient à son récapitulatif pour corriger. Accepter les conditions, certifier sa résidence fiscale, se filmer, lire les documents et signer : seule la personne concernée le fait, dans sa propre session et à sa propre tâche ; jamais le conseiller, ni l’autre titulaire. Une personne étrangère au dossier n’y fait rien.',
    en: 'Holder and co-holder fill the file together, in the holder’s session, or the adviser fills it. In a session of their own, the co-holder gives and corrects their own part only, and chooses the agency and the delivery, which are of both; once the holder has accepted, the holder returns to their recap to correct. Accepting the terms, certifying tax residence, filming oneself, reading the documents and signing: only the person concerned does it, in their own session and at their own task; never the adviser, nor the other holder. Nobody from outside the file does anything in it.',
  },
  clauses: [
    ['in the holder’s session', 'the holder gives the co-holder’s papers', 'the co-holder gives the holder’s papers'],
    ['corrects their own part only', 'the co-holder gives their own papers', 'the co-holder gives the holder’s papers'],
    ['which are of both', 'the co-holder chooses the agency', 'the co-holder answers for the holder'],
    ['only the person concerned', 'the holder accepts at their recap', 'the co-holder accepts in the holder’s place'],
    ['never the adviser', 'the client of an adviser accepts', 'the adviser accepts for the client'],
    ['Nobody from outside', 'the holder fills their forms', 'somebody else fills them'],
  ],
  input: record({ connected, taskId, act, mode }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the holder fills their forms', given('TIT', 'fill', 'compInfos'), true],
    ['the holder fills what they have signed', given('TIT', 'fill', 'coHolderSignature'), false],
    ['the holder gives the co-holder’s papers', given('TIT', 'fill', 'coHolderIdentityDocUpload'), true],
    ['the co-holder gives the holder’s papers', given('COT', 'fill', 'identityDocUpload'), false],
    ['the co-holder answers for the holder', given('COT', 'fill', 'compInfos'), false],
    ['the co-holder gives their own papers', given('COT', 'fillOwn', 'coHolderIdentityDocUpload'), true],
    ['the co-holder gives them while the bank waits for the holder’s', given('COT', 'fillOwn', 'addressDocUpload'), true],
    ['the co-holder chooses the agency', given('COT', 'fill', 'structureChoice'), true],
    ['the co-holder of an adviser’s file gives their papers', given('COT', 'fillOwn', 'coHolderIdentityDocUpload', 'mdc'), false],
    ['the client of an adviser accepts offers', given('TIT', 'consentOffers', 'signature', 'mdc'), true],
    ['the adviser accepts offers for them', given('adviser', 'consentOffers', 'summary', 'mdc'), false],
    ['the holder takes the offers back at their recap', given('TIT', 'consentOffers', 'summary'), true],
    ['the holder takes them back once they have accepted', given('TIT', 'consentOffers', 'signature'), false],
    ['the co-holder accepts offers in their own session', given('COT', 'consentOffers', 'coHolderSignature'), true],
    ['the co-holder accepts offers at the holder’s recap', given('COT', 'consentOffers', 'summary'), false],
    ['the client of an adviser accepts offers while the adviser types', given('TIT', 'consentOffers', 'compInfos', 'mdc'), false],
    ['the co-holder of an adviser’s file accepts offers', given('COT', 'consentOffers', 'coHolderSignature', 'mdc'), true],
    ['the co-holder of an adviser’s file accepts them at the holder’s page', given('COT', 'consentOffers', 'signature', 'mdc'), false],
    ['the co-holder gives their papers during the review', given('COT', 'fillOwn', 'middleControl'), false],
    ['the co-holder corrects at the holder’s recap', given('COT', 'fill', 'summary'), false],
    ['the holder fills at the co-holder’s recap', given('TIT', 'fill', 'coHolderSummary'), false],
    ['the holder corrects their part there', given('TIT', 'fillOwn', 'coHolderSummary'), false],
    ['the co-holder fills the file at their recap', given('COT', 'fill', 'coHolderSummary'), false],
    ['the co-holder corrects their part at their recap', given('COT', 'fillOwn', 'coHolderSummary'), true],
    ['the co-holder corrects it before they sign', given('COT', 'fillOwn', 'coHolderSignature'), true],
    ['the co-holder corrects it after they signed', given('COT', 'fillOwn', 'welcome'), false],
    ['the adviser corrects an address after the hand-over', given('adviser', 'correctEmail', 'signature', 'mdc'), true],
    ['the adviser corrects it after the end', given('adviser', 'correctEmail', 'welcome', 'mdc'), false],
    ['the client corrects it in the adviser’s place', given('TIT', 'correctEmail', 'signature', 'mdc'), false],
    ['somebody else fills them', given('nobody', 'fill', 'compInfos'), false],
    ['an adviser fills a file that the prospect created', given('adviser', 'fill', 'compInfos'), false],
    ['the adviser fills the file', given('adviser', 'fill', 'compInfos', 'mdc'), true],
    ['the adviser fills a file that was handed over', given('adviser', 'fill', 'signature', 'mdc'), false],
    ['their client waits', given('TIT', 'fill', 'compInfos', 'mdc'), false],
    ['the adviser hands over', given('adviser', 'handOver', 'summary', 'mdc'), true],
    ['the adviser hands over before the recap', given('adviser', 'handOver', 'compInfos', 'mdc'), false],
    ['the client hands over', given('TIT', 'handOver', 'summary', 'mdc'), false],
    ['the adviser confirms a new client', given('adviser', 'confirmNewClient', 'duplicateConfirmation', 'mdc'), true],
    ['the adviser confirms one at the recap', given('adviser', 'confirmNewClient', 'summary', 'mdc'), false],
    ['the co-holder has read, in the holder’s session', given('TIT', 'read', 'coHolderSummary'), true],
    ['the co-holder has read before the holder', given('COT', 'read', 'summary'), false],
    ['the holder accepts at their recap', given('TIT', 'terms', 'summary'), true],
    ['the co-holder accepts in the holder’s place', given('COT', 'terms', 'summary'), false],
    ['the holder accepts at the co-holder’s recap', given('TIT', 'terms', 'coHolderSummary'), false],
    ['the co-holder accepts in their own session', given('COT', 'terms', 'coHolderSignature'), true],
    ['the adviser accepts for the client', given('adviser', 'terms', 'signature', 'mdc'), false],
    ['the client of an adviser accepts', given('TIT', 'terms', 'signature', 'mdc'), true],
    ['the client of an adviser accepts too early', given('TIT', 'terms', 'summary', 'mdc'), false],
    ['the holder certifies their tax residence', given('TIT', 'certifyTax', 'compInfos'), true],
    ['the holder certifies the co-holder’s', given('TIT', 'certifyTax', 'coHolderCompInfos'), false],
    ['the co-holder certifies it themselves', given('COT', 'certifyTax', 'coHolderSummary'), true],
    ['the co-holder certifies the holder’s', given('COT', 'certifyTax', 'compInfos'), false],
    ['the co-holder certifies what the adviser typed', given('COT', 'certifyTax', 'coHolderSignature', 'mdc'), true],
    ['the co-holder certifies it while the adviser types', given('COT', 'certifyTax', 'coHolderCompInfos', 'mdc'), false],
    ['the holder films themselves', given('TIT', 'video', 'signature'), true],
    ['the co-holder films themselves too early', given('COT', 'video', 'signature'), false],
    ['the adviser reads the result', given('adviser', 'videoResult', 'signature', 'mdc'), true],
    ['the adviser reads a result after the end', given('adviser', 'videoResult', 'welcome', 'mdc'), false],
    ['the co-holder signs', given('COT', 'sign', 'coHolderSignature'), true],
    ['the holder signs for them', given('TIT', 'sign', 'coHolderSignature'), false],
    ['the holder reads again what they signed', given('TIT', 'signedDocuments', 'coHolderSignature'), true],
    ['the holder reads it before signing', given('TIT', 'signedDocuments', 'signature'), false],
    ['the co-holder reads again what they signed', given('COT', 'signedDocuments', 'welcome'), true],
    ['the co-holder reads it before signing', given('COT', 'signedDocuments', 'coHolderSignature'), false],
  ],
});
