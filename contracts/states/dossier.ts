import type { ProviderState } from './providerState';

const exchange = { idEne: 'id of the exchange' };
const slot = { ...exchange, docRank: 'rank of the proof' };
const person = { id: 'id of a person of the file' };
const point = { latitude: 'degrees north', longitude: 'degrees east' };
const work = { category: 'code of the category', profession: 'code of the profession' };

/** The states of the file: cart, proofs, people, referentials, agencies, tasks. */
export const fileStates = {
  'an offer says what its cards have': {
    meaning:
      'The offer holds cards alone, listed from the last rank to the first; each answers every yes/no alike and is offered to these persons alone; prices are combined. The cart of the prospect connected holds these contracts.',
    params: { flag: '0 | 1', participants: 'TIT | COT', selected: 'catalogue numbers of the cart' },
  },
  'a cart forecast combines prices': {
    meaning: 'The offer can be forecast; taken together, its contracts cost something else than each by itself.',
    params: { workflow: 'individual | joint' },
  },
  'a cart forecast is taken for malformed': {
    meaning: 'The provider does not understand the parameters: a technical code, no functional one.',
    params: {},
  },
  'the prospect has no cart': { meaning: 'The prospect connected has a file, and no cart.', params: {} },
  'the cart cannot be given': {
    meaning: 'The cart of the prospect connected is refused with this code.',
    params: { code: 'functional code' },
  },
  'an exchange awaits documents': { meaning: 'No document of this rank was sent to the exchange yet.', params: slot },
  'an exchange keeps one side': {
    meaning: 'The front of an identity card was sent under this rank, and nothing was said to be whole yet (proposed).',
    params: slot,
  },
  'an exchange refuses documents': { meaning: 'The exchange takes no document of this rank, whatever it is.', params: slot },
  'an exchange takes documents in turn': {
    meaning: 'The file is at its first document, and the exchange takes each at its own task only (proposed).',
    params: slot,
  },
  'an exchange takes small documents alone': {
    meaning: 'A document is too large for the exchange where it weighs more than this.',
    params: { ...slot, bytes: 'most bytes of all pages' },
  },
  'an exchange has its pages': { meaning: 'The pages of this document were sent; it was not said to be whole.', params: slot },
  'an exchange has a complete document': { meaning: 'This document was sent and said to be whole.', params: slot },
  'an exchange has a controlled document': {
    meaning: 'This document was controlled; the names or the birthdate of its person have changed since (proposed).',
    params: { ...slot, once: 'boolean: the bank takes no second control of a document' },
  },
  'the income proof is missing': {
    meaning: 'Every proof of the file was validated but the holder’s income, never sent.',
    params: exchange,
  },
  'a document control has an outcome': {
    meaning: 'The analysis of this person’s document stands so.',
    params: {
      ...person,
      docRank: 'rank of the proof',
      status: 'ONGOING | ENDED | ERROR',
      result: 'OK | KO, where it has ended',
      reason: 'why it is KO',
      comment: 'what the adviser wrote who sent it back',
      birthdate: 'what is known of the birthdate that was read (proposed, optional)',
      nationality: 'ISO 3166-1 alpha-2: the nationality that was read (proposed, optional)',
      wallet: 'boolean: an identity from a wallet stands in the place of a document (proposed, optional)',
    },
  },
  'no document was sent': {
    meaning: 'The file of this person has no document of this rank.',
    params: { ...person, docRank: 'rank of the proof' },
  },
  'the subscription has documents': {
    meaning: 'The prospect connected has these proofs.',
    params: {
      workflow: 'individual | joint',
      docs: 'map of rank to SENT, ONGOING, OK or KO; WALLET: an identity from a wallet (proposed)',
    },
  },
  'a wallet may give an identity': {
    meaning:
      'The file of the prospect connected awaits the identity document of this person, and takes an identity from a wallet (proposed).',
    params: { ...person, device: 'SAME | OTHER | BROWSER: where the wallet is; OTHER only in an adviser’s session' },
  },
  'no wallet is asked': {
    meaning:
      'The file of the prospect connected awaits the identity document of this person, and takes no identity from a wallet (proposed).',
    params: person,
  },
  'a wallet was asked': {
    meaning: 'The session that is connected began this request to a wallet, which stands so, or does once the wallet answers (proposed).',
    params: {
      transactionId: 'id of the request',
      status: 'WAITING | RECEIVED | REFUSED',
      reason: 'why it is REFUSED',
      responseCode: 'what the wallet led back, where it did',
    },
  },
  'no wallet was asked': { meaning: 'The session that is connected began no request of this id (proposed).', params: {} },
  'a person exists': {
    meaning:
      'The file of the prospect connected has this person. Of a complete one everything is known: a woman (MME), married (MAR) under a regime, French tax resident and no US person, with two tax residences abroad, one with its number, one whose country issues none. Of one who has begun, a man (MR), what the creation asked.',
    params: {
      ...person,
      role: 'TIT | COT',
      level: 'complete | begun',
      values: 'map of a field of the answer to its value, written as text',
    },
  },
  'a person stands at the recap': {
    meaning: 'The file stands at the recap, every proof was accepted, and everything is known of this person.',
    params: { ...person, role: 'TIT | COT' },
  },
  'a person holds a code': {
    meaning: 'The file stands at the recap, and this person, who is connected, was sent this code, which another e-mail asks for.',
    params: { ...person, role: 'TIT | COT', code: 'the code that was sent' },
  },
  'a person is unknown': { meaning: 'The file of the prospect connected has nobody of this id.', params: person },
  'a person of the file cannot be accepted': {
    meaning: 'What is saved of this person is refused with this code.',
    params: { ...person, role: 'TIT | COT', code: 'functional code' },
  },
  'a task is done': {
    meaning: 'The file stands at this task, and everything that the task asks for was given.',
    params: {
      task: 'task id',
      workflow: 'individual | joint',
      isInitBo: '0 | 1',
      connected: 'client: the client of an adviser’s file, and not the adviser, is connected (optional)',
    },
  },
  'a task is not done': {
    meaning: 'The file stands at this task, and nothing of what the task asks for was given.',
    params: { task: 'task id', workflow: 'individual | joint' },
  },
  'the act of a task is another person’s': {
    meaning: 'The joint file stands at this task, everything was given, and the other of its two people is connected (D-105).',
    params: { task: 'task id', role: 'TIT | COT' },
  },
  'the referential has entries': {
    meaning: 'This list of the referential is known.',
    params: { name: 'name of the list', entry: 'code of one of its entries' },
  },
  'entries of a list have other names': {
    meaning: 'Every entry of this list carries other names that find it (proposed, optional).',
    params: { name: 'name of the list', county: 'code of the county, of a list of towns' },
  },
  'a referential is unknown': { meaning: 'The provider does not know a list of this name.', params: { name: 'name of the list' } },
  'a postal code has towns': {
    meaning: 'Towns have this postal code, a CEDEX office among them; other codes have other towns.',
    params: { postCode: 'five digits' },
  },
  'a postal code has no town': { meaning: 'No town has this postal code.', params: { postCode: 'five digits' } },
  'a county has birth towns': {
    meaning: 'The county has towns, and the entry 138 of department 99 that stands for no town; other counties have other towns.',
    params: { county: 'code of the county' },
  },
  'a county has no birth town': { meaning: 'No town of this county is known.', params: { county: 'code of the county' } },
  'a country has a fiscal format': { meaning: 'The tax ids of this country have a known form.', params: { code: 'ISO code' } },
  'a country has no fiscal format': { meaning: 'The country is known, the form of its tax ids is not.', params: { code: 'ISO code' } },
  'a country is unknown': { meaning: 'No country has this code.', params: { code: 'ISO code' } },
  'an address can be located': {
    meaning: 'At least one place answers to this address; each is less than a degree away from this point.',
    params: { address: 'text', ...point },
  },
  'an address cannot be located': { meaning: 'No place answers to this address.', params: { address: 'text' } },
  'a profession exists': { meaning: 'A profession has this code.', params: { code: 'code of the profession' } },
  'a profession is unknown': { meaning: 'No profession has this code.', params: { code: 'code of the profession' } },
  'a profession has business sectors': { meaning: 'This profession is exercised in several sectors.', params: work },
  'a profession has no business sector': { meaning: 'No sector is asked of people of this profession.', params: work },
  'a profession is not of the category': { meaning: 'This category has no such profession.', params: work },
  'an agency exists': {
    meaning: 'The agency is open to clients, less than a degree away from this point, and its advisers have hours of their own.',
    params: {
      id: 'id of the agency',
      open: 'days on which it is open, in English: monday …',
      advisers: 'days on which its advisers receive',
      ...point,
    },
  },
  'an agency is unknown': { meaning: 'No agency has this id.', params: { id: 'id of the agency' } },
  'agencies exist around a point': {
    meaning: 'At least one agency is less than a degree away from this point.',
    params: { ...point, open: 'days on which each of them is open, in English: monday …', ids: 'ids of the agencies there: these alone' },
  },
  'no agency exists around a point': { meaning: 'No agency is near this point.', params: point },
} as const satisfies Record<string, ProviderState>;

export type FileStateName = keyof typeof fileStates;
