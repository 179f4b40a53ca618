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

/** By key, what the tab's storage did not take: the page's TabStorage reads it first. R14 */
export const unkept = new Map<string, string>();

/** As TabAnswerStore writes them. A full storage is no error: the page holds them. */
export const keepFirstAnswers = (answers: Answers): void => {
  const text = JSON.stringify(answers);
  unkept.set(ANSWERS, text);
  try {
    sessionStorage.setItem(ANSWERS, text);
    unkept.delete(ANSWERS);
  } catch {
    // they live as long as the page
  }
};
