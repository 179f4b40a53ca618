import { SMS_CODE_DIGITS } from '@domain/signature/smsCode';
import { byReader } from '../byReader';
import { fieldsMessages } from './fields';

/** Errors of a new e-mail and of its confirmation code. D-62 */
export type EmailIssue = 'FORMAT' | 'LETTERS' | 'ENDING' | 'CODE_FORM' | 'CODE_REFUSED';

const client = {
  title: 'Changer d’e-mail',
  label: 'Nouvel e-mail',
  hint: 'Par exemple\u00a0: prenom@exemple.fr',
  why: (mobile: string): string => `Pour confirmer votre identité, nous envoyons un code par SMS au ${mobile}.`,
  ask: 'Recevoir le code',
  asking: 'Envoi du code…',
  sent: (mobile: string): string => `Un code vient de partir par SMS au ${mobile}.`,
  code: 'Code reçu par SMS',
  codeHint: `${SMS_CODE_DIGITS} chiffres`,
  confirm: 'Enregistrer l’e-mail',
  again: 'Renvoyer le code',
  issues: {
    FORMAT: fieldsMessages.format('nom@domaine.fr'),
    LETTERS: fieldsMessages.latinEmail,
    ENDING: fieldsMessages.emailEnding,
    CODE_FORM: `Nous n’y trouvons pas de code. Saisissez les ${SMS_CODE_DIGITS} chiffres reçus par SMS, et eux seuls.`,
    CODE_REFUSED: 'Ce code n’est pas le bon, ou il n’est plus valable. Vérifiez-le, ou demandez-en un autre.',
  } satisfies Record<EmailIssue, string>,
} as const;

/** Dialog of the recap that changes the e-mail; a code confirms the new one. D-62 */
export const newEmailMessages = byReader(client, { ...client, title: 'Changer l’e-mail du client' });
