import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { charactersIn } from './characters';
import { lengths } from './length';
import { tidy } from './tidy';

/** Control characters, halves of characters, and the signs of a tag: no name of an employer or of a building has them. */
const FOREIGN = /[\p{Cc}\p{Cs}<>]/u;

export const fieldFreeText = rule({
  id: 'field.freeText',
  requirements: ['PER-05', 'PER-07', 'INF-09', 'D-28', 'D-68'],
  title: { fr: 'Texte libre : employeur, complément d’adresse', en: 'Free text: employer, complement of the address' },
  says: {
    fr: 'De un à {longest} caractères, dans toute écriture, sans caractère de contrôle et sans les signes < et >.',
    en: 'From one to {longest} characters, in any script, without control characters and without the signs < and >.',
  },
  parameters: { longest: { value: lengths.text, unit: 'characters', limit: 'included' } },
  input: record({ value: text }),
  decide: ({ value }) => {
    const tidied = tidy(value);
    return tidied !== '' && charactersIn(tidied) <= lengths.text && !FOREIGN.test(tidied);
  },
  examples: [
    ['an employer', { value: 'Étude & Fils (S.A.) n° 3' }, true],
    ['another script', { value: '東京支店' }, true],
    ['a tab between words, which counts as a space', { value: 'Bât. B\tApt 12' }, true],
    ['nothing', { value: ' ' }, false],
    ['32 characters', { value: 'a'.repeat(32) }, true],
    ['33 characters', { value: 'a'.repeat(33) }, false],
    ['a character that no keyboard types', { value: 'Atelier\u0000' }, false],
    ['half of a character', { value: 'Atelier \ud83d' }, false],
    ['a tag', { value: '<b>Atelier' }, false],
  ],
});
