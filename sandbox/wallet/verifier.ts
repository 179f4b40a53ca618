import { timingSafeEqual } from 'node:crypto';
import { ASKED } from '@domain/brand/asked';
import { REFERENCE, type Language } from '@domain/brand/languages';
import { isDay } from '@domain/kernel/day';
import { documentsRank } from '@domain/proofs/rank';
import { proofsWalletTaken } from '@domain/proofs/walletTaken';
import { WALLET_CODE, type WalletRefusal } from '@domain/proofs/walletIdentity';
import type { Bank } from '../bank';
import { fetchOf } from '../web/fetchOwn';
import { personOfSession } from '../api/session';
import { brandOf } from '../brands';
import { MAIN } from '../places';
import { keepProof } from '../proofs';
import { languageOfPerson } from '../store/applicants';
import { applicantOf } from '../store/documents';
import type { Identity } from '../store/identity';
import { mayChange } from '../windows';
import { toBeReviewed } from '../workflow';
import type { Signer } from './authority';
import { isOfPerson } from './agreement';
import { checkAnswer } from './answer';
import type { Configured } from './configured';
import { queryOf } from './query';
import { must, Refused } from './refused';
import { clientIdOf, requestKey, signedRequest } from './request';
import { listsBy, type GetList } from './statusList';
import type { Transaction } from '../store/walletRequests';
import { keepTransaction, transactionOf, type Answer } from './transaction';
import { anchors, signerOf } from './trust';

const MINUTE_MS = 60_000;
/** How long a wallet may take, and how long the code may that it leads back. */
const LIFE_MS = 5 * MINUTE_MS;
const CODE_LIFE_MS = 5 * MINUTE_MS;

/** The wallet's own addresses of a transaction, at the front end that asks. */
const placeOf = ({ front, id }: Transaction): string => `${front}/api/public/identity-presentations/${id}`;
export const responseUriOf = (transaction: Transaction): string => `${placeOf(transaction)}/answer`;

const NOT_VERIFIED: WalletRefusal = 'NOT_VERIFIED';

/** What was read, by the names that a document's reading has. */
const readOf = ({ familyName, givenName, birthFamilyName, birthDate, birthPlace, expiry }: Identity): Record<string, string> => ({
  lastName: familyName,
  firstName: givenName,
  birthdate: birthDate,
  expires: expiry,
  ...(birthFamilyName === undefined ? {} : { birthName: birthFamilyName }),
  ...(birthPlace.locality === undefined ? {} : { birthplace: birthPlace.locality }),
});

/** What a session gets to know of a transaction. */
export type Outcome =
  | { readonly status: 'WAITING' }
  | { readonly status: 'RECEIVED'; readonly identity: Identity }
  | { readonly status: 'REFUSED'; readonly reason: WalletRefusal };

/** The bank's side of a presentation: OpenID for Verifiable Presentations 1.0 in the High Assurance profile. XTR-38 */
export class Verifier {
  constructor(
    private readonly bank: Bank,
    private readonly configured: Configured,
    private readonly getList: GetList = listsBy(fetchOf(bank.options.host)),
  ) {}

  async begin(asked: Pick<Transaction, 'subscription' | 'participant' | 'session' | 'device' | 'front'>): Promise<Transaction> {
    const transaction: Transaction = {
      ...asked,
      id: this.bank.identifier('wallet'),
      nonce: this.bank.secret(),
      expires: this.bank.millis() + LIFE_MS,
      status: 'WAITING',
      key: await requestKey(),
    };
    keepTransaction(this.bank, transaction);
    return transaction;
  }

  /** The links that open a wallet: the one in a box where it runs, then those of the configuration. */
  async linksOf(transaction: Transaction): Promise<readonly string[]> {
    const query = new URLSearchParams({ client_id: await this.clientId(transaction), request_uri: `${placeOf(transaction)}/request` });
    const { wallet } = this.bank.origins;
    const inBox = wallet === undefined ? [] : [`${wallet}/presenter?${query}&${ASKED}=${this.languageOf(transaction)}`];
    return [...inBox, ...this.configured.wallet.links.map(link => `${link}?${query}`)];
  }

  async requestOf(transaction: Transaction): Promise<string> {
    const responseMode = transaction.device === 'BROWSER' ? { origin: transaction.front } : { responseUri: responseUriOf(transaction) };
    return signedRequest(transaction, this.configured.wallet.credentialTypes, await this.signer(transaction), responseMode);
  }

  /** Claims the first answer to a transaction before awaiting anything. Undefined: it was already answered. */
  async answer(id: string, answer: Answer): Promise<Transaction | undefined> {
    const asked = transactionOf(this.bank, id);
    if (asked?.status !== 'WAITING') return undefined;
    const { key = {}, ...transaction } = asked;
    keepTransaction(this.bank, { ...transaction, status: 'CLAIMED' });
    const ended = { ...transaction, ...(await this.verdict(transaction, key, answer)) };
    keepTransaction(this.bank, ended);
    return ended;
  }

