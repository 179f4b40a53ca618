import type { FileStateName } from '@contracts/states/dossier';
import { documentsOfRank } from '@domain/proofs/ofRank';
import { papers, ranks, type ProofCategory } from '@domain/proofs/papers';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { isRecord } from '@domain/kernel/shape';
import type { Bank } from '@sandbox/bank';
import { keepProof } from '@sandbox/proofs';
import { sendContactCode } from '@sandbox/phone/contact';
import { frontOf } from '@sandbox/places';
import type { Applicant } from '@sandbox/store/applicants';
import { Challenge, type Proof, type Subscription } from '@sandbox/store/documents';
import { offeredSeed } from './cartSeed';
import { FAKE, front, wholePdf } from './fake';
import { known } from './known';
import { adviserConnected, bearerOf, file, text, withValues, workflowOf, type Params, type Seed } from './support';
import { awaitsIdentity, walletAsked } from './walletSeeds';

const HOUR_MS = 3_600_000;

/** The holder's file, or a joint file where the parameters name the co-holder. */
const dossierOf = (bank: Bank, params: Params, of: 'TIT' | 'COT'): Subscription =>
  known(bank, params, of === 'COT' ? 'joint' : 'individual');
const roleOf = ({ role }: Params): 'TIT' | 'COT' => (role === 'COT' ? 'COT' : 'TIT');
const ofRank = (bank: Bank, params: Params): Subscription =>
  dossierOf(bank, params, documentsOfRank.decide({ rank: text(params['docRank'], ranks.TIT.identity) }).participant);

const ofRankSeed: Seed = (bank, params) => void ofRank(bank, params);

type Stand = 'SENT' | 'COMPLETE' | 'ONGOING' | 'OK' | 'KO';
const standings: readonly Stand[] = ['SENT', 'COMPLETE', 'ONGOING', 'OK', 'KO'];

const codes: Readonly<Record<ProofCategory, string>> = {
  identity: papers.CNI.code,
  address: papers.ELECTRICITY.code,
  income: papers.PAYSLIP.code,
};

const facts = { read: { lastName: 'MODELE' }, expected: { lastName: 'EXEMPLE' } };

const analysed = (bank: Bank, stand: Stand): Partial<Proof> => {
  if (stand === 'SENT' || stand === 'COMPLETE') return {};
  const dueAt = bank.millis() + (stand === 'ONGOING' ? HOUR_MS : -HOUR_MS);
  return { controlId: 'control-1', dueAt, outcome: { result: stand === 'KO' ? 'KO' : 'OK', ...facts } };
};

/** What a proof from a wallet contains. */
const fromWallet = { documentCode: WALLET_CODE, identity: FAKE.identity } satisfies Partial<Proof>;

const proof = (bank: Bank, { id }: Subscription, rank: string, stand: Stand, change: Partial<Proof> = {}): void => {
  const documentCode = codes[documentsOfRank.decide({ rank }).category];
  const pages = stand === 'SENT' ? [wholePdf] : [];
  const sent = { subscription: id, rank, documentCode, pages, complete: stand !== 'SENT', forced: false };
  keepProof(bank, { ...sent, ...analysed(bank, stand), ...change });
};

const sent =
  (stand: Stand, change: Partial<Proof> = {}): Seed =>
  (bank, params) =>
    proof(bank, ofRank(bank, params), text(params['docRank'], ranks.TIT.identity), stand, change);

const controlled: Seed = (bank, params) => {
  const { docRank, status, result, reason, comment, birthdate, nationality, wallet } = params;
  if (status === 'ERROR') bank.situation = { analysisDown: true };
  const stand = status === 'ENDED' && (result === 'OK' || result === 'KO') ? result : 'ONGOING';
  const subscription = ofRank(bank, params);
  const rank = text(docRank, ranks.TIT.identity);
  const { outcome } = analysed(bank, stand);
  proof(bank, subscription, rank, stand, {
    ...(outcome && {
      outcome: {
        ...outcome,
        ...(typeof reason === 'string' ? { reason } : {}),
        ...(typeof birthdate === 'string' ? { read: { ...outcome.read, birthdate } } : {}),
        ...(typeof nationality === 'string' ? { read: { ...outcome.read, nationality } } : {}),
      },
    }),
    ...(typeof comment === 'string' ? { comment } : {}),
    ...(wallet === true ? fromWallet : {}),
  });
};

/** A file with these proofs; at the recap if all of the holder's are valid. */
const documents: Seed = (bank, params) => {
  const docs = isRecord(params['docs']) ? params['docs'] : {};
  const whole = Object.values(ranks.TIT).every(rank => docs[rank] === 'OK');
  const subscription = known(bank, params, workflowOf(params), whole ? { task: 'summary' } : {});
  for (const [rank, standing] of Object.entries(docs))
    if (standing === 'WALLET') proof(bank, subscription, rank, 'OK', fromWallet);
    else proof(bank, subscription, rank, standings.find(each => each === standing) ?? 'SENT');
};

const peopleIn = (bank: Bank, subscription: Subscription): void => {
  const { holder, coHolder } = subscription;
  const known = (applicant: Applicant): Applicant => {
    const identity = { ...(isRecord(FAKE.details['identity']) ? FAKE.details['identity'] : {}), ...applicant.person.identity };
    return { ...applicant, details: { ...FAKE.details, identity } };
  };
  bank.keep({ ...subscription, holder: known(holder), ...(coHolder ? { coHolder: known(coHolder) } : {}) });
};

