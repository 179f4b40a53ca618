import { keepLink } from './languageLinks';

const linksAfter = (followed: string): readonly string[] => {
  document.body.innerHTML =
    '<a hreflang="en" href="?lang=en">English</a><a hreflang="fr" href="?lang=fr">Français</a><a href="/aide">Aide</a>';
  keepLink(followed);
  return [...document.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '');
};

describe('XTR-12, X07: the links to other languages of an e-mailed link', () => {
  test('keep its code, which the address bar has lost, and ask for their own language', () => {
    expect(linksAfter('?code=C-1')).toEqual(['http://localhost/?code=C-1&lang=en', 'http://localhost/?code=C-1&lang=fr', '/aide']);
  });

  test('replace the language that was asked before', () => {
    expect(linksAfter('?uuid=U-1&lang=fr')[0]).toBe('http://localhost/?uuid=U-1&lang=en');
  });

  test('without a link, only ask for their language', () => {
    expect(linksAfter('')[0]).toBe('http://localhost/?lang=en');
  });
});
