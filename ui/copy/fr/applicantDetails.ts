import { ADULT_FROM, CLASSIC_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import { firstCharacters } from '@domain/field/characters';
import { lengths } from '@domain/field/length';
import { MOBILE_STARTS } from '@domain/field/mobile';
import { typedName } from '@domain/field/typed';
import type { Civility } from '@domain/holders/applicant';
import type { ApplicantField, ApplicantIssue } from '@domain/holders/checkApplicant';
import type { AgeBand, Participant, Workflow } from '@domain/journey/words';
import { byReader } from '@ui/copy/byReader';
import { byWhose } from '@ui/copy/byWhose';
import { fieldsMessages } from './fields';
import { identifyByMobile } from './identify';
import { toWorkstationMessages } from './toWorkstation';

/** Facts besides the issue that a message may use. */
export interface IssueContext {
  readonly field: ApplicantField;
  readonly workflow: Workflow;
  readonly participant: Participant;
  readonly band: AgeBand | undefined;
  /** Content of the field. */
  readonly typed: string;
}

const starts = MOBILE_STARTS.join(' ou ');

const contradiction = {
  individual: {
    '18-25': `Avec cette date, vous n’avez pas entre ${ADULT_FROM} et ${YOUNG_UNTIL} ans. Corrigez-la, ou changez de tranche d’âge.`,
    '26+': `Avec cette date, vous n’avez pas ${CLASSIC_FROM} ans ou plus. Corrigez-la, ou changez de tranche d’âge.`,
  },
  TIT: {
    '18-25': `Avec cette date, le titulaire n’a pas entre ${ADULT_FROM} et ${YOUNG_UNTIL} ans. Corrigez-la, ou changez sa tranche d’âge.`,
    '26+': `Avec cette date, le titulaire n’a pas ${CLASSIC_FROM} ans ou plus. Corrigez-la, ou changez sa tranche d’âge.`,
  },
  COT: {
    '18-25': `Avec cette date, le co-titulaire n’a pas entre ${ADULT_FROM} et ${YOUNG_UNTIL} ans. Corrigez-la, ou changez sa tranche d’âge.`,
    '26+': `Avec cette date, le co-titulaire n’a pas ${CLASSIC_FROM} ans ou plus. Corrigez-la, ou changez sa tranche d’âge.`,
  },
} satisfies Record<'individual' | Participant, Record<AgeBand, string>>;

const required: Partial<Record<ApplicantField, string>> = {
  lastName: 'Saisissez le nom.',
  birthName: 'Saisissez le nom de naissance.',
  firstName: 'Saisissez le prénom.',
  birthdate: 'Saisissez la date de naissance.',
  email: 'Saisissez l’adresse e-mail, sous la forme nom@domaine.fr.',
  mobile: 'Saisissez le numéro de mobile.',
};

const isFirstName = (field: ApplicantField): boolean => field === 'firstName' || field === 'otherFirstNames';

const messages = {
  REQUIRED: ({ field }: IssueContext) => required[field] ?? fieldsMessages.fill,
  CIVILITY_REQUIRED: () => fieldsMessages.civility,
  NAME_FORMAT: () => fieldsMessages.alphabeticOnly,
  NAME_SCRIPT: ({ field }: IssueContext) => (isFirstName(field) ? fieldsMessages.latinFirstName : fieldsMessages.latinName),
  NAME_TOO_LONG: ({ typed }: IssueContext) =>
    `${fieldsMessages.maxAlphabetic(lengths.text)} ${fieldsMessages.firstLetters(firstCharacters(typedName(typed), lengths.text))}`,
  EMAIL_FORMAT: () => fieldsMessages.format('nom@domaine.fr'),
  EMAIL_LETTERS: () => fieldsMessages.latinEmail,
  EMAIL_ENDING: () => fieldsMessages.emailEnding,
  MOBILE_FORMAT: () =>
    `Saisissez un numéro de mobile français, par exemple 06 39 98 12 34. Sans numéro en ${starts}, un conseiller ouvre le compte en agence.`,
  BIRTHDATE_INVALID: () => 'La date de naissance saisie est non valide.',
  BIRTHDATE_PARTIAL: () => 'Si le jour ou le mois est inconnu, saisissez 01 à sa place, par exemple 01/01/1960.',
  BIRTHDATE_TOO_YOUNG: () => 'Cette offre est réservée aux plus de 18 ans.',
  BIRTHDATE_TOO_FAR: () => 'Année de naissance trop lointaine, veuillez corriger.',
  BIRTHDATE_CONTRADICTS_BAND: ({ workflow, participant, band = '26+' }: IssueContext) =>
    contradiction[workflow === 'individual' ? 'individual' : participant][band],
  MOBILE_USED: () => 'Numéro déjà utilisé.',
  MOBILE_SHARED: () => 'Ce numéro est déjà celui du titulaire. Saisissez celui du co-titulaire.',
  IDENTICAL_HOLDERS: () => fieldsMessages.samePerson,
} satisfies Record<ApplicantIssue, (context: IssueContext) => string>;

const client = {
  title: {
    individual: 'À quel nom ouvrons-nous le compte\u202f?',
    TIT: 'Les coordonnées du titulaire',
    COT: 'Les coordonnées du co-titulaire',
  },
  intro: fieldsMessages.intro,
  civility: { legend: 'Civilité', options: { MME: 'Madame', MR: 'Monsieur' } satisfies Record<Civility, string> },
  lastName: { label: 'Nom', hint: byWhose('Le nom que vous utilisez au quotidien', 'Son nom d’usage') },
  birthName: { label: 'Nom de naissance', hint: 'Tel qu’il figure sur l’acte de naissance', differs: 'Nom de naissance différent' },
  /** Opens what few people have. */
  rareNames: 'Nom de naissance différent, autres prénoms…',
  firstName: { label: 'Prénom', hint: byWhose('Votre premier prénom', 'Son premier prénom') },
  /** D-89 */
  oneName: {
    individual: 'Ma pièce d’identité ne porte qu’un nom',
    TIT: 'La pièce d’identité du titulaire ne porte qu’un nom',
    COT: 'La pièce d’identité du co-titulaire ne porte qu’un nom',
  },
  otherFirstNames: { label: 'Autres prénoms', hint: 'Dans l’ordre, séparés par un espace' },
  birthdate: {
    label: 'Date de naissance',
    hint: 'JJ/MM/AAAA, par exemple 27/03/1992. Jour ou mois inconnu\u202f? Saisissez 01/01 et l’année.',
    changeBand: 'Changer de tranche d’âge',
  },
  email: { label: 'E-mail', hint: 'Par exemple\u00a0: maelle@exemple.fr' },
  mobile: {
    label: 'Téléphone mobile',
    hint: byWhose(
      `Un numéro français en ${starts}. Vous y recevrez un code.`,
      `Un numéro français en ${starts}. Nous lui enverrons un code.`,
    ),
  },
  captcha: {
    title: 'Vérification automatique',
    busy: 'Vérification et création de la demande…',
    failed: 'La vérification n’a pas abouti. Réessayez.',
  },
  /** The bank has not said which holder's mobile is in use. D-59 */
  usedByOne: {
    COT: `${messages.MOBILE_USED()} Vérifiez le mobile du co-titulaire.`,
    TIT: `${messages.MOBILE_USED()} Vérifiez le mobile du titulaire.`,
  } satisfies Record<Participant, string>,
  /** Next step, after 'Numéro déjà utilisé.' D-58 */
  used: {
    text: byWhose(
      'Si c’est bien votre numéro, identifiez-vous\u00a0: vous y recevrez un code par SMS.',
      'Si ce numéro est le bon, une demande existe déjà\u00a0: elle se reprend avec un code reçu par SMS à ce numéro.',
    ),
    link: byWhose(identifyByMobile, 'Reprendre avec ce mobile'),
  },
  next: 'Continuer',
  create: 'Créer la demande',
  creating: 'Création de la demande…',
  why: {
    title: 'Pourquoi ces questions\u202f?',
    text: byWhose(
      'La loi nous demande de vous identifier avant d’ouvrir un compte. Votre mobile sert ensuite à confirmer que c’est bien vous.',
      'La loi nous demande d’identifier chaque titulaire avant d’ouvrir un compte. Le mobile sert ensuite à confirmer que c’est bien cette personne.',
    ),
  },
  message: (issue: ApplicantIssue, context: IssueContext): string => messages[issue](context),
} as const;

const usedAtDesk =
  'Si c’est bien le numéro du client, il peut s’identifier lui-même avec son mobile. Un dossier ouvert par un conseiller se reprend depuis votre poste.';
const sentToClient =
  'Un e-mail avec le lien de son dossier, une fois le dossier transmis. Un code par SMS lui est demandé quand il l’ouvre\u00a0: c’est lui qui prouve son mobile.';

/** ADV-02, D-47 */
export const applicantDetailsMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'À quel nom ouvrir le compte\u202f?' },
  lastName: { ...client.lastName, hint: byWhose('Le nom d’usage, comme sur la pièce d’identité', client.lastName.hint.TIT) },
  firstName: { ...client.firstName, hint: byWhose('Le premier prénom seulement', client.firstName.hint.TIT) },
  oneName: { ...client.oneName, individual: 'La pièce d’identité du client ne porte qu’un nom' },
  email: { ...client.email, hint: 'Par exemple\u00a0: maelle@exemple.fr. Le client y reçoit le lien de son dossier.' },
  mobile: {
    ...client.mobile,
    hint: byWhose(`Un numéro français en ${starts}. Le client y reçoit un code quand il ouvre son dossier.`, client.mobile.hint.TIT),
  },
  used: {
    text: byWhose(usedAtDesk, usedAtDesk),
    link: byWhose(toWorkstationMessages.open, toWorkstationMessages.open),
  },
  create: 'Créer le dossier',
  creating: 'Création du dossier…',
  why: {
    title: 'Ce que le client reçoit',
    text: byWhose(sentToClient, sentToClient),
  },
});
