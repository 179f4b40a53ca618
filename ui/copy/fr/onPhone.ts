/** The file moves to a phone; the computer follows it. XTR-10 */
export const onPhoneMessages = {
  button: 'Continuer sur mon téléphone',
  title: 'Continuer sur votre téléphone',
  /** At a computer, where photos are asked for. */
  simpler: {
    title: 'C’est plus simple avec votre téléphone',
    text: 'Un code s’affiche. Scannez-le\u00a0: vous prenez les photos avec le téléphone, et cette page avance en même temps.',
  },
  steps: [
    'Visez ce code avec l’appareil photo de votre téléphone, ou ouvrez l’adresse écrite dessous.',
    'Identifiez-vous avec votre mobile et le code reçu par SMS.',
    'Vous retrouvez votre demande là où elle en est.',
  ],
  code: 'Code QR de l’adresse où vous identifier',
  address: 'Adresse à ouvrir',
  waiting: 'Continuez sur votre téléphone. Cette page avance en même temps.',
  moved: (where: string): string =>
    `Cette page avance en même temps que votre téléphone. Votre demande en est à cette étape\u00a0: ${where}.`,
  here: 'Continuer ici',
} as const;
