import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { papers, type PaperName } from '@domain/proofs/papers';
import { refuse, sent } from '../api/answers';
import { paperNames } from '../analysis/kinds';
import type { Bank } from '../bank';
import { samplePersonOf } from '../prepared/people';
import { sampleOf, type SampleOutcome } from '../samples/samples';
import { variants } from '../samples/variants';
import { escaped } from './html';
import { applicantOf } from '../store/documents';

const SIDES = 2;

const isOutcome = (name: string): name is SampleOutcome => Object.hasOwn(variants, name);

const Query = t.intersection([
  t.type({ document: t.string, outcome: t.string }),
  t.partial({ side: t.string, file: t.string, who: t.string }),
]);

const filesOf = (document: PaperName): number => (document === 'CNI' ? SIDES : 1);

interface SampleChoice {
  readonly document: PaperName;
  readonly outcome: SampleOutcome;
}

/** Links to the files of a sample, drawn for the samples' person on the bank's day. */
export const sampleLinks = ({ document, outcome }: SampleChoice): string => {
  const sides = filesOf(document) === 1 ? [''] : [' recto', ' verso'];
  return sides
    .map(
      (side, index) =>
        `<br><a class="sample" href="/bureau/echantillons?document=${document}&amp;outcome=${outcome}&amp;side=${index}" download>${escaped(`Échantillon${side}`)}</a>`,
    )
    .join('');
};

/** Draws a sample on request: for a person of a file if one is named, always dated by the bank's clock. */
export const sampleRoutes = (app: FastifyInstance, bank: Bank): void => {
  app.get('/bureau/echantillons', async (request, reply) => {
    const query = sent(reply, request.query, Query);
    if (!query) return reply;
    const document = paperNames.find(name => name === query.document && Object.hasOwn(papers, name));
    const { outcome, side = '0', file, who } = query;
    if (!document || !isOutcome(outcome)) return refuse(reply, 404, { error: 'not_found' });
    const subscription = file === undefined ? undefined : bank.subscription(file);
    const of = who === 'COT' ? 'coHolder' : 'holder';
    const person = subscription ? samplePersonOf(applicantOf(subscription, who === 'COT' ? 'COT' : 'TIT'), of) : {};
    const files = await sampleOf({ document, outcome, format: 'jpeg', today: bank.today(), person }).catch(() => []);
    const found = files[Number(side)];
    if (!found) return refuse(reply, 404, { error: 'not_found' });
    return reply.type(found.type).header('Content-Disposition', `attachment; filename="${found.name}"`).send(Buffer.from(found.bytes));
  });
};
