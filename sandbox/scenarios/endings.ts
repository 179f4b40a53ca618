import type { Destination } from '@domain/errors/destination';
import type { PageName } from '@domain/journey/steps';
import { errorsMessages } from '@ui/copy/fr/errors';
import { informationPageMessages } from '@ui/copy/fr/informationPage';

/** Pages after a refusal or an end to which no scenario leads. */
const unreached = ['error/finalized', 'error/purged', 'information/completed'] as const satisfies readonly Destination[];
type Explained = Exclude<Destination, (typeof unreached)[number]>;

/** The page or alert on which a case ends otherwise, with its variant if it has several; `alert`: the general alert on the page. */
export type OtherEnding =
  | 'alert'
  | 'sms:max-tries'
  | `${Extract<PageName, 'FullIdentityForm'>}:${'inTurn' | 'askedLater'}`
  | Extract<PageName, 'ProofControlCompleted' | 'UploadIncomeProof' | 'LivenessControlOk' | 'FinalizePage' | 'FinalizeKo'>
  | `${Extract<PageName, 'LivenessControlKo'>}:${'replay' | 'stop'}`
  | `${Extract<PageName, 'DocuSignPage'>}:${'refused' | 'error' | 'sms.success' | 'sms.pending' | 'sms.failed'}`;
export type Ending = Explained | OtherEnding;

/** What a tester sees, in French. */
const words: Readonly<Record<OtherEnding, string>> = {
  alert: 'Alerte générale, la page reste',
  ProofControlCompleted: 'Résultat de l’analyse, avec ce qui a été lu et que faire',
  'FullIdentityForm:inTurn': 'Questions sur l’identité, avant le justificatif d’adresse',
  'FullIdentityForm:askedLater':
    'Questions sur l’identité\u00a0: le justificatif d’adresse, trop tôt, n’est pas perdu et sera demandé à l’étape suivante',
  UploadIncomeProof: 'Justificatif de revenu, avec son message',
  LivenessControlOk: 'Vérification vidéo réussie',
  'LivenessControlKo:replay': 'Vérification vidéo à recommencer',
  'LivenessControlKo:stop': 'Vérification vidéo sans nouvel essai, avec l’agence',
  'DocuSignPage:refused': 'Documents non signés, la signature peut reprendre',
  'DocuSignPage:error': 'Signature en erreur, elle peut reprendre',
  'DocuSignPage:sms.success': 'Signature, code parti',
  'DocuSignPage:sms.pending': 'Signature, code déjà parti, décompte d’une minute',
  'sms:max-tries': 'Code de l’espace client, nombre d’essais atteint',
  'DocuSignPage:sms.failed': 'Signature, code non parti',
  FinalizePage: 'Compte créé, puis bienvenue',
  FinalizeKo: 'Création du compte interrompue',
};

type Pages = Readonly<Record<string, { readonly title: string }>>;

/** Titles of the pages after a refusal or an end, by destination, in one language. */
export const titlesOf = (pages: { readonly error: Pages; readonly information: Pages }): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([kind, each]) => Object.entries(each).map(([name, { title }]) => [`${kind}/${name}`, title])),
  );
const titles = titlesOf({ error: errorsMessages.omc.pages, information: informationPageMessages.omc.pages });

export const endings: readonly string[] = [...Object.keys(words), ...Object.keys(titles)].filter(
  ending => !unreached.some(each => each === ending),
);

/** Whether a case ends elsewhere than on a page after a refusal or an end. */
export const isOther = (ending: Ending): ending is OtherEnding => Object.hasOwn(words, ending);

export const endingWords = (ending: Ending): string => (isOther(ending) ? words[ending] : `Page «\u00a0${titles[ending] ?? ''}\u00a0»`);
