import type { Wording } from '../byReader';
import type * as fr from '../fr/preLiveness';
import { inWords } from './weekday';

/** LIV-01, XTR-06, XTR-27 */
export const preLivenessMessages: Wording<typeof fr.preLivenessMessages> = {
  title: 'Get ready for your video check',
  intro: 'A short video of your face confirms that it is really you.',
  looking: {
    title: 'We are picking up your application',
    messages: [{ afterMs: 0, text: 'We are looking at where you left off.' }],
  },
  how: [
    {
      title: 'Put your face in the oval.',
      text: 'Face the light, without sunglasses, a cap or a mask. Nobody else must be in the picture.',
    },
    {
      title: 'Make the movement that you see.',
      text: 'Allow access to the camera. A countdown gives you time to read which movement to make. There is no flash.',
    },
    { title: 'You get the result.', text: 'It takes less than a minute.' },
  ],
  why: {
    title: 'Why this video?',
    text: 'The law requires us to check the identity of anyone who opens an account remotely. We do it with a video; you can choose the branch instead. We use the video only for that. Someone at the bank may watch it again.',
  },
  attempts: left =>
    left > 1
      ? `You have ${left} tries left. Refusing the camera does not use one up.`
      : 'You have 1 try left. Refusing the camera does not use it up.',
  consent: {
    label: 'I agree that my face is compared with the photo on my identity document.',
    kept: (provider, days) =>
      `The comparison is used only once. The measurements of the face are erased at once, and the company ${provider} keeps the video for ${days}\u00a0day${days > 1 ? 's' : ''}. You can change your mind: leave the video before you send it.`,
    required: 'Tick the box to start the video, or continue at a branch.',
  },
  start: 'Start the check',
  trying: 'Opening the camera…',
  again: 'Try the camera again',
  other: 'The video is not compulsory. The choice is yours.',
  agency: 'Continue at a branch',
  agencyHelp: number =>
    `At a branch, an adviser checks your identity and carries on with your application (number\u00a0${number}), which we keep.`,
  agencyKept: (number, day) =>
    `At a branch, an adviser checks your identity and carries on with your application (number\u00a0${number}), which we keep until ${inWords(day)}.`,
  call: 'Continue by video call',
  callHelp: 'On a video call, an adviser checks your identity with you. There is no movement to make.',
  device: {
    title: 'Use another device',
    text: 'On a phone or a computer with a camera, open this address and sign in with the code that you receive by SMS. You come back here.',
    address: 'Address to open',
    warning: 'Do not give this address to anyone else.',
  },
  problems: {
    refused: { title: 'The camera is not allowed', text: 'This does not use up a try. To allow the camera:' },
    missing: {
      title: 'We cannot find a camera',
      text: 'Plug in a camera, or continue on a device that has one. This does not use up a try.',
    },
    busy: {
      title: 'The camera is already in use',
      text: 'Close the video call app or the tab that is using it, then try again. This does not use up a try.',
    },
    unsupported: {
      title: 'This browser gives no access to the camera',
      text: 'Update it, or continue with another browser or another device. This does not use up a try.',
    },
  },
  link: {
    send: 'Get the link by email',
    sending: 'Sending the link…',
    sent: (at, email) =>
      `The link is in the email that we sent at ${at}${email === undefined ? '' : ` to ${email}`}. Follow it to come back here.`,
    next: at => `If it does not arrive, look in the spam folder. You can ask for another one from ${at}.`,
  },
  inApp: {
    title: { safari: 'Open this page in Safari', chrome: 'Open this page in Chrome' },
    why: 'The app that shows this page gives it no access to the camera. This does not use up a try.',
    menu: {
      safari: 'Tap the share icon or the “…” menu, at the top or bottom of the screen, then “Open in Safari”.',
      chrome: 'Tap the three-dot menu, at the top right of the screen, then “Open in Chrome” or “Open in browser”.',
    },
    otherwise: 'If you do not see this choice, get the link by email, or copy the address and paste it into your browser.',
    identify: 'Sign in with your mobile number and the code that you receive by SMS. You come back here.',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    notCopied: 'We could not copy the address. Press and hold it, then choose “Copy”.',
  },
  allow: {
    chrome: ['Click the icon to the left of the address.', 'Next to “Camera”, choose “Allow”.'],
    firefox: ['Click the crossed-out camera icon, to the left of the address.', 'Remove the block with the cross, then try again.'],
    safari: ['Open the Safari menu, then the settings for this website.', 'Choose “Allow” beside “Camera”.'],
    ios: ['Open Settings, then your browser’s app.', 'Turn on “Camera”, and come back here.'],
    android: ['Tap the icon to the left of the address, then “Permissions”.', 'Turn on “Camera”, then come back to this page.'],
    other: ['Open the settings of the site, near the address of the page.', 'Allow the camera for this site, then try again.'],
  },
};