const person: Seed = (bank, params) => {
  const subscription = dossierOf(bank, params, roleOf(params));
  if (params['values'] !== undefined) bank.keep({ ...subscription, holder: withValues(subscription.holder, params['values']) });
  else if (params['level'] === 'complete') peopleIn(bank, subscription);
};

const atRecap = (bank: Bank, params: Params): Subscription => {
  const subscription: Subscription = { ...dossierOf(bank, params, roleOf(params)), task: 'summary' };
  peopleIn(bank, subscription);
  return subscription;
};

/** The bank sent this code to the signed-in person on the recap. D-62 */
const withCode: Seed = (bank, params) => {
  const { id: subscription } = atRecap(bank, params);
  const participant = roleOf(params);
  bearerOf(bank, { subscription, participant });
  const sent = bank.subscription(subscription);
  if (sent) sendContactCode(bank, sent, participant, frontOf(bank));
  for (const each of bank.store.ofDossier('challenge', subscription, Challenge))
    bank.store.put('challenge', each.id, { ...each, code: text(params['code'], '') });
};

const atTask =
  (done: boolean): Seed =>
  (bank, params) => {
    const workflow = workflowOf(params);
    const change = { task: text(params['task'], ''), initBo: params['isInitBo'] === '1', prepared: done };
    const subscription = known(bank, params, workflow, change);
    if (change.initBo && params['connected'] !== 'client') adviserConnected(bank, subscription.id);
    if (!done) return;
    peopleIn(bank, subscription);
    for (const rank of Object.values(ranks.TIT)) proof(bank, subscription, rank, 'OK');
    if (workflow === 'joint') for (const rank of Object.values(ranks.COT)) proof(bank, subscription, rank, 'OK');
  };

/** For states that need only a file and a token, because the bank's other data is real. */
const asItIs: Seed = bank => void file(bank);

const situated =
  (situation: (params: Params) => Bank['situation'], seed: Seed = asItIs): Seed =>
  (bank, params) => {
    seed(bank, params);
    bank.situation = situation(params);
  };

/** A seed for each state of the file. */
export const dossierSeeds: Readonly<Record<FileStateName, Seed>> = {
  'an offer says what its cards have': offeredSeed,
  'a cart forecast combines prices': situated(() => ({ combinedPrices: true })),
  'a cart forecast is taken for malformed': situated(() => ({ misunderstood: true })),
  'the prospect has no cart': situated(() => ({ cartRefusal: 'absent' })),
  'the cart cannot be given': situated(({ code }) => ({ cartRefusal: text(code, 'generic') })),
  'an exchange awaits documents': ofRankSeed,
  'an exchange keeps one side': sent('SENT', { pages: [front] }),
  'an exchange refuses documents': situated(() => ({ mostBytes: 'none' }), ofRankSeed),
  'an exchange takes documents in turn': (bank, params) => {
    ofRankSeed(bank, params);
    bank.setSwitches({ papers: 'refused' });
  },
  'an exchange takes small documents alone': situated(({ bytes }) => ({ mostBytes: Number(bytes) }), ofRankSeed),
  'an exchange has its pages': sent('SENT'),
  'an exchange has a complete document': sent('COMPLETE'),
  'an exchange has a controlled document': situated(({ once }) => ({ controlsOnce: once === true }), sent('OK')),
  'the income proof is missing': (bank, params) => {
    const subscription = known(bank, params);
    for (const rank of [ranks.TIT.identity, ranks.TIT.address]) proof(bank, subscription, rank, 'OK');
  },
  'a document control has an outcome': controlled,
  'no document was sent': ofRankSeed,
  'the subscription has documents': documents,
  'a wallet may give an identity': awaitsIdentity,
  'no wallet is asked': situated(() => ({ walletOff: true }), awaitsIdentity),
  'a wallet was asked': walletAsked,
  'no wallet was asked': asItIs,
  'a person exists': person,
  'a person stands at the recap': (bank, params) => void atRecap(bank, params),
  'a person holds a code': withCode,
  'a person is unknown': asItIs,
  'a person of the file cannot be accepted': situated(({ code }) => ({ refusal: text(code, '') }), person),
  'a task is done': atTask(true),
  'a task is not done': atTask(false),
  'the act of a task is another person’s': (bank, params) => {
    atTask(true)(bank, { ...params, workflow: 'joint' });
    bearerOf(bank, { subscription: bank.subscriptions()[0]?.id ?? '', participant: roleOf(params) });
  },
  'the referential has entries': asItIs,
  'entries of a list have other names': situated(() => ({ namedAlone: true })),
  'a referential is unknown': situated(({ name }) => ({ unknownReferential: text(name, '') })),
  'a postal code has towns': asItIs,
  'a postal code has no town': asItIs,
  'a county has birth towns': asItIs,
  'a county has no birth town': asItIs,
  'a country has a fiscal format': asItIs,
  'a country has no fiscal format': asItIs,
  'a country is unknown': asItIs,
  'an address can be located': asItIs,
  'an address cannot be located': asItIs,
  'a profession exists': asItIs,
  'a profession is unknown': asItIs,
  'a profession has business sectors': asItIs,
  'a profession has no business sector': asItIs,
  'a profession is not of the category': asItIs,
  'an agency exists': asItIs,
  'an agency is unknown': asItIs,
  'agencies exist around a point': situated(({ ids }) => (Array.isArray(ids) ? { agencies: ids.map(String) } : {})),
  'no agency exists around a point': asItIs,
};
