import { found, type Part } from './search';

/** The search of the book, in the browser: it reads the parts from the page itself. */
/** The words of the index that lead to a decision, before each link to it. */
const wordsTo = (id: string): string =>
  [...document.querySelectorAll(`.words a[href="#${id}"]`)].map(link => link.previousSibling?.textContent ?? '').join(' ');

const partOf = (element: Element): Part => ({
  page: Number(element.closest<HTMLElement>('section.leaf')?.dataset['page'] ?? 0),
  title: element.querySelector('h2, h3')?.textContent ?? '',
  text: `${element.textContent ?? ''} ${wordsTo(element.id)}`,
  to: element.id,
});

const MOST = 12;

const begin = (): void => {
  const field = document.querySelector<HTMLInputElement>('#chercher');
  const results = document.querySelector('#resultats');
  const status = document.querySelector('#trouve');
  if (field === null || results === null || status === null) return;
  const parts = [...document.querySelectorAll('.leaf > header, .leaf article')].map(partOf);
  const show = (): void => {
    const all = found(field.value, parts);
    status.textContent =
      field.value.trim() === '' ? '' : all.length === 0 ? 'Rien trouvé.' : `${all.length} réponse${all.length > 1 ? 's' : ''}.`;
    results.replaceChildren(
      ...all.slice(0, MOST).map(({ page, title, to }) => {
        const [item, link] = [document.createElement('li'), document.createElement('a')];
        link.href = `#${to}`;
        link.textContent = `${title} (page ${page})`;
        item.append(link);
        return item;
      }),
    );
  };
  field.addEventListener('input', show);
  field.form?.addEventListener('submit', event => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  field.form?.removeAttribute('hidden');
};

begin();
