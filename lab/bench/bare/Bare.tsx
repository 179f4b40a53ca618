import { useState, type ReactElement } from 'react';

export const ANSWER = 'Première question';
/** Enough of it that the document is as long as a page of a few screens is. */
const PARAGRAPHS = Array.from({ length: 60 }, (_, index) => `Paragraphe ${index + 1}`);
const WORDS =
  'Un compte s’ouvre en quelques minutes, pièces en main, et se clôt de même. Chaque réponse donnée est gardée, et rien n’est demandé deux fois.';

/** The least that React can do: a page made at build time, with one button that leads to one question. */
export const Bare = (): ReactElement => {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <main>
        <h1>{ANSWER}</h1>
      </main>
    );
  }
  return (
    <main>
      <h1>Ouvrir un compte</h1>
      <p>{WORDS}</p>
      <button id="commencer" onClick={() => setAsked(true)}>
        Commencer
      </button>
      {PARAGRAPHS.map(title => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{WORDS}</p>
        </section>
      ))}
    </main>
  );
};
