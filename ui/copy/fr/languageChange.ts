export const languageChangeMessages = {
  /** Said until the page has sent what it alone holds. */
  waits: 'Votre réponse n’est pas encore envoyée. La langue changera dès qu’elle le sera.',
};
