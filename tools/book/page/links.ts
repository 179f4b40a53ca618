import { ruleOf } from '@domain/register';
import { escaped, tag } from '../tags';

export const linkTo = (id: string): string => tag('a', { href: `#${id}` }, escaped(id)).trim();

/** File names, with links for files of rules. */
export const linked = (files: readonly string[]): string =>
  files
    .map(file => {
      const id = file
        .replace(/^domain\//, '')
        .replace('/', '.')
        .replace(/\.ts$/, '');
      return file.startsWith('domain/') && ruleOf(id) !== undefined ? linkTo(id) : tag('code', {}, escaped(file)).trim();
    })
    .join(', ');

/** The id of the rule in a file of the domain. */
export const ruleIn = (file: string): string | undefined => {
  const id = /^domain\/(\w+)\/(\w+)\.ts$/.exec(file)?.slice(1).join('.');
  return id !== undefined && ruleOf(id) !== undefined ? id : undefined;
};
