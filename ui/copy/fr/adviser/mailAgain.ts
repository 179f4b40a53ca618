import { columns } from '../columns';
import { mailAgainCopy as omc } from '../mailAgain';

/** ADV-02, JNT-03 */
export const mailAgainWords = columns(omc, {
  ...omc,
  title: (name = 'Le client') => `${name} n’a pas reçu l’e-mail\u202f?`,
  wentTo: email => `Il est parti à l’adresse ${email}. Les courriers indésirables sont à vérifier.`,
  lookFor: 'Les courriers indésirables sont à vérifier.',
  again: (at, next) => `Le dernier e-mail est parti à ${at}. Un autre pourra partir à partir de ${next}.`,
});
