import '@testing-library/jest-dom';

/** jsdom lacks modal dialogs: `showModal` opens, `close` returns the focus, Esc fires `cancel`. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement): void {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.removeAttribute('open');
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  },
});

document.addEventListener('keydown', event => {
  const dialog = Array.from(document.querySelectorAll('dialog[open]')).at(-1);
  if (event.key === 'Escape') dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
});

window.scrollTo = () => undefined;

/**
 * The page of a test has no style sheet, so jsdom's own decides: the computed style depends on these four alone, unless the element or one
 * around it has a `style`. Queries by role ask for it at each element, and jsdom matches its whole sheet each time.
 */
const computed = new Map<string, CSSStyleDeclaration>();
const compute = window.getComputedStyle.bind(window);

const isStyled = (element: Element | null): boolean =>
  element !== null && (element.hasAttribute('style') || isStyled(element.parentElement));

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0 || isStyled(element)) return compute(element, pseudo);
  const key = [element.localName, ...['type', 'hidden', 'open'].map(name => String(element.getAttribute(name)))].join();
  const style = computed.get(key) ?? compute(element);
  computed.set(key, style);
  return style;
};

/** A wide screen by default (`screenIs` changes it). */
Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) });

/** Advances `timeStamp` by a second at each click or Enter, so that the click delay (STP-11) does not ignore a test's actions. */
let handMs = 0;
const timeOf = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;

for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, () => (handMs += 1_000), true);
Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get(this: Event): number {
    return Number(timeOf?.call(this) ?? 0) + handMs;
  },
});

/** Fields of another page, to which an error leads by a press. */
const elsewhere = /^#field-(?:usPerson|holder$)/;

/** The errors that a test leaves on the page lead to fields that are there. XTR-31 */
afterEach(() => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[role=alert] a[href^="#"]')].map(({ hash }) => hash);
  expect(links.filter(hash => !elsewhere.test(hash) && document.getElementById(hash.slice(1)) === null)).toEqual([]);
});
