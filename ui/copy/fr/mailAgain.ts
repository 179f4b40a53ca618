import { byReader } from '../byReader';

/** For a co-holder who did not receive the invitation to sign. JNT-03 */
const client = {
  title: (name = 'Votre co-titulaire'): string => `${name} n’a pas reçu l’e-mail\u202f?`,
  wentTo: (email: string): string => `Il est parti à l’adresse ${email}. Il est peut-être parmi les courriers indésirables.`,
  lookFor: 'Il est peut-être parmi les courriers indésirables.',
  send: 'Renvoyer l’e-mail',
  sending: 'Envoi de l’e-mail…',
  left: (at: string): string => `Le dernier e-mail est parti à ${at}.`,
  again: (at: string, next: string): string => `Le dernier e-mail est parti à ${at}. Vous pourrez en envoyer un autre à partir de ${next}.`,
};

/** ADV-02, JNT-03 */
export const mailAgainMessages = byReader(client, {
  ...client,
  title: (name = 'Le client') => `${name} n’a pas reçu l’e-mail\u202f?`,
  wentTo: email => `Il est parti à l’adresse ${email}. Demandez au client de vérifier ses courriers indésirables.`,
  lookFor: 'Demandez au client de vérifier ses courriers indésirables.',
  again: (at, next) => `Le dernier e-mail est parti à ${at}. Vous pourrez en envoyer un autre à partir de ${next}.`,
});
