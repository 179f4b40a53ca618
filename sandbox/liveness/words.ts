import type { InEach } from '../language';

const keptInFrench = 'Aucun essai n’est décompté.';
const keptInEnglish = 'This does not use up a try.';

const french = {
  title: 'Vérification vidéo',
  gesture: 'Un seul geste\u00a0:',
  preview: 'Ce que filme votre caméra',
  replay: 'Votre vidéo',
  hint: 'La vidéo dure 3 secondes, sans son ni flash.',
  triesLeft: (tries: number): string => (tries > 1 ? `Il vous reste ${tries} essais.` : 'C’est votre dernier essai.'),
  now: 'Envoyer',
  other: 'Un autre geste',
  start: 'Commencer',
  noScript: 'Cette page a besoin de JavaScript pour ouvrir la caméra.',
  over: { title: 'Vérification terminée', text: 'Cette page ne sert qu’une fois. Revenez à votre demande.' },
  /** Messages of the page's script. `#` is replaced by a number. */
  script: {
    asking: 'Nous demandons l’accès à votre caméra…',
    place: 'Placez votre visage dans l’ovale.',
    countdown: 'Nous filmons dans #…',
    filming: 'Vidéo en cours\u00a0: #\u00a0s',
    filmed: 'Voici votre vidéo.',
    filmAgain: 'Filmer à nouveau',
    otherUnknown: 'Un autre geste n’a pas pu être proposé. Vérifiez votre connexion, puis recommencez.',
    sending: 'Envoi de la vidéo…',
    ended: 'C’est terminé. Nous regardons le résultat.',
    again: 'Recommencer',
    unsent: `La vidéo n’a pas pu être envoyée. Vérifiez votre connexion, puis recommencez. ${keptInFrench}`,
    /** The camera failed for a reason that has no sentence of its own. */
    unfilmed: `La vidéo n’a pas pu être filmée. Fermez les autres applications qui utilisent la caméra, puis recommencez. ${keptInFrench}`,
    /** By the name of the browser's error. */
    refusals: {
      NotAllowedError: `L’accès à la caméra est refusé. Autorisez-la pour ce site dans votre navigateur, puis recommencez. ${keptInFrench}`,
      NotFoundError: `Aucune caméra n’est reliée à cet appareil. ${keptInFrench}`,
      NotReadableError: `La caméra est utilisée par une autre application. Fermez-la, puis recommencez. ${keptInFrench}`,
      InterruptedError: `La caméra s’est interrompue\u00a0: une autre application l’a peut-être prise. Fermez-la, puis recommencez. ${keptInFrench}`,
      NotSupportedError: `Ce navigateur ne sait pas filmer. Mettez-le à jour ou prenez-en un autre. ${keptInFrench}`,
    },
  },
} as const;

/** The capture page. XTR-12 */
export const captureWords: InEach<typeof french> = {
  fr: french,
  en: {
    title: 'Video check',
    gesture: 'Only one movement:',
    preview: 'What your camera films',
    replay: 'Your video',
    hint: 'The video lasts 3 seconds, without sound or flash.',
    triesLeft: tries => (tries > 1 ? `You have ${tries} tries left.` : 'This is your last try.'),
    now: 'Send',
    other: 'Another movement',
    start: 'Start',
    noScript: 'This page needs JavaScript to open the camera.',
    over: { title: 'Check finished', text: 'This page works only once. Go back to your application.' },
    script: {
      asking: 'We are asking for access to your camera…',
      place: 'Put your face in the oval.',
      countdown: 'We start filming in #…',
      filming: 'Filming: #\u00a0s',
      filmed: 'This is your video.',
      filmAgain: 'Film again',
      otherUnknown: 'We could not suggest another movement. Check your connection, then start again.',
      sending: 'Sending the video…',
      ended: 'Finished. We are looking at the result.',
      again: 'Start again',
      unsent: `We could not send the video. Check your connection, then start again. ${keptInEnglish}`,
      unfilmed: `We could not film the video. Close the other applications that use the camera, then start again. ${keptInEnglish}`,
      refusals: {
        NotAllowedError: `Access to the camera is refused. Allow it for this site in your browser, then start again. ${keptInEnglish}`,
        NotFoundError: `No camera is connected to this device. ${keptInEnglish}`,
        NotReadableError: `Another application is using the camera. Close it, then start again. ${keptInEnglish}`,
        InterruptedError: `The camera stopped. Another application may have taken it. Close it, then start again. ${keptInEnglish}`,
        NotSupportedError: `This browser cannot film. Update it or use another one. ${keptInEnglish}`,
      },
    },
  },
};
