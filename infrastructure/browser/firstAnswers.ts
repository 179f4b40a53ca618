import type { Answers } from '@domain/journey/answers';

/** Where the tab keeps the answers of before the subscription (D-09, D-40); TabAnswerStore reads them. */
export const ANSWERS = 'omc.answers';

/** Whether nothing is kept yet by a tab that keeps; where something is, or the browser refuses, the whole journey begins. R14 */
export const isBlankTab = (): boolean => {
  try {
    return sessionStorage.getItem(ANSWERS) === null;
  } catch {
    return false;
  }
};

/** As TabAnswerStore writes them. A full storage is no error: the page is asked again after a reload. */
export const keepFirstAnswers = (answers: Answers): void => {
  try {
    sessionStorage.setItem(ANSWERS, JSON.stringify(answers));
  } catch {
    // nothing is kept
  }
};
