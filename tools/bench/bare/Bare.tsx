import { createElement, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

export const ANSWER = 'Première question';
/** Enough of it that the document is as long as a page of a few screens is. */
const PARAGRAPHS = Array.from({ length: 60 }, (_, index) => `Paragraphe ${index + 1}`);
const WORDS =
  'Un compte s’ouvre en quelques minutes, pièces en main, et se clôt de même. Chaque réponse donnée est gardée, et rien n’est demandé deux fois.';

declare global {
  interface Window {
    /** A page of the product as HTML: what the next press shows (tools/bench/steps.ts). */
    nextPage?: Document;
  }
}

const named: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
  style: 'data-style',
};

/** An element of a page's HTML, as a component of its own. */
const Part = ({ of }: { readonly of: Element }): ReactElement =>
  createElement(
    of.localName,
    Object.fromEntries([...of.attributes].map(({ name, value }) => [named[name] ?? name, value])),
    ...[...of.childNodes].map((child, index): ReactNode => (child instanceof Element ? <Part key={index} of={child} /> : child.nodeValue)),
  );

/** The least that React can do: a page made at build time, with one button that leads to one question, or to a page that is given. */
export const Bare = (): ReactElement => {
  const [asked, setAsked] = useState<Document | boolean>(false);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => main.current?.querySelector('h1')?.focus(), [asked]);
  return (
    <main ref={main}>
      {asked === false && (
        <>
          <h1>Ouvrir un compte</h1>
          <p>{WORDS}</p>
        </>
      )}
      <button id="commencer" onClick={() => setAsked(window.nextPage ?? true)}>
        Commencer
      </button>
      {asked === true && <h1>{ANSWER}</h1>}
      {typeof asked === 'object' && <Part of={asked.body} />}
      {asked === false &&
        PARAGRAPHS.map(title => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{WORDS}</p>
          </section>
        ))}
    </main>
  );
};
