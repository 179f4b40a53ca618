/** The sentences that the specification quotes (docs/requirements.md): nobody changes them here. */
const quoted: readonly string[] = [
  'Êtes-vous toujours là ?',
  'La date de naissance saisie est non valide.',
  'Cette offre est réservée aux plus de 18 ans.',
  'Année de naissance trop lointaine, veuillez corriger.',
  'Numéro déjà utilisé.',
  'Merci de bien vouloir renseigner un co-titulaire différent du titulaire.',
  'Aucune ville ne correspond au code postal saisi.',
  'Le format du Numéro d’Identification Fiscale ne correspond pas au pays sélectionné.',
  'Veuillez choisir une agence parmi la liste ci-dessous.',
  'Vous devez accepter les conditions générales pour continuer.',
  'Pour continuer, téléchargez et consultez les documents précontractuels qui suivent.',
  'Veuillez ajouter un justificatif d’identité.',
  'Veuillez ajouter un justificatif d’adresse.',
  'Veuillez ajouter un justificatif de revenu.',
  'Une erreur est survenue lors de l’authentification.',
];

/** One text for comparisons: every space is the plain one, every apostrophe the same. */
export const folded = (text: string): string =>
  text
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/['’]/g, '’')
    .trim();

const known = quoted.map(folded);
export const quotedSentences = quoted;
/** Whether a text is, or contains, a sentence that the specification quotes. */
export const isQuoted = (text: string): boolean => known.some(sentence => folded(text).includes(sentence));
