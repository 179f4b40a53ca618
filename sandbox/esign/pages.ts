import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';
import { sent } from '../api/answers';
import type { Bank } from '../bank';
import { escaped, plainPage } from '../pages';
import { Signature } from '../store/documents';
import { papersOf } from './papers';

const Answer = t.partial({ code: t.string, sign: t.string, refuse: t.string });

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_024))} ko`;

/** The ceremony on its own origin: the documents, a code by SMS, sign or refuse. SGN-02 */
export const ceremonyPages = (app: FastifyInstance, bank: Bank): void => {
  const html = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(page);

  /** Over: the page around is told, and whoever came with the whole page has a way back. */
  const over = ({ id, returnTo }: Signature, title: string, sentence: string): string =>
    plainPage({
      title,
      script: '/bac/ceremony.js',
      body:
        `<div class="narrow card" id="over" data-id="${escaped(id)}" data-fronts="${escaped(bank.origins.fronts.join(' '))}">` +
        `<h1>${escaped(title)}</h1><p>${escaped(sentence)}</p><p><a id="back" target="_top" href="${escaped(returnTo)}">Revenir à ma demande</a></p></div>`,
    });

  const ongoing = async (signature: Signature, problem?: string): Promise<string> => {
    const subscription = bank.subscription(signature.subscription);
    const papers = subscription ? await papersOf(bank, subscription, signature.participant, 'contractual') : [];
    const title = 'Signer vos contrats';
    return plainPage({
      title: problem ? `Erreur : ${title}` : title,
      body:
        `<div class="narrow card"><h1>${title}</h1><p>Lisez vos contrats, puis signez avec le code reçu par SMS.</p><ul>` +
        papers
          .map(
            ({ label, bytes, pages }, index) =>
              `<li><a href="/ceremonie/${signature.id}/${index}" target="_blank" rel="noopener">${escaped(label)}</a> (PDF, ${pages} page${pages > 1 ? 's' : ''}, ${kilobytes(bytes.length)})</li>`,
          )
          .join('') +
        `</ul><form method="post" action="/ceremonie/${signature.id}" novalidate><label for="code">Code reçu par SMS</label><p class="hint" id="hint">6 chiffres</p>` +
        (problem ? `<p class="error" id="problem" role="alert">${escaped(problem)}</p>` : '') +
        `<input class="code" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" aria-describedby="hint${problem ? ' problem' : ''}"${problem ? ' aria-invalid="true" autofocus' : ''}>` +
        `<div><button type="submit" name="sign" value="1">Signer</button><button class="quiet" type="submit" name="refuse" value="1">Refuser de signer</button></div></form></div>`,
    });
  };

  const shown = (signature: Signature): Promise<string> | string => {
    if (signature.status === 'OK') return over(signature, 'Contrats signés', 'Votre signature est enregistrée.');
    if (signature.status === 'KO') return over(signature, 'Signature refusée', 'Vous n’avez pas signé. Rien n’est engagé.');
    if (signature.expires <= bank.millis())
      return over(signature, 'Délai dépassé', 'Le délai pour signer est passé. Revenez à votre demande pour recommencer.');
    return ongoing(signature);
  };

  const known = (id: string): Signature | undefined => bank.store.get('signature', id, Signature);
  const unknown = plainPage({ title: 'Page inconnue', body: '<h1>Page inconnue</h1><p>Revenez à votre demande.</p>' });

  app.get<{ Params: { id: string } }>('/ceremonie/:id', async (request, reply) => {
    const signature = known(request.params.id);
    return signature ? html(reply, await shown(signature)) : html(reply, unknown, 404);
  });

  app.get<{ Params: { id: string; index: string } }>('/ceremonie/:id/:index', async (request, reply) => {
    const signature = known(request.params.id);
    const subscription = signature && bank.subscription(signature.subscription);
    const papers = subscription ? await papersOf(bank, subscription, signature.participant, 'contractual') : [];
    const paper = papers[Number(request.params.index)];
    if (!paper) return html(reply, unknown, 404);
    return reply.type('application/pdf').header('Content-Disposition', 'inline').send(Buffer.from(paper.bytes));
  });

  app.post<{ Params: { id: string } }>('/ceremonie/:id', async (request, reply) => {
    const signature = known(request.params.id);
    const answer = sent(reply, request.body, Answer);
    if (!answer) return reply;
    if (!signature) return html(reply, unknown, 404);
    if (signature.status !== 'ONGOING' || signature.expires <= bank.millis()) return html(reply, await shown(signature));
    const signed = answer.refuse === undefined;
    if (signed && (signature.code === undefined || signature.code !== (answer.code ?? '').replace(/\s/g, '')))
      return html(reply, await ongoing(signature, 'Ce code n’est pas le bon. Vérifiez le dernier SMS reçu.'));
    const ended: Signature = { ...signature, status: signed ? 'OK' : 'KO' };
    bank.store.put('signature', ended.id, ended);
    return html(reply, await shown(ended));
  });
};
