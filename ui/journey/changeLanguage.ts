import { reaction } from 'mobx';
import { ASKED, CHOSEN } from '@domain/brand/asked';
import { languageChangeMessages } from '@messages/languageChange';
import type { StepJourney } from './StepJourney';

/** After this time, screen readers know the live region and announce its changes. */
const KNOWN_MS = 100;

/** By script, because a separate stylesheet would add a line to the table of chunks for everyone. */
const DRESS = [
  'position: absolute; z-index: 5; inset-block-start: calc(100% + var(--s-2)); inset-inline-end: var(--s-4)',
  'inline-size: 15rem; padding: var(--s-3); border: 1px solid var(--line); border-radius: var(--r-1); background: var(--surface)',
].join(';');

/** Below the header's bar, which contains the link. */
const say = (link: Element): Element => {
  const status = document.createElement('p');
  status.role = 'status';
  link.after(status);
  setTimeout(() => {
    status.style.cssText = DRESS;
    status.textContent = languageChangeMessages.waits;
  }, KNOWN_MS);
  return status;
};

const sent = (journey: Pick<StepJourney, 'unsent'>): Promise<void> =>
  new Promise(done => {
    reaction(
      () => journey.unsent,
      unsent => unsent || done(),
      { fireImmediately: true },
    );
  });

/**
 * Reloads the page in a language, which becomes the tab's choice; the history entry keeps its state, and says that the language has
 * changed (src/open.tsx). False where no server answers: a reload would lose the page. STP-12, XTR-40
 */
export const reloadIn = async (language: string): Promise<boolean> => {
  const address = new URL(location.href);
  address.searchParams.set(ASKED, language);
  const answers = await fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (!answers) return false;
  try {
    sessionStorage.setItem(CHOSEN, language);
  } catch {
    // a browser that refuses storage: the address alone says the language
  }
  // what is typed is stored: the page does not ask whether to leave
  addEventListener('beforeunload', event => Object.assign(event, { preventDefault: () => undefined }), true);
  history.replaceState({ ...history.state, changed: true }, '', address);
  location.reload();
  return true;
};

/** The language chosen last, of each journey that waits or leaves. */
const chosen = new WeakMap<object, string>();

/**
 * Changes the language by a reload that keeps the page and what is typed there. Files and answers that only the page
 * holds are sent first; the page says that it waits. Without a network it stays. XTR-12, D-75, STP-12, XTR-40
 */
export const changeLanguage = async (
  target: EventTarget | null,
  journey: Pick<StepJourney, 'unsent' | 'fail'>,
  storeUnsaved: () => Promise<unknown>,
  reload = reloadIn,
): Promise<void> => {
  const link = target instanceof Element && target.closest('a'); // a translator puts elements of its own into the link
  if (!link) return;
  const under = chosen.has(journey);
  chosen.set(journey, link.hreflang);
  if (under) return;
  const status = journey.unsent ? say(link) : undefined;
  await sent(journey);
  status?.remove();
  await storeUnsaved();
  if (await reload(chosen.get(journey) ?? link.hreflang)) return;
  chosen.delete(journey);
  journey.fail({ kind: 'unreachable' });
};
