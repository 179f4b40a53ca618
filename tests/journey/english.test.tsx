import { steps } from '@domain/journey/steps';
import { languageMessages } from '@messages/language';
import { offered } from './offered';

/** Words of French sentences alone; 'une' is missing, because the lists of the test's bank say 'Une'. */
const FRENCH = /(?<!\p{L})(?:vous|votre|vos|nous|est|sont|pour|avec|dans|pas|qui|sur|ou)(?!\p{L})/iu;

/** Each page once, at its first step. */
const screens = new Map([...steps].reverse().flatMap(({ id, pages }) => pages.map(page => [page, id] as const)));

test('this project renders the English messages', () => {
  expect(languageMessages.own).toBe('en');
});

// XTR-12: a component that takes its words elsewhere than from the messages of the page's language shows French here
test.each([...screens])('XTR-12: %s (%s) is in English', async (page, step) => {
  const { shown } = await offered(step, page, 'client', 'individual');
  expect(shown).not.toBe('');
  expect(shown).not.toMatch(FRENCH);
});
