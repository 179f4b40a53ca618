import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/dialogs';

const moved = { title: 'Your application has already moved on', close: 'Continue here' };

const client: Wording<typeof fr.dialogsMessages.omc> = {
  technical: {
    title: 'Something went wrong',
    text: 'We are getting the service working again. What you entered is kept. Try again in a moment.',
    again: 'Try again',
    close: 'Close',
    reference: id => `If you call us, give the reference ${id}.`,
  },
  hindered: {
    network: 'The bank did not answer. What you entered or chose is kept. Check your connection, then try again in a moment.',
    gateway: phone =>
      `We cannot be reached at the moment. Either our service is down, or a network between you and the bank (a company proxy, Wi-Fi) is blocking this action. What you entered or chose is kept. Try again in a moment, then on mobile data, or call ${phone.replace(/ /g, '\u00a0')}.`,
    between: phone =>
      `A network between you and the bank is blocking this action (a company proxy, Wi-Fi). What you entered or chose is kept. Try on mobile data, or call ${phone.replace(/ /g, '\u00a0')}.`,
    busy: 'There are too many requests at the moment. What you entered or chose is kept. You can try again shortly.',
    againIn: seconds => (seconds < 120 ? `Try again in ${seconds}\u00a0s` : `Try again in ${Math.ceil(seconds / 60)}\u00a0minutes`),
  },
  offline: {
    title: 'You are offline',
    text: 'What you entered is kept. We will send your answer as soon as the network is back.',
    later: 'What you entered is kept. Try again as soon as the network is back.',
  },
  carryOn: {
    title: 'We could not load the cards and prices',
    text: 'Nothing is lost: your application is kept. Try again, or finish later.',
    again: 'Try again',
    later: 'Finish later',
  },
  moved: {
    ...moved,
    text: 'This step is already done, here, in another tab or on another device, and the answers given there are the ones that are saved. We now show you where your application is.',
  },
  movedReplaced: {
    ...moved,
    text: 'This step was already done, in another tab or on another device. The answer you have just given here is saved, and it replaces the earlier one. We now show you where your application is.',
  },
  walletAnswered: {
    title: 'Your wallet has answered',
    text: 'Your application continues in the tab where you began. Go back to it: you can close this one.',
    close: 'Close',
  },
  alert: {
    title: 'This action could not be completed',
    text: 'The bank did not accept this action. Contact an adviser to find out more.',
    noMessage: 'You can sign out, then carry on with your application.',
    close: 'Close',
    logout: 'Sign out',
  },
};

export const dialogsMessages: Wording<typeof fr.dialogsMessages> = byReader(client, client);
