/** How a client complains, when the bank answers, and who decides afterwards. XTR-66, D-124 */
export const complaintMessages = {
  title: 'Faire une réclamation',
  intro: 'Dites-nous ce qui ne va pas\u00a0: nous vous répondons par écrit. C’est gratuit.',
  ways: {
    title: 'Nous écrire ou nous appeler',
    post: 'Par courrier',
    email: 'Par e-mail',
    phone: 'Par téléphone',
  },
  /** Payments: Code monétaire et financier, L. 133-45. Other matters: recommandation 2024-R-02 de l’ACPR. */
  delays: {
    title: 'Quand nous répondons',
    acknowledged: (days: number): string => `Nous confirmons que nous avons reçu votre réclamation sous ${days}\u00a0jours ouvrables.`,
    answered: (days: number): string => `Nous y répondons sous ${days}\u00a0jours au plus.`,
    payments: (days: number, most: number): string =>
      `Si elle porte sur un paiement (carte, virement ou prélèvement), nous répondons sous ${days}\u00a0jours ouvrables. Dans une situation exceptionnelle, nous vous disons pourquoi et répondons sous ${most}\u00a0jours ouvrables au plus.`,
  },
  /** Code de la consommation, L. 612-1 et L. 616-1. */
  mediator: {
    title: 'Notre réponse ne vous convient pas\u202f?',
    text: 'Le médiateur étudie votre réclamation gratuitement et en toute indépendance. Vous pouvez le saisir après notre réponse, ou si nous n’avons pas répondu à temps.',
    site: 'Saisir le médiateur en ligne',
  },
} as const;
