import type { Bank } from './bank';
import { Liveness, Signature, type Subscription } from './store/documents';

export type Who = 'TIT' | 'COT';

/** The holder whose video check and signature are due; undefined: none. */
export const signerOf = ({ task }: Pick<Subscription, 'task'>): Who | undefined =>
  task === 'signature' ? 'TIT' : task === 'coHolderSignature' ? 'COT' : undefined;

/** The last signer of the file. D-38 */
export const lastSigner = ({ workflow }: Pick<Subscription, 'workflow'>): Who => (workflow === 'joint' ? 'COT' : 'TIT');

export const checksOf = (bank: Bank, subscription: string, who: Who): readonly Liveness[] =>
  bank.store.ofDossier('liveness', subscription, Liveness).filter(check => check.participant === who);

export const isChecked = (bank: Bank, subscription: string, who: Who): boolean =>
  checksOf(bank, subscription, who).some(({ status, validated }) => status === 'ENDED' && validated);

/** The number of attempts used: only checks that ended count, so a refused camera does not. LIV-03, XTR-06 */
export const attemptsOf = (bank: Bank, subscription: string, who: Who): number =>
  checksOf(bank, subscription, who).filter(({ status }) => status === 'ENDED').length;

/** The newest ceremony of a person; an expired one counts as an error. SGN-04 */
export const signatureOf = (bank: Bank, subscription: string, who: Who): Signature | undefined => {
  const newest = bank.store
    .ofDossier('signature', subscription, Signature)
    .filter(each => each.participant === who)
    .at(-1);
  return newest?.status === 'ONGOING' && newest.expires <= bank.millis() ? { ...newest, status: 'ERROR' } : newest;
};

/** Voids a signature that the bank refuses afterwards: the next one needs a new ceremony. D-60 */
export const voidSignature = (bank: Bank, { id }: Pick<Subscription, 'id'>, who: Who): void => {
  const signature = signatureOf(bank, id, who);
  if (signature?.status === 'OK') bank.store.put('signature', signature.id, { ...signature, status: 'KO' });
};

/** Takes away a ceremony that its person has not ended: the contracts may change before the next one. D-108 */
export const endCeremony = (bank: Bank, { id }: Pick<Subscription, 'id'>, who: Who): void => {
  const ceremony = signatureOf(bank, id, who);
  if (ceremony?.status === 'ONGOING') bank.store.remove('signature', ceremony.id);
};

export const hasSigned = (bank: Bank, subscription: string, who: Who): boolean => signatureOf(bank, subscription, who)?.status === 'OK';
