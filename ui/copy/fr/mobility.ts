import type { fieldIban } from '@domain/field/iban';

type Refused = Exclude<ReturnType<typeof fieldIban.decide>, 'accepted'>;

const notAnIban = 'Cet IBAN n’est pas juste. Recopiez-le depuis le RIB de l’autre compte.';

/** The move from another bank: Code monétaire et financier, L. 312-1-7. XTR-76, D-124 */
export const mobilityMessages = {
  title: 'Vous changez de banque\u202f?',
  text: 'Nous transférons vos virements et prélèvements, gratuitement. Il nous faut le RIB de l’autre compte et votre accord.',
  yes: 'Oui',
  later: 'Plus tard',
  iban: { label: 'IBAN de l’autre compte', hint: 'Il est sur son RIB.' },
  agree: 'Donner mon accord',
  sending: 'Envoi de votre accord…',
  problems: {
    form: notAnIban,
    length: notAnIban,
    checkDigits: notAnIban,
    own: 'C’est l’IBAN de votre nouveau compte. Saisissez celui de l’autre compte.',
  } satisfies Record<Refused, string>,
  refused: 'Nous ne pouvons pas faire ce transfert depuis ce compte. Un conseiller vous dira pourquoi.',
  failed: 'Aucune réponse ne confirme que votre accord est arrivé. Donnez-le à nouveau dans un instant.',
  done: (reference: string): string => `Votre accord est enregistré, sous la référence ${reference}. Nous nous occupons du transfert.`,
  before: 'Votre accord est déjà enregistré. Nous nous occupons du transfert.',
  elsewhere: 'Pour donner votre accord, appelez-nous ou prenez rendez-vous.',
  postponed: 'Quand vous voudrez, appelez-nous ou prenez rendez-vous.',
} as const;