  /** Where the wallet leads back: to the front end that asked, with the code of this answer. A wallet elsewhere leads nowhere. */
  returnTo({ device, front, responseCode }: Transaction): string | undefined {
    return device === 'SAME' && responseCode !== undefined ? `${front}${MAIN}?response_code=${responseCode}` : undefined;
  }

  /**
   * The outcome for the session that started the transaction. On one device, that session gets the identity only with the response code
   * from the wallet's return address. The browser's own way and a scanned code need none. Only then does the bank write the identity to the
   * file.
   */
  outcomeOf(transaction: Transaction, code: string | undefined): Outcome {
    const { status, reason = 'NOT_VERIFIED', identity } = transaction;
    if (status === 'WAITING' && transaction.expires <= this.bank.millis()) return { status: 'REFUSED', reason: 'TOO_LATE' };
    if (status === 'REFUSED') return { status, reason };
    if (status !== 'RECEIVED' || identity === undefined) return { status: 'WAITING' };
    const refused = this.codeRefused(transaction, code);
    if (refused) return { status: 'REFUSED', reason: refused };
    this.putOnFile(transaction, identity);
    return { status, identity };
  }

  private codeRefused({ device, responseCode = '', codeExpires = 0 }: Transaction, code = ''): WalletRefusal | undefined {
    if (device !== 'SAME') return undefined;
    const [given, right] = [Buffer.from(code), Buffer.from(responseCode)];
    if (right.length === 0 || given.length !== right.length || !timingSafeEqual(given, right)) return 'CODE_MISSING';
    return codeExpires > this.bank.millis() ? undefined : 'TOO_LATE';
  }

  /** The proof of its own kind: nothing to upload, nothing to analyse. */
  private putOnFile({ delivered, ...transaction }: Transaction, identity: Identity): void {
    const { id: controlId, subscription: file, participant } = transaction;
    const subscription = this.bank.subscription(file);
    if (delivered || !subscription) return;
    keepTransaction(this.bank, { ...transaction, delivered: true });
    keepProof(this.bank, {
      subscription: file,
      rank: documentsRank.decide({ participant, category: 'identity' }),
      documentCode: WALLET_CODE,
      pages: [],
      complete: true,
      forced: false,
      controlId,
      outcome: { result: 'OK', read: readOf(identity), expected: {} },
      identity,
    });
    toBeReviewed(this.bank, subscription);
  }

  private async verdict(transaction: Transaction, key: Record<string, unknown>, answer: Answer): Promise<Partial<Transaction>> {
    const code = { responseCode: this.bank.secret(), codeExpires: this.bank.millis() + CODE_LIFE_MS };
    try {
      return { ...code, status: 'RECEIVED', identity: await this.checked(transaction, key, answer) };
    } catch (error) {
      const { reason, why } =
        error instanceof Refused ? { reason: error.reason, why: error.message } : { reason: NOT_VERIFIED, why: String(error) };
      return { ...code, status: 'REFUSED', reason, why };
    }
  }

  private async checked(transaction: Transaction, key: Record<string, unknown>, answer: Answer): Promise<Identity> {
    const { nonce, device, front, expires, subscription: file, participant, session } = transaction;
    must(expires > this.bank.millis(), 'the answer comes too late', 'TOO_LATE');
    const { credentialTypes: types } = this.configured.wallet;
    const identity = await checkAnswer(answer, key, {
      nonce,
      audience: device === 'BROWSER' ? `origin:${front}` : await this.clientId(transaction),
      types,
      query: queryOf(types),
      anchors: await anchors(),
      getList: this.getList,
      at: Date.now(),
    });
    const { issuingCountry, expiry, birthDate: birthdate } = identity;
    const { cards: accepted } = this.configured.acceptedPapers;
    must(isDay(expiry) && isDay(birthdate), 'the identity says no last day, or no birthdate');
    const taken = proofsWalletTaken.decide({ issuingCountry, accepted, expiry, birthdate, today: this.bank.today() });
    if (taken !== 'taken') throw new Refused('the identity is of a country that is not accepted, has expired, or is of a minor', taken);
    const subscription = this.bank.subscription(file);
    must(
      subscription !== undefined && mayChange(subscription, personOfSession(this.bank, session), participant),
      'the file awaits no identity any more',
      'TOO_LATE',
    );
    must(isOfPerson(applicantOf(subscription, participant), identity), 'the identity is another person’s', 'ANOTHER_PERSON');
    return identity;
  }

  private languageOf({ subscription, participant }: Transaction): Language {
    const dossier = this.bank.subscription(subscription);
    return dossier ? languageOfPerson(applicantOf(dossier, participant)) : REFERENCE;
  }

  private signer({ subscription }: Transaction): Promise<Signer> {
    return signerOf(brandOf(this.bank.subscription(subscription)));
  }

  private async clientId(transaction: Transaction): Promise<string> {
    return clientIdOf(await this.signer(transaction));
  }
}
