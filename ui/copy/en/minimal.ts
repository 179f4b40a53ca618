import type { Wording } from '../byReader';
import type * as fr from '../fr/minimal';
import { identifyByMobile } from './identify';

/** MIN-01 to MIN-05, XTR-11 */
export const minimalMessages: Wording<typeof fr.minimalMessages> = {
  construction: {
    title: 'This page is coming soon',
    text: 'We are still building it. Come back later. In the meantime, open an account, or carry on with your application.',
    main: 'Open an account',
    identify: 'Carry on with my application',
  },
  login: {
    title: 'Carry on with your application',
    text: 'We emailed this link to you. It works only once, and only when you press the button.',
    next: 'We will then send you a code by SMS, to check that it is you.',
    go: 'Continue my application',
    going: 'One moment, we are checking your link…',
  },
  failed: {
    title: 'An error happened while we were identifying you',
    used: 'This link has already been used, or is no longer valid. Open the last email that we sent you: its link is the right one.',
    unreachable: 'We could not check your link. It may not have been used. Check your connection, then try again.',
    between: number =>
      `A network between you and the bank is blocking this action (a company proxy, Wi-Fi). Try on mobile data, or call ${number.replace(/ /g, '\u00a0')}.`,
    service: 'We could not check your link at the moment. It may not have been used. Try again shortly.',
    busy: 'Too many requests are arriving at the same time, and we could not check your link. It may not have been used, and you will be able to try again.',
    over: 'You can try again.',
    noCode: 'The address of this page is incomplete. Open the link in our email again, using the whole address.',
    kept: 'We keep your application. You can also carry on with it without a link, with your mobile number.',
    again: 'Try again',
    identify: identifyByMobile,
  },
  sms: {
    ask: {
      title: 'Your access code',
      text: 'Online banking asks you for an access code. We will send it to you by SMS when you press the button.',
      go: 'Get my code by SMS',
    },
    loading: { title: 'Your access code', text: 'We are sending your code by SMS…' },
    success: {
      title: 'We have sent your access code by SMS',
      text: 'You will receive it on your mobile. Keep it to hand: online banking asks you for it.',
      go: 'Continue to online banking',
    },
    pending: {
      title: 'We have just sent an SMS',
      text: 'Check your messages. If it does not arrive, you can ask for another one in a minute.',
      left: seconds => (seconds > 1 ? `You can ask again in ${seconds} seconds.` : 'You can ask again in 1 second.'),
      over: 'You can ask for another SMS.',
    },
    maxTries: {
      title: 'You have reached the limit for SMS',
      text: 'To protect you, we no longer send SMS to this number. An adviser can give you access to online banking.',
    },
    failed: {
      title: 'We could not send the SMS',
      text: 'Ask for your code again shortly. If that does not help, check your connection. Your account is still open.',
      busy: 'Too many requests are arriving at the same time. You will be able to ask for your code again. Your account is still open.',
      unknown: 'The address of this page does not match any account. Open the link in the last email that we sent you, or call us.',
    },
    again: 'Ask for another SMS',
  },
  ways: {
    againIn: seconds => (seconds < 120 ? `Try in ${seconds} s` : `Try in ${Math.ceil(seconds / 60)} minutes`),
    phone: number => `Call ${number.replace(/ /g, '\u00a0')}`,
    appointment: 'Book an appointment',
  },
};
