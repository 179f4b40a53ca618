import type { WithdrawalStart } from '@domain/signature/withdrawalStart';

/** Withdrawing from a contract on the page itself: Code de la consommation, L. 222-8 and D. 221-5. XTR-68, D-124 */
export const withdrawalMessages = {
  title: 'Renoncer au contrat',
  coming: [{ afterMs: 0, text: 'Nous cherchons votre contrat.' }],
  signIn: {
    text: 'Pour retrouver votre contrat, identifiez-vous avec votre mobile et le code reçu par SMS. Vous revenez ensuite ici.',
    go: 'M’identifier',
  },
  intro: 'Sans frais et sans donner de raison. Vérifiez, puis confirmez.',
  name: 'Votre nom',
  contract: 'Contrat',
  which: 'À quel contrat voulez-vous renoncer\u202f?',
  until: { label: 'Dernier jour', is: (day: string): string => `jusqu’au ${day} inclus` },
  email: { label: 'Adresse e-mail', hint: 'La preuve y est envoyée.' },
  confirm: 'Confirmer la rétractation',
  sending: 'Envoi de votre rétractation…',
  failed: 'Aucune réponse ne confirme que votre rétractation est arrivée. Confirmez à nouveau, ou écrivez-nous.',
  nothing: 'Aucun contrat n’est conclu à votre nom\u00a0: rien ne vous engage.',
  late: {
    since: (day: string): string => `Le délai pour renoncer est passé depuis le ${day}.`,
    unknown: 'Le délai pour renoncer est passé.',
    instead: 'Vous pouvez clore le compte à tout moment, sans frais.',
  },
  done: {
    title: 'Votre rétractation est enregistrée',
    text: (day: string, time: string): string =>
      `Votre rétractation a été enregistrée le ${day} à ${time}. La preuve vous est envoyée par e-mail.`,
    reference: 'Référence',
    save: 'Enregistrer la preuve',
    saving: 'La preuve arrive…',
    unsaved: 'La preuve n’a pas pu être enregistrée. Réessayez dans un instant\u00a0: elle est aussi dans votre e-mail.',
    file: 'Preuve de rétractation',
    another: 'Renoncer à un autre contrat',
  },
  byMail: {
    title: 'Renoncer par e-mail',
    delay: {
      concluded: days => `Vous avez ${days} jours calendaires après la signature.`,
      received: days =>
        `Vous avez ${days} jours calendaires après la signature, ou après la réception des documents si elle vient ensuite.`,
    } satisfies Record<WithdrawalStart, (days: number) => string>,
    how: 'Un simple message suffit, avec votre nom, votre numéro de dossier et la phrase\u00a0:',
    proof: 'Gardez une copie de votre message.',
  },
  problems: { contract: 'Choisissez un contrat.', email: 'Saisissez une adresse e-mail, par exemple nom@domaine.fr.' },
} as const;
