import { EMAIL_ENDING } from '@domain/field/email';

/** Messages of any field. INF-09 */
export const fieldsMessages = {
  intro: 'Tous les champs sont obligatoires, sauf indication contraire.',
  samePerson: 'Merci de bien vouloir renseigner un co-titulaire différent du titulaire.',
  fill: 'Remplissez ce champ.',
  select: 'Sélectionnez une option.',
  civility: 'Choisissez Madame ou Monsieur.',
  /** Rule of an e-mail's top-level domain. D-74 */
  emailEnding: `Le format attendu est nom@domaine.fr\u00a0: après le dernier point, la fin doit avoir ${EMAIL_ENDING.shortest} à ${EMAIL_ENDING.longest} lettres.`,
  format: (example: string): string => `Le format attendu est ${example}.`,
  maxAlphabetic: (max: number): string => `${max} lettres au maximum.`,
  /** `start`: the longest beginning of the name that fits the field. D-90 */
  firstLetters: (start: string): string =>
    `Gardez les premières lettres\u00a0: «\u00a0${start}\u00a0». Le nom entier sera reconnu sur la pièce d’identité.`,
  maxNumeric: (max: number): string => `${max} chiffres au maximum.`,
  alphabeticOnly: 'Utilisez seulement des lettres, des espaces, des traits d’union et des apostrophes.',
  /** A text in another script, where the rule takes Latin letters only. D-28 */
  latinName: 'Écrivez le nom en lettres latines, comme sur la bande en bas de la pièce d’identité.',
  latinFirstName: 'Écrivez le prénom en lettres latines, comme sur la bande en bas de la pièce d’identité.',
  latinEmail: 'Écrivez l’adresse e-mail en lettres latines sans accent, par exemple nom@domaine.fr.',
  numericOnly: 'Utilisez seulement des chiffres.',
  alphanumericOnly: 'Utilisez seulement des lettres, des chiffres et des espaces.',
  min: (count: number): string => `${count} caractères au minimum.`,
  max: (count: number): string => `${count} caractères au maximum.`,
  exactly: (count: number): string => `${count} caractères exactement.`,
} as const;
