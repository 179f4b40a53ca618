import type { Language } from '@domain/brand/languages';

type Gesture = Readonly<Record<Language, string>>;

/**
 * Gestures to request, so that an older recording fails. All have seven words, so that the page's reading time does not depend on the
 * choice.
 */
export const gestures: readonly [Gesture, ...Gesture[]] = [
  { fr: 'Tournez la tête à gauche, puis revenez.', en: 'Turn your head left, then look straight.' },
  { fr: 'Tournez la tête à droite, puis revenez.', en: 'Turn your head right, then look straight.' },
  { fr: 'Levez le menton, puis revenez de face.', en: 'Raise your chin, then look straight again.' },
  { fr: 'Approchez-vous un peu de l’écran, puis reculez.', en: 'Come a little closer, then move back.' },
];

/** For a person who cannot make the stored gesture: the next of the list. EN 301 549, 5.3 */
export const gestureAfter = (stored: string): Gesture => {
  const rank = gestures.findIndex(({ fr }) => fr === stored);
  return gestures[(rank + 1) % gestures.length] ?? gestures[0];
};

/** A stored gesture, which is French, in the language of the page. */
export const gestureIn = (language: Language, stored: string): string => gestures.find(({ fr }) => fr === stored)?.[language] ?? stored;
