type Children = readonly (Node | string)[];

/** Creates an element with attributes and children; parses no markup (X02). */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Children
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
};

/** Replaces the page: the new heading takes the focus and names the document. */
export const showPage = (place: HTMLElement, brand: string, title: string, ...children: Children): void => {
  const heading = element('h1', { tabindex: '-1' }, title);
  place.replaceChildren(heading, ...children);
  document.title = `${title} – ${brand}`;
  heading.focus();
};
