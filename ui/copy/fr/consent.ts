import { CONSENT_MONTHS } from '@domain/session/consent';

/** Cookie consent: 'accept' and 'refuse' have equal weight; each purpose is explained. OBS-02, D-22, D-33 */
export const consentMessages = {
  title: 'Vos choix sur les cookies',
  text: 'Avec votre accord, nous mesurons les étapes où l’on s’arrête, pour les améliorer. Ni votre nom, ni vos réponses, ni vos documents ne sont transmis.',
  refuse: 'Tout refuser',
  accept: 'Tout accepter',
  choose: 'Personnaliser',
  panel: {
    title: 'Gérer mes cookies',
    text: `Votre choix est gardé ${CONSENT_MONTHS} mois. Vous pouvez en changer à tout moment\u00a0: «\u00a0Gérer mes cookies\u00a0» est en bas des pages, ou dans «\u00a0Besoin d’aide\u202f?\u00a0» sur un téléphone.`,
    necessary: {
      name: 'Nécessaires au service',
      text: 'Ils gardent votre session et ce choix. Ils n’ont pas besoin de votre accord.',
    },
    audience: {
      name: 'Mesure d’audience',
      text: 'Le nom et le numéro des étapes affichées, le nom et la famille de la première carte proposée, sans rien qui vous désigne.',
    },
    none: 'Aucun cookie soumis à votre accord n’est utilisé ici.',
    save: 'Enregistrer mon choix',
    close: 'Fermer',
    policy: 'Politique des cookies',
  },
  saved: 'Votre choix est enregistré.',
} as const;
