import type { Weekday } from '@domain/brand/variant';

/** Header, steps, help and footer of every page, and the error of a chunk that fails to load. */
export const shellMessages = {
  skip: 'Aller au contenu',
  environment: (name: string): string => `Environnement ${name} – données fictives`,
  simulatedDate: (day: string): string => `Date simulée\u00a0: ${day}`,
  help: 'Besoin d’aide\u202f?',
  helpIntro: 'Un conseiller vous répond, avant comme après l’ouverture du compte.',
  helpPhone: 'Appelez-nous au',
  helpDays: (first: string, last: string): string => `du ${first} au ${last}`,
  helpHours: (days: string, from: string, to: string): string => `${days}, de ${from} à ${to}`,
  days: { 1: 'lundi', 2: 'mardi', 3: 'mercredi', 4: 'jeudi', 5: 'vendredi', 6: 'samedi', 7: 'dimanche' } satisfies Record<Weekday, string>,
  /** Code de la consommation, L. 112-8. */
  helpRelay: 'Sourd, malentendant, aphasique\u202f? Appeler avec un interprète ou une transcription',
  helpAppointment: 'Prendre rendez-vous avec un conseiller',
  helpComplaint: 'Faire une réclamation',
  stepsLabel: 'Étapes de la demande',
  steps: { offer: 'Offre', file: 'Dossier', signature: 'Signature' },
  progress: { complete: '(étape terminée)', ongoing: '(étape en cours)', upcoming: '(étape à venir)' },
  position: (rank: number, count: number, label: string): string => `Étape ${rank} sur ${count} – ${label}`,
  footer: {
    'personal-data': 'Données personnelles',
    'cookie-policy': 'Politique cookies',
    cookies: 'Gérer mes cookies',
    'legal-notices': 'Mentions légales',
    'consumer-information': 'Informations aux consommateurs',
    pricing: 'Tarifs',
    'general-terms': 'Conditions générales de banque',
  },
  /** For browsers that block the consent manager. */
  cookiesUnset: 'La mesure d’audience n’a pas pu se charger\u00a0: aucun cookie soumis à votre accord n’est déposé.',
  /** As the law names it: Code de la consommation, D. 221-5. */
  withdrawal: 'Renoncer au contrat ici',
  licences: 'Licences des logiciels libres',
  accessibility: 'Accessibilité\u00a0: non conforme',
  loading: 'Chargement de la demande…',
  pageFailed: 'Cette page n’a pas pu s’afficher',
  pageNotFetched: 'Vos réponses sont conservées. Vérifiez votre connexion, puis réessayez.',
  pageBroken:
    'Vos réponses sont conservées. La traduction automatique ou une extension du navigateur peut en être la cause\u00a0: désactivez-la pour ce site, puis réessayez.',
  again: 'Réessayer',
} as const;
