import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { brands, firstBrand } from '@domain/brand/variant';
import type { Bank } from '../bank';
import { clientPage, languageLink, pageWords } from '../clientPage';
import { askedAgain, languageAsked } from '../language';
import { noticeFor } from '../documents/documentsFor';
import { MAIN } from '../places';
import { escaped } from '@sandbox/html';
import { aboutDossier, outsidePages, outsideWords } from './words';

const About = t.type({ dossier: t.string });

export const outsideRoutes = (app: FastifyInstance, bank: Bank): void => {
  app.get<{ Params: { brand: string } }>('/dehors/:brand/insurance-notice', async (request, reply) => {
    const { bytes } = await noticeFor(brands.find(known => known === request.params.brand) ?? firstBrand.code, bank.today());
    return reply.type('application/pdf').header('Content-Disposition', 'inline').send(Buffer.from(bytes));
  });

  app.get('/dehors/:brand/workstation', async (_request, reply) => reply.redirect(`${bank.origins.desk ?? ''}/poste`, 303));

  for (const name of outsidePages) {
    app.get<{ Params: { brand: string } }>(`/dehors/:brand/${name}`, async (request, reply) => {
      const language = languageAsked(request.query);
      const { title, text } = outsideWords[language][name];
      const dossier =
        name === 'appointment' && About.is(request.query) ? `<p>${escaped(aboutDossier[language](request.query.dossier))}</p>` : '';
      const main = `${MAIN}${askedAgain(request.query)}`;
      const back = { href: main, label: pageWords[language].toApplication };
      const body =
        `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>${dossier}` +
        `<p class="actions"><a class="button" href="${main}">${back.label}</a></p>`;
      const brand = brands.find(known => known === request.params.brand);
      return reply.type('text/html; charset=utf-8').send(clientPage({ language, brand, title, body, back, otherwise: languageLink }));
    });
  }
};
