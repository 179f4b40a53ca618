import { columns } from '../columns';
import { optionsCopy as omc } from '../options';

/** ADV-02, D-47 */
export const optionsWords = columns(omc, {
  ...omc,
  title: 'Les options du client',
  overdraft: {
    ...omc.overdraft,
    legend: (amount: string): string => `Le client veut-il une autorisation de découvert de ${amount}\u202f?`,
    hint: 'Elle permet de passer sous zéro jusqu’à ce montant. Des intérêts sont dus quand elle sert.',
    required: 'Indiquez si le client veut l’autorisation de découvert.',
  },
  documents: {
    ...omc.documents,
    title: 'Les documents numériques',
    text: 'Relevés et contrats arrivent dans l’espace client, au lieu du courrier.',
    accept: 'Le client accepte de recevoir ses documents au format numérique',
    required: 'L’accord du client est nécessaire\u00a0: il signe à distance.',
  },
  explanation: {
    ...omc.explanation,
    title: 'Une signature à distance',
    digital: 'Les contrats se signent en ligne, sans papier\u00a0: ils sont remis au client au format numérique.',
    keep: 'Le client peut les lire, les télécharger et les imprimer à tout moment.',
    paper: 'Le client préfère le papier\u202f? Le compte s’ouvre alors en agence.',
  },
});
