// Which pictures of two runs differ: those that came, that went, and those that show something else.
import fs from 'node:fs';
import path from 'node:path';

const picturesIn = folder =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true })
        .filter(name => name.endsWith('.png'))
        .sort()
    : [];

/** `before` and `now` are folders of pictures with the same names. */
export const compare = (before, now) => {
  const was = new Set(picturesIn(before));
  const is = new Set(picturesIn(now));
  const same = name => fs.readFileSync(path.join(before, name)).equals(fs.readFileSync(path.join(now, name)));
  return {
    came: [...is].filter(name => !was.has(name)),
    went: [...was].filter(name => !is.has(name)),
    changed: [...is].filter(name => was.has(name) && !same(name)),
    same: [...is].filter(name => was.has(name) && same(name)),
  };
};

/** One line a picture, then the count; without a run before it says that there is nothing to compare with. */
export const told = ({ came, went, changed, same }) =>
  [
    ...came.map(name => `new      ${name}`),
    ...went.map(name => `gone     ${name}`),
    ...changed.map(name => `changed  ${name}`),
    `${changed.length} changed, ${came.length} new, ${went.length} gone, ${same.length} as they were.`,
  ].join('\n');
