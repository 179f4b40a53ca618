import type { FastifyInstance } from 'fastify';
import { escaped, plainPage } from '../pages';

/** One plain page for each outside destination. */
const destinations: Readonly<Record<string, readonly [title: string, sentence: string]>> = {
  appointment: ['Prendre rendez-vous', 'Ici, la banque propose un créneau avec un conseiller, en agence ou par téléphone.'],
  'customer-area': ['Espace client', 'Ici, la banque ouvre votre espace client.'],
  'personal-data': ['Données personnelles', 'Ici, la banque explique ce qu’elle fait de vos données et quels sont vos droits.'],
  'cookie-policy': ['Politique cookies', 'Ici, la banque liste les cookies et leurs durées.'],
  'legal-notices': ['Mentions légales', 'Ici figurent les mentions légales de la banque.'],
  'consumer-information': ['Informations aux consommateurs', 'Ici figurent les informations dues aux consommateurs.'],
  pricing: ['Tarifs', 'Ici figure la brochure tarifaire de la banque.'],
  'general-terms': ['Conditions générales de banque', 'Ici figurent les conditions générales de banque.'],
};

export const outsideRoutes = (app: FastifyInstance): void => {
  for (const [name, [title, sentence]] of Object.entries(destinations)) {
    app.get(`/dehors/:brand/${name}`, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(
        plainPage({
          title,
          body: `<div class="card"><h1>${escaped(title)}</h1><p>${escaped(sentence)}</p><p><a href="/ouvrirmoncompte/main">Revenir à ma demande</a></p></div>`,
        }),
      ),
    );
  }
};
