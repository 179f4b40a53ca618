import { byReader } from '../byReader';

/** A link brings a sign-in code that this tab did not request, while a session is open. D-101 */
const client = {
  title: 'Une session est ouverte',
  text: 'Le lien que vous avez suivi ouvre une autre session. Or une demande est déjà ouverte dans cet onglet.',
  advice: 'Si vous n’attendiez pas ce lien, gardez la session ouverte. Pour en ouvrir une autre, vous vous identifierez avec votre mobile.',
  keep: 'La garder',
  other: 'En ouvrir une autre',
} as const;

/** D-101 */
export const sessionOpenMessages = byReader(client, {
  ...client,
  text: 'Le lien que vous avez suivi ouvre une autre session à la place de la vôtre, dans cet onglet.',
  advice: 'S’il ne vient pas de votre poste conseiller, gardez la session ouverte.',
});
