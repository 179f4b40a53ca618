import type { Answers } from '@domain/journey/answers';

/** Storage key of the answers from before the subscription (D-09, D-40); TabAnswerStore reads them. */
export const ANSWERS = 'omc.answers';

/** True where storage works and is empty; otherwise the whole journey loads. R14 */
export const isBlankTab = (): boolean => {
  try {
    return sessionStorage.getItem(ANSWERS) === null;
  } catch {
    return false;
  }
};

/** Values that storage refused, by key: the page's TabStorage reads them first. R14 */
export const unkept = new Map<string, string>();

/** Writes answers in TabAnswerStore's format. Full storage is no error: the page keeps them in memory. */
export const keepFirstAnswers = (answers: Answers): void => {
  const text = JSON.stringify(answers);
  unkept.set(ANSWERS, text);
  try {
    sessionStorage.setItem(ANSWERS, text);
    unkept.delete(ANSWERS);
  } catch {
    // `unkept` holds them as long as the page lives
  }
};
