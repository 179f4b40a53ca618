import { CLASSIC_FROM } from '@domain/eligibility/adult';
import type { BirthdateVerdict } from '@domain/eligibility/birthdate';

type Refused = Extract<BirthdateVerdict, { valid: false }>['reason'];

/**
 * Reasons of the rules, for the client. `{name}`: a parameter of the rule or a date of the case. Staff read the rule's
 * own sentence. XTR-23
 */
export const whyMessages = {
  birthdate: {
    'too-young':
      'Un compte s’ouvre à {adult} ans révolus, dès le jour de l’anniversaire. Avec la date saisie, cet âge n’est pas encore atteint le {today}.',
    'too-far-back':
      'Nous refusons une date qui donnerait plus de {oldest} ans\u00a0: c’est presque toujours une faute de frappe dans l’année.',
    'contradicts-band':
      'Le prix dépend de l’âge. Le {today}, la date saisie ne correspond pas à la tranche d’âge choisie au début\u00a0: corrigez l’une ou l’autre.',
    invalid: 'Nous attendons un jour qui existe, écrit JJ/MM/AAAA\u00a0: l’âge est compté au jour près, et il faut {adult} ans révolus.',
  } satisfies Record<Refused, string>,
  age: `La loi et le prix en dépendent\u00a0: l’offre jeunes vaut tant que chaque personne du compte a moins de ${CLASSIC_FROM} ans.`,
  differ:
    'Un compte joint appartient à deux personnes. Elles doivent différer par le nom, le prénom ou la date de naissance\u00a0; majuscules, accents, traits d’union et espaces ne comptent pas.',
  ownMobiles: 'Chaque titulaire reçoit ses propres codes pour s’identifier et pour signer\u00a0: il faut deux numéros différents.',
  limits:
    'Nous lisons les photos JPEG ou PNG et les PDF, recto et verso quand le document en a deux. Un PDF peut peser {pdf} Mo, et les fichiers d’un même document {total} Mo en tout\u00a0: ils partent ainsi vite, même sur un réseau lent.',
  fresh:
    'Le document doit montrer votre situation d’aujourd’hui\u00a0: un bulletin de salaire a moins de {payslip:words} mois, un justificatif d’adresse moins de {address:words}.',
  idCard:
    'Une carte au format carte bancaire, ou délivrée après le {to}, est valable jusqu’à la date qui y est imprimée. Délivrée à une personne majeure du {from} au {to}, elle vaut {extended:words} ans, même si une autre date y est imprimée. Les autres valent {ordinary:words} ans.',
  price: {
    none: 'Le prix est celui que vous avez confirmé.',
    address:
      'La promotion vaut pour une adresse en France métropolitaine. Le prix a donc changé depuis que vous l’avez confirmé\u00a0: nous vous le redemandons.',
    other: 'Le prix a changé depuis que vous l’avez confirmé\u00a0: nous vous le redemandons avant que vous ne l’acceptiez.',
  },
  youth:
    'L’offre jeunes vaut tant que chaque personne du compte a moins de {classicFrom} ans. La date lue sur la pièce d’identité en décide.',
  insurance: 'Dans un compte joint, l’assurance est proposée au titulaire seul\u00a0: le co-titulaire n’a rien à choisir ici.',
} as const;
