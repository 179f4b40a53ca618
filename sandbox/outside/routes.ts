import type { FastifyInstance } from 'fastify';
import { brands, firstBrand } from '@domain/brand/variant';
import type { Bank } from '../bank';
import { clientPage } from '../clientPage';
import { noticeFor } from '../documents/documentsFor';
import { MAIN } from '../places';
import { escaped } from '@scripts/html';

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

export const outsideRoutes = (app: FastifyInstance, bank: Bank): void => {
  app.get<{ Params: { brand: string } }>('/dehors/:brand/insurance-notice', async (request, reply) => {
    const { bytes } = await noticeFor(brands.find(known => known === request.params.brand) ?? firstBrand.code, bank.today());
    return reply.type('application/pdf').header('Content-Disposition', 'inline').send(Buffer.from(bytes));
  });

  app.get('/dehors/:brand/workstation', async (_request, reply) => reply.redirect(`${bank.origins.desk ?? ''}/poste`, 303));

  for (const [name, [title, sentence]] of Object.entries(destinations)) {
    app.get<{ Params: { brand: string } }>(`/dehors/:brand/${name}`, async (request, reply) => {
      const body =
        `<h1>${escaped(title)}</h1><p>${escaped(sentence)}</p>` +
        `<p class="actions"><a class="button" href="${MAIN}">Revenir à ma demande</a></p>`;
      const brand = brands.find(known => known === request.params.brand);
      const page = clientPage({ brand, title, body, back: { href: MAIN, label: 'Revenir à ma demande' } });
      return reply.type('text/html; charset=utf-8').send(page);
    });
  }
};
