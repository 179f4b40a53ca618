/** The search of the contracts’ page: shows the parts with all search words and hides the others; the part of a link is shown and opened. */
{
  const form = document.querySelector<HTMLElement>('.search');
  const field = form?.querySelector('input');
  const status = form?.querySelector('output');
  const parts = [...document.querySelectorAll<HTMLElement>('[data-found]')];
  const rooms = [...document.querySelectorAll<HTMLElement>('main > section, main > section > .fold:not([data-found])')];
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const texts = new Map<HTMLElement, string>();

  const textOf = (part: HTMLElement): string => {
    const text = texts.get(part) ?? plain(part.textContent);
    texts.set(part, text);
    return text;
  };

  const outcome = (found: number): string =>
    found === 0 ? 'Nothing has all these words.' : found === 1 ? '1 part has them.' : `${found} parts have them.`;

  const look = (): void => {
    const wanted = plain(field?.value ?? '')
      .split(/\s+/)
      .filter(Boolean);
    for (const part of parts) part.hidden = !wanted.every(word => textOf(part).includes(word));
    for (const room of rooms) {
      room.hidden = wanted.length > 0 && room.querySelector('[data-found]:not([hidden])') === null;
      if (room instanceof HTMLDetailsElement && wanted.length > 0) room.open = true;
    }
    if (status) status.textContent = wanted.length === 0 ? '' : outcome(parts.filter(part => !part.hidden).length);
  };

  const open = (): void => {
    const there = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (there?.closest('[hidden]') && field) {
      field.value = '';
      look();
    }
    for (let part = there?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
    there?.scrollIntoView();
  };

  if (form) form.hidden = false;
  field?.addEventListener('input', look);
  addEventListener('hashchange', open);
  open();
}
