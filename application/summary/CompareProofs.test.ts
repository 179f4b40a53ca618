import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/proofs/ports';
import type { ProofFacts, ProofOutcome } from '@domain/proofs/proof';
import { WALLET_CODE, type WalletIdentity } from '@domain/proofs/walletIdentity';
import { onFile } from '@tests/builders/proofs';
import { CompareProofs } from './CompareProofs';

const read = (facts: ProofFacts): ProofOutcome => ({ kind: 'validated', controlId: 'C', read: facts });

const identity: WalletIdentity = {
  familyName: 'EXEMPLE',
  givenName: 'Maëlle',
  birthDate: '1992-03-27',
  birthPlace: {},
  nationalities: ['FR'],
  expiry: '2030-01-01',
  issuer: 'Émetteur',
  issuingCountry: 'FR',
  address: { streetAddress: '1 RUE DU PORTEFEUILLE', postalCode: '44000', locality: 'NANTES', country: 'FR' },
};
const wallet: ProofOutcome = { kind: 'validated', controlId: 'C', read: {}, identity };

const compared = (outcomes: Readonly<Record<string, ProofOutcome>>) => {
  const proofs = Object.entries(outcomes).map(([key, outcome]) => {
    const [, rank = ''] = key.split(' ');
    const documentCode = 'identity' in outcome ? WALLET_CODE : '002701';
    return onFile({ rank: rank as '1', documentCode });
  });
  const outcome: Proofs['outcome'] = (personId, rank) => {
    const found = outcomes[`${personId} ${rank}`];
    return found ? TE.right(found) : TE.left({ kind: 'unreachable' });
  };
  return new CompareProofs({ outcome } as Proofs).run({ proofs, ids: { TIT: 'holder', COT: 'coHolder' } })();
};

describe('XTR-22, XTR-38: what was read on the proofs of a file', () => {
  test('each thing is told of the person and of the category of its own proof', async () => {
    const { TIT, COT } = await compared({
      'holder 1': read({ lastName: 'HOLDER' }),
      'holder 2': read({ city: 'LYON' }),
      'holder 4': read({ employer: 'ATELIER' }),
      'coHolder 5': read({ lastName: 'COHOLDER' }),
      'coHolder 6': read({ city: 'NANTES' }),
      'coHolder 8': read({ employer: 'USINE' }),
    });
    expect(TIT).toEqual({
      facts: { identity: { lastName: 'HOLDER' }, address: { city: 'LYON' }, income: { employer: 'ATELIER' } },
      received: [],
    });
    expect(COT).toEqual({
      facts: { identity: { lastName: 'COHOLDER' }, address: { city: 'NANTES' }, income: { employer: 'USINE' } },
      received: [],
    });
  });

  test.each([
    ['holder', 'TIT', 'COT', '1', '2'],
    ['coHolder', 'COT', 'TIT', '5', '6'],
  ] as const)('an identity from a wallet says the address too, of the %s alone', async (person, of, other, rank, addressRank) => {
    const alone = await compared({ [`${person} ${rank}`]: wallet });
    expect(alone[of].facts.address).toMatchObject({ address: '1 RUE DU PORTEFEUILLE', city: 'NANTES' });
    expect([alone[of].received, alone[other]]).toEqual([['identity', 'address'], { facts: {}, received: [] }]);
    const both = await compared({ [`${person} ${rank}`]: wallet, [`${person} ${addressRank}`]: read({ address: '12 RUE DE LA FACTURE' }) });
    expect([both[of].facts.address, both[of].received]).toEqual([{ address: '12 RUE DE LA FACTURE' }, ['identity']]);
  });

  test('a proof whose outcome does not come counts as empty', async () => {
    const proofs = [onFile({ rank: '1' })];
    const outcome: Proofs['outcome'] = () => TE.left({ kind: 'unreachable' });
    const ids = { TIT: 'holder', COT: undefined };
    expect((await new CompareProofs({ outcome } as Proofs).run({ proofs, ids })()).TIT.facts).toEqual({ identity: {} });
  });
});
