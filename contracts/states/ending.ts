import type { ProviderState } from './providerState';

const exchange = { id: 'id of the exchange' };
const uuid = { uuid: 'uuid of the subscription' };

/** The states of the end: video check, documents and signature, decision, e-mailed links, SMS, calls outside production. */
export const endingStates = {
  'a liveness check has an outcome': {
    meaning: 'The prospect connected has a video check with this outcome.',
    params: {
      livenessId: 'id of the check',
      status: 'ONGOING | ENDED | ERROR',
      validated: 'boolean, where it has ended',
      count: 'attempts used, this one included',
      role: 'TIT | COT, whose; the holder’s unless told',
    },
  },
  'the liveness attempts are exhausted': {
    meaning: 'The prospect connected may begin no other video check, and the last one says so.',
    params: { livenessId: 'id of the last check', count: 'attempts used' },
  },
  'the video check needs a consent': {
    meaning: 'The file stands at the signature of the holder, and the bank refuses a video check without the consent of the person.',
    params: { origin: 'where the capture page stands: no address of another origin is opened' },
  },
  'an exchange has documents to sign': {
    meaning: 'The file stands at the signature of this person; it has documents to read before and documents to sign.',
    params: {
      ...exchange,
      role: 'TIT | COT',
      documents: 'ids of these documents, each of one document alone; there is no other',
      chosen: 'everything: this person has a card, an insurance and an overdraft',
      without: 'the document, by its type, that the bank leaves out',
      origin: 'where the pages stand to which this person is sent: no address of another origin is opened',
    },
  },
  'an exchange has nothing to sign': {
    meaning: 'The exchange is the prospect’s, its file does not stand at a signature.',
    params: exchange,
  },
  'an exchange is unknown': { meaning: 'The prospect connected has no exchange of this id.', params: exchange },
  'the participant has already signed': { meaning: 'This person of the file has signed.', params: { ...exchange, role: 'TIT | COT' } },
  'a signature session has a status': {
    meaning: 'The ceremony of the person whose turn it is stands so; the video check has passed.',
    params: { ...exchange, status: 'ONGOING | ENDED | ERROR', result: 'OK | KO, where it has ended' },
  },
  'the holder signature is refused': {
    meaning: 'The holder has signed, and the bank does not accept the signature.',
    params: exchange,
  },
  'the final decision is': {
    meaning: 'Everything is signed; asked to end the subscription, the bank decides so.',
    params: { decision: 'accepted | analysis, or the functional code with which it is refused' },
  },
  'a finalisation stands at': {
    meaning: 'The subscription was ended; the account’s creation stands so.',
    params: {
      status: 'ONGOING | ENDED | ERROR',
      result: 'created | finalizeFurtherAnalysis | finalizeRejected | finalizeGeneric, where it has ended',
      number: 'number of the account',
      iban: 'its IBAN, whose key and number agree',
      openedOn: 'ISO day on which it was opened',
      opensOn: 'ISO day on which it will be opened, where it has not ended',
    },
  },
  'a contract can be withdrawn from': {
    meaning: 'The account of the prospect connected is open; the bank knows the last day to withdraw, which is over or not.',
    params: {
      contract: 'id of the contract',
      over: 'boolean',
      withdrawn: 'boolean: the prospect has withdrawn already',
      until: 'ISO day: the last day to withdraw',
      receivedAt: 'moment at which you received the withdrawal',
      origin: 'where the acknowledgement stands: no address of another origin is opened',
    },
  },
  'a mobility mandate can be given': {
    meaning:
      'The account of the prospect connected is open; a mandate to move another account was given before, or not. An account abroad is refused.',
    params: { given: 'boolean: the prospect has given one already' },
  },
  'the co-holder has finished': {
    meaning: 'The co-holder of the joint file has signed, or has not yet.',
    params: { ...exchange, finished: 'boolean' },
  },
  'somebody is invited to sign': {
    meaning:
      'The prospect connected has a joint file at the co-holder’s signature; the e-mail to the co-holder left long ago, or just now.',
    params: { ...exchange, just: 'boolean', sentAt: 'moment at which it left, after which no other may leave yet' },
  },
  'a subscription has a type': {
    meaning: 'The file of the token was opened by the prospect alone (omc) or with an adviser (mdc).',
    params: { type: 'omc | mdc' },
  },
  'an SMS can be sent': { meaning: 'Somebody is known by this uuid, and no SMS was sent to them yet.', params: uuid },
  'an SMS was just sent': { meaning: 'An SMS was sent less than a minute ago.', params: uuid },
  'the SMS limit is reached': { meaning: 'As many SMS were sent as may be.', params: uuid },
  'nobody is known by the uuid': { meaning: 'No subscription has this uuid.', params: uuid },
  'a one-time code can be sent': { meaning: 'A ceremony of the prospect connected is open; no code was sent yet.', params: {} },
  'a one-time code was just sent': { meaning: 'A code was sent less than a minute ago.', params: {} },
  'no ceremony is open': { meaning: 'The prospect connected has no ceremony for which a code could be sent.', params: {} },
  'a non-production identifier exists': {
    meaning: 'Outside production: a file can be resumed by this number.',
    params: { kind: 'client | prospect', id: 'eight digits' },
  },
  'an identifier is unknown': {
    meaning: 'Outside production: nobody has this number.',
    params: { kind: 'client | prospect', id: 'eight digits' },
  },
} as const satisfies Record<string, ProviderState>;

export type EndingStateName = keyof typeof endingStates;
