import type { Bank } from '../bank';
import { mailAddress, paged, table, withLinks, type Asked } from './html';
import { moment } from './moments';

type Messages = ReturnType<Bank['messages']>;

const rowsOf = (messages: Messages): readonly (readonly string[])[] =>
  messages.map(({ at, channel, to, text }) => [
    moment(at),
    channel === 'sms' ? 'SMS' : 'E-mail',
    mailAddress(to),
    withLinks(text).replace(/\n+/g, '<br>'),
  ]);

export const messagesTable = (messages: Messages): string =>
  messages.length === 0
    ? '<p>Aucun message envoyé.</p>'
    : table('Messages, du plus récent au plus ancien', ['Quand', 'Par', 'À', 'Texte'], rowsOf(messages));

/** The bank's outbox: all SMS and e-mails. */
export const messagesPage = (bank: Bank, asked: Asked): string => {
  const { shown, links } = paged(bank.messages(), asked);
  return `<p class="lead">Ce que la banque a envoyé\u00a0: les codes par SMS et les liens par e-mail s’ouvrent d’ici.</p>${messagesTable(shown)}${links}`;
};
