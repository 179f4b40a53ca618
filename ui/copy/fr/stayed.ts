import { byReader } from '../byReader';

/** Where Back stays: why, and the page on which answers can still be corrected. D-09, D-108 */
const client = {
  filling: 'L’étape précédente est déjà enregistrée. Vous pourrez la corriger dans le récapitulatif, avant la signature.',
  recap: 'L’étape précédente est déjà enregistrée. Vous pouvez la corriger ici, dans le récapitulatif.',
  signing:
    'L’étape précédente est terminée. Jusqu’à votre signature, cette page mène au récapitulatif\u00a0: vous y corrigez ou vous y signalez une erreur.',
  signed: 'Vous avez signé\u00a0: les étapes précédentes ne se modifient plus.',
  others: 'C’est au tour de l’autre titulaire. Vous relirez ensuite le récapitulatif du dossier, avant votre signature.',
  waiting: 'Votre conseiller prépare votre dossier. Vous relirez son récapitulatif avant la signature.',
} as const;

/** ADV-02, D-47 */
export const stayedMessages = byReader(client, {
  ...client,
  signing: 'Le dossier est transmis. Si une erreur est signalée, il revient au récapitulatif et vous pouvez le corriger.',
  signed: 'Le dossier est signé\u00a0: les étapes précédentes ne se modifient plus.',
});
