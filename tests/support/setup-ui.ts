import '@testing-library/jest-dom';

/** jsdom has no modal dialogs: showing one opens it, closing gives the focus back, Esc asks through `cancel`. */
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

/** A desktop, unless a test says otherwise (`screenIs`). */
Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) });

/** A client's hand is slow: each press of the pointer or of Enter comes a second after the one before, so that the click delay (STP-11) is not in the way. */
let handMs = 0;
const timeOf = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;

for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, () => (handMs += 1_000), true);
Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get(this: Event): number {
    return Number(timeOf?.call(this) ?? 0) + handMs;
  },
});
