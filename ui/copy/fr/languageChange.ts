export const languageChangeMessages = {
  /** Shown until the page has sent what only it stores. */
  waits: 'Votre réponse n’est pas encore envoyée. La langue changera dès qu’elle le sera.',
};
