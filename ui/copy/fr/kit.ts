export const kitMessages = {
  back: 'Retour',
  busy: 'Un instant…',
  newTab: 'nouvel onglet',
  optional: '(facultatif)',
  /** Hint on pages with one question. */
  onePress: 'Choisissez une réponse pour continuer.',
  /** Opens the reason of a question or a rejection, from its rule. XTR-23 */
  why: 'Pourquoi\u202f?',
  whyFailed: 'L’explication n’a pas pu s’afficher. Vérifiez votre connexion, puis fermez et rouvrez cette ligne.',
  rule: (id: string, requirements: readonly string[]): string => `Règle ${id} (${requirements.join(', ')})`,
  /** Between a label and its value in one sentence. */
  colon: '\u00a0: ',
  errorPrefix: 'Erreur\u00a0:',
  errorTitlePrefix: 'Erreur\u00a0: ',
  errorCount: (count: number): string => (count > 1 ? `Il y a ${count} erreurs à corriger` : 'Il y a 1 erreur à corriger'),
  aside: 'Informations utiles',
  productTitle: 'Ouverture de compte',
  combobox: {
    count: (count: number): string => (count > 1 ? `${count} résultats` : count === 1 ? '1 résultat' : 'Aucun résultat'),
    none: 'Aucun résultat',
    more: (count: number): string => `${count} autres\u00a0: saisissez une lettre de plus`,
  },
  stage: { complete: '(fait)', ongoing: '(en cours)', upcoming: '(à venir)' },
  notice: { info: 'Information', success: 'C’est fait', warning: 'Attention', error: 'Erreur' },
} as const;
