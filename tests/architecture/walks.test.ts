import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('docs/architecture.md', 'utf8');

/** Parses '### A postal code, at most 15' and the list of files below. */
const walks = page
  .split('\n### ')
  .slice(1)
  .map(section => {
    const [title = '', ...lines] = section.split('\n');
    const files = lines.flatMap(line => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? []);
    return { title, most: Number(/at most (\d+)$/.exec(title)?.[1]), files };
  });

test.each(walks.map(walk => [walk.title, walk] as const))('%s files, each there and passed once', (_, { most, files }) => {
  expect(files.length).toBeGreaterThan(4);
  expect(files.length).toBeLessThanOrEqual(most);
  expect(files.filter(file => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
