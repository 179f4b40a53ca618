/** The invitation to sign did not come. JNT-03 */
export const mailAgainCopy = {
  title: (name = 'Votre co-titulaire'): string => `${name} n’a pas reçu l’e-mail\u202f?`,
  wentTo: (email: string): string => `Il est parti à l’adresse ${email}. Il est peut-être parmi les courriers indésirables.`,
  lookFor: 'Il est peut-être parmi les courriers indésirables.',
  send: 'Renvoyer l’e-mail',
  sending: 'Envoi de l’e-mail…',
  left: (at: string): string => `Le dernier e-mail est parti à ${at}.`,
  again: (at: string, next: string): string => `Le dernier e-mail est parti à ${at}. Vous pourrez en envoyer un autre à partir de ${next}.`,
};
