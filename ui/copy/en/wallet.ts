import { issueMessages } from './personFields';
import type * as fr from '../fr/wallet';
import { byReader, type Wording } from '../byReader';
import { comparedMessages } from './compared';
import { onPhoneMessages } from './onPhone';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const country = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

/** The names of what the wallet is asked for. */
const claims = {
  names: 'Last name and first names, and those at birth',
  born: 'Date and place of birth',
  issuer: 'Who issued the identity, and when it expires',
} as const;
const reasons = { shown: 'It appears in your application.', accepted: 'They tell us whether we can accept it.' } as const;

const client: Wording<typeof fr.walletMessages.omc> = {
  title: {
    individual: 'Your digital identity wallet',
    TIT: 'The first account holder’s identity wallet',
    COT: 'The second account holder’s identity wallet',
  },
  intro: 'Once you have agreed, your wallet sends us your identity. You then do not need to photograph a document.',
  theirs: 'This person does this step with their own wallet, on their own device.',
  asked: {
    title: 'What we ask for, and why',
    claims: [
      [claims.names, 'They appear in your contract, and the law requires us to verify them.'],
      [claims.born, 'They tell you apart from someone with the same name.'],
      ['Nationality', reasons.shown],
      ['Address, if your wallet holds it', 'You will not have to type it.'],
      [claims.issuer, reasons.accepted],
    ],
    nothingElse: 'We ask for nothing else: neither your photo nor the number of your document.',
  },
  preparing: 'We are preparing the request…',
  open: 'Open my wallet',
  browser: 'Ask my wallet',
  browserAsks: 'Your browser is asking your wallet…',
  onPhone: onPhoneMessages.button,
  here: 'Open a wallet on this computer',
  scan: 'Scan a code with another device',
  photos: 'Take photos of my identity document',
  waiting: 'We are waiting for your wallet to answer.',
  nothingOpened: 'Nothing opened? This device probably has no wallet. You can take photos instead.',
  other: 'Try another wallet',
  code: {
    label: 'QR code of the request to your wallet',
    how: 'Open your wallet on your phone, and scan this code. Do not show it to anyone else.',
  },
  refused: {
    title: 'Your identity has not arrived',
    nothingLost: 'Your application has not changed, and nothing is lost.',
    again: 'Ask again',
    reasons: {
      REFUSED_IN_WALLET: 'The request was refused or closed in your wallet. Nothing was sent to us.',
      TOO_LATE: 'The time to answer has run out. This request is no longer valid.',
      ANOTHER_PERSON: 'The identity that we received is not that of the person on the application. We have not kept it.',
      HOLDER_TOO_YOUNG: issueMessages('BIRTHDATE_TOO_YOUNG'),
      EXPIRED: 'This identity is no longer valid. Your wallet tells you how to renew it.',
      REVOKED: 'The issuer of this identity has revoked it.',
      UNKNOWN_ISSUER: 'We do not know the issuer of this identity.',
      NOT_ACCEPTED: 'This identity comes from a country whose identity documents we do not accept online.',
      NOT_VERIFIED: 'We could not verify what your wallet answered.',
      ALREADY_ANSWERED: 'This request already had an answer. For your security, a second one does not count.',
      CODE_MISSING: 'Your wallet has answered, but it did not lead back here. Come back through the page that it opened on this device.',
    },
  },
  received: {
    title: 'Identity received from your wallet',
    rows: {
      familyName: 'Last name',
      givenName: 'First names',
      birthFamilyName: 'Name at birth',
      birthGivenName: 'First name at birth',
      birthDate: 'Date of birth',
      birthPlace: 'Place of birth',
      nationalities: 'Nationality',
      address: 'Address',
      issuer: 'Issued by',
      expiry: 'Valid until',
    },
    issuer: (name, code) => `${name} (${country(code)})`,
    countries: codes => codes.map(country).join(', '),
    place: (names, code) => [...names, ...(code === undefined ? [] : [country(code)])].join(', '),
    differs: 'What we received differs from what you typed',
    line: (what, received, typed) => `${comparedMessages.omc.rows[what]}: received “${received}”, typed “${typed}”.`,
    choose: 'On the next page you choose what is correct. If a difference is left, an adviser will check your application.',
    rest: 'The next pages use these details. They ask only for what your wallet did not give.',
    confirmed:
      'By continuing, you confirm these details. The next pages ask only for what your wallet did not give. You can still correct everything before you sign.',
    missing: 'What your wallet does not say',
    confirmedBelow: 'By answering, you also confirm the details we received. You can still correct everything before you sign.',
    home: address => `Your address: ${address}.`,
    next: 'Continue',
  },
};

/** About one of two holders. D-64 */
const theirs: Wording<typeof fr.walletMessages.theirs> = {
  ...client,
  intro: 'Once this person has agreed, their wallet sends us their identity. There is then no document to photograph.',
  asked: {
    title: client.asked.title,
    claims: [
      [claims.names, 'They appear in the contract, and the law requires us to verify them.'],
      [claims.born, 'They tell this person apart from someone with the same name.'],
      ['Nationality', 'It appears in the application.'],
      ['Address, if the wallet holds it', 'It does not have to be typed then.'],
      [claims.issuer, reasons.accepted],
    ],
    nothingElse: 'We ask for nothing else: neither the photo nor the number of the document.',
  },
  open: 'Open the wallet',
  browser: 'Ask the wallet',
  browserAsks: 'The browser is asking the wallet…',
  photos: 'Take photos of the identity document',
  waiting: 'We are waiting for the wallet to answer.',
  nothingOpened: 'Nothing opened? This device probably has no wallet. Photos can be taken instead.',
  code: {
    label: 'QR code of the request to the wallet',
    how: 'Scan it with this person’s wallet, on their phone. Do not show this code to anyone else.',
  },
  refused: {
    ...client.refused,
    title: 'The identity has not arrived',
    nothingLost: 'The application has not changed, and nothing is lost.',
    reasons: {
      ...client.refused.reasons,
      REFUSED_IN_WALLET: 'The request was refused or closed in the wallet. Nothing was sent to us.',
      EXPIRED: 'This identity is no longer valid. The wallet tells how to renew it.',
      NOT_VERIFIED: 'We could not verify what the wallet answered.',
      CODE_MISSING: 'The wallet has answered, but it did not lead back here. Come back through the page that it opened on this device.',
    },
  },
  received: {
    ...client.received,
    title: 'Identity received from the wallet',
    differs: 'What we received differs from what was typed',
    choose: 'The next page lets this person choose what is correct. If a difference is left, an adviser will check the application.',
    rest: 'The next pages use these details. They ask only for what the wallet did not give.',
    missing: 'What the wallet does not say',
    confirmedBelow: 'Answering also confirms the details we received. Everything can still be corrected before the signature.',
    confirmed:
      'Continuing confirms these details. The next pages ask only for what the wallet did not give. Everything can still be corrected before the signature.',
    home: address => `Their address: ${address}.`,
  },
};

/** XTR-38 */
export const walletMessages: Wording<typeof fr.walletMessages> = { ...byReader(client, client), theirs };
