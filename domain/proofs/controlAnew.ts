import { papers } from './papers';
import { documentsOfRank } from './ofRank';
import { sameName } from '@domain/field/sameName';
import { day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, list, record, text, type Of } from '@domain/kernel/shape';
import { participant } from '@domain/kernel/words';
import { WALLET_CODE } from './walletIdentity';

/** What a person says of themselves and a proof shows. A missing name is empty. */
const declared = record({ lastName: text, firstName: text, birthName: text, birthdate: absentOr(day) });

const onFile = record({ rank: text, documentCode: text, controlled: boolean });

/** Maps a person's saved answers to the rule's input. */
export const declaredIn = ({
  identity,
  birth,
}: {
  readonly identity: Readonly<Partial<Record<'lastName' | 'firstName' | 'birthName', string | undefined>>>;
  readonly birth: { readonly birthdate?: Of<typeof day> | undefined };
}): Of<typeof declared> => ({
  lastName: identity.lastName ?? '',
  firstName: identity.firstName ?? '',
  birthName: identity.birthName ?? '',
  birthdate: birth.birthdate ?? null,
});

const maelle = { lastName: 'Exemple', firstName: 'Maëlle', birthName: 'Exemple', birthdate: '1992-03-27' } as const;
const three = ['1', '2', '4'].map(rank => ({ rank, documentCode: papers.CNI.code, controlled: true }));

export const proofsControlAnew = rule({
  id: 'proofs.controlAnew',
  requirements: ['PRF-07', 'D-126'],
  title: { fr: 'Justificatifs contrôlés à nouveau', en: 'Proofs that are controlled again' },
  says: {
    fr: 'Un nom, un nom de naissance, un prénom ou une date de naissance qui change fait contrôler à nouveau chaque justificatif de cette personne qui l’a déjà été. Deux écritures d’un même nom ne changent rien. Les justificatifs de l’autre titulaire et une identité reçue d’un portefeuille n’en sont pas.',
    en: 'A last name, birth name, first name or birthdate that changes has each proof of this person controlled again that was controlled before. Two spellings of one name change nothing. The other holder’s proofs, and an identity from a wallet, are not among them.',
  },
  clauses: [
    ['that was controlled before', 'another last name', 'a proof that was sent and not controlled yet'],
    ['Two spellings of one name change nothing', 'the same name without its accents', 'another first name'],
    ['The other holder’s proofs', 'the co-holder’s own proofs', 'the holder’s proofs, where the co-holder’s name changes'],
    ['an identity from a wallet', 'another last name', 'an identity from a wallet'],
  ],
  input: record({ participant, before: declared, after: declared, proofs: list(onFile) }),
  decide: ({ participant: whose, before, after, proofs }): readonly string[] => {
    const same =
      before.birthdate === after.birthdate &&
      sameName(before.lastName, after.lastName) &&
      sameName(before.firstName, after.firstName) &&
      sameName(before.birthName, after.birthName);
    if (same) return [];
    const again = proofs.filter(({ documentCode, controlled }) => controlled && documentCode !== WALLET_CODE);
    return again.map(({ rank }) => rank).filter(rank => documentsOfRank.decide({ rank }).participant === whose);
  },
  examples: [
    [
      'another last name',
      { participant: 'TIT', before: maelle, after: { ...maelle, lastName: 'Autrenom' }, proofs: three },
      ['1', '2', '4'],
    ],
    [
      'another birth name',
      { participant: 'TIT', before: maelle, after: { ...maelle, birthName: 'Autrenom' }, proofs: three },
      ['1', '2', '4'],
    ],
    ['another first name', { participant: 'TIT', before: maelle, after: { ...maelle, firstName: 'Zoé' }, proofs: three }, ['1', '2', '4']],
    [
      'another birthdate',
      { participant: 'TIT', before: maelle, after: { ...maelle, birthdate: '1992-03-28' }, proofs: three },
      ['1', '2', '4'],
    ],
    ['nothing else', { participant: 'TIT', before: maelle, after: maelle, proofs: three }, []],
    [
      'the same name without its accents',
      { participant: 'TIT', before: maelle, after: { ...maelle, firstName: 'MAELLE' }, proofs: three },
      [],
    ],
    [
      'a proof that was sent and not controlled yet',
      {
        participant: 'TIT',
        before: maelle,
        after: { ...maelle, lastName: 'Autrenom' },
        proofs: [{ rank: '1', documentCode: papers.CNI.code, controlled: false }],
      },
      [],
    ],
    [
      'the co-holder’s own proofs',
      {
        participant: 'COT',
        before: maelle,
        after: { ...maelle, lastName: 'Autrenom' },
        proofs: [...three, { rank: '5', documentCode: papers.CNI.code, controlled: true }],
      },
      ['5'],
    ],
    [
      'the holder’s proofs, where the co-holder’s name changes',
      { participant: 'COT', before: maelle, after: { ...maelle, lastName: 'Autrenom' }, proofs: three },
      [],
    ],
    [
      'an identity from a wallet',
      {
        participant: 'TIT',
        before: maelle,
        after: { ...maelle, lastName: 'Autrenom' },
        proofs: [{ rank: '1', documentCode: WALLET_CODE, controlled: true }],
      },
      [],
    ],
  ],
});
