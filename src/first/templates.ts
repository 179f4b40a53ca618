/** Ids of the document's templates of the first question: its page, and its form in two other states. */
export const QUESTION = 'premiere-question';
export const MISSING = 'sans-reponse';
/** Chosen with the arrow keys: a button sends it. */
export const CHOSEN = 'reponse-choisie';
