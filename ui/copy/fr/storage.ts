import { byReader } from '../byReader';

const client = {
  title: 'Votre navigateur ne garde rien pour ce site',
  text: 'Vous pouvez découvrir l’offre, mais pas ouvrir de compte ici\u00a0: vous ne pourriez pas vous identifier, et recharger la page effacerait vos réponses.',
  session: 'Votre demande reste enregistrée. Ne rechargez pas cette page\u00a0: vous devriez vous identifier à nouveau.',
  unknown: 'Nous ne pouvons donc pas vous identifier ici. Ce qui est déjà enregistré de votre demande est gardé.',
  how: 'Autorisez les données de site (cookies) pour cette adresse, puis rechargez la page, ou ouvrez-la dans un autre navigateur.',
  full: {
    title: 'La mémoire de cet onglet est pleine',
    how: 'Ouvrez cette adresse dans un nouvel onglet, ou dans un autre navigateur.',
  },
} as const;

export const storageMessages = byReader(client, {
  title: 'Ce navigateur ne garde rien pour ce site',
  text: 'Le parcours fonctionne, mais recharger la page met fin à la session\u00a0: reprenez alors le dossier depuis votre poste.',
  session: 'Le dossier reste enregistré. Recharger la page met fin à la session\u00a0: vous le reprendriez alors depuis votre poste.',
  unknown: 'La session n’a donc pas survécu au rechargement. Ce qui est déjà enregistré du dossier est gardé.',
  how: 'Autorisez les données de site (cookies) pour cette adresse, puis rechargez la page.',
  full: {
    title: client.full.title,
    how: 'Reprenez le dossier depuis votre poste, dans un nouvel onglet.',
  },
});
