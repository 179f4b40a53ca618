/** One product term in each language, and the words for it that no page, SMS, e-mail or document uses any more. */
interface Term {
  readonly french: string;
  readonly english: string;
  readonly retired: { readonly french: RegExp; readonly english: RegExp };
}

/** Change a term here first: the test then names each sentence to correct. */
export const terms: readonly Term[] = [
  {
    french: 'espace client',
    english: 'online banking',
    retired: {
      french: /(?<!un )\bespace(?! client|\p{L})|espace (?:personnel|bancaire)|banque en ligne/u,
      english: /(?:customer|client|personal|member) (?:area|space)|internet banking|online space/i,
    },
  },
  {
    french: 'nom de naissance',
    english: 'name at birth',
    retired: { french: /nom de jeune fille|nom patronymique/i, english: /birth name|maiden name|(?:last|family) name at birth/i },
  },
  {
    french: 'vérification vidéo',
    english: 'video check',
    retired: {
      french: /contrôles? vidéo|vérification par vidéo|contrôle de vivacité/i,
      english: /video (?:verification|control|identification)|liveness check/i,
    },
  },
  {
    french: 'numéro d’identification fiscale',
    english: 'tax identification number',
    retired: { french: /identifiant fiscal|numéro fiscal/i, english: /tax (?:number|ID\b)/i },
  },
  {
    french: 'co-titulaire',
    english: 'second account holder',
    retired: { french: /cotitulaire|second titulaire|deuxième titulaire/i, english: /co-?holder|joint holder/i },
  },
  {
    french: 'conseiller',
    english: 'adviser',
    retired: { french: /chargé de clientèle/i, english: /advisor|counsellor/i },
  },
  { french: 'agence', english: 'branch', retired: { french: /guichet/i, english: /\bagenc(?:y|ies)\b/i } },
  {
    french: 'pièce d’identité',
    english: 'identity document',
    retired: { french: /papiers? d’identité|titre d’identité/i, english: /\bID (?:document|paper)|identity paper|proof of identity/i },
  },
  { french: 'justificatif', english: 'document', retired: { french: /pièces? justificatives?/i, english: /supporting document/i } },
  { french: 'récapitulatif', english: 'summary', retired: { french: /\brécap\b/i, english: /\brecap(?:itulation)?\b/i } },
  { french: 'SMS', english: 'SMS', retired: { french: /texto|message texte/i, english: /text message/i } },
  { french: 'e-mail', english: 'email', retired: { french: /courriel/i, english: /electronic mail/i } },
];
