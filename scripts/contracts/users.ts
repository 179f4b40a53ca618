import fs from 'node:fs';
import path from 'node:path';

interface Source {
  readonly file: string;
  readonly text: string;
}

const sourcesIn = (folder: string): readonly Source[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map(name => ({ file: path.join(folder, name), text: fs.readFileSync(path.join(folder, name), 'utf8') }));

const imports = ({ file, text }: Source): readonly string[] =>
  [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) =>
    from.startsWith('.') ? path.join(path.dirname(file), from) : from.replace(/^@/, ''),
  );

const moduleOf = (file: string): string => file.replace(/\.tsx?$/, '');

/** `ui/screens/offer/OfferViewModel.ts` is of the screen `offer`; what stands elsewhere is named by its folder. */
const roomOf = (file: string): string => {
  const [, folder = '', room = ''] = path.dirname(file).split(path.sep);
  return folder === 'screens' ? room : folder || 'application';
};

export interface Users {
  /** Use cases that make the call, by their names. */
  readonly useCases: readonly string[];
  /** Screens that use them. */
  readonly rooms: readonly string[];
}

/** Who makes a call: read from what imports what. */
export const usersOf = (): ((port: string, method: string) => Users) => {
  const application = sourcesIn('application');
  const ui = [...sourcesIn('ui'), ...sourcesIn('src')];
  const portFiles = application.filter(({ file }) => file.startsWith('application/ports/'));
  const rest = application.filter(({ file }) => !file.startsWith('application/ports/'));

  return (port, method) => {
    const home = portFiles.find(({ text }) => new RegExp(`abstract class ${port}\\b`).test(text));
    if (home === undefined) return { useCases: [], rooms: [] };
    const calling = (source: Source): boolean => imports(source).includes(moduleOf(home.file)) && source.text.includes(`.${method}(`);
    const direct = rest.filter(calling);
    const known = new Set(direct.map(({ file }) => moduleOf(file)));
    for (let before = -1; before !== known.size;) {
      before = known.size;
      for (const source of rest) if (imports(source).some(from => known.has(from))) known.add(moduleOf(source.file));
    }
    const users = ui.filter(
      source => !source.file.startsWith('src/wiring') && (calling(source) || imports(source).some(from => known.has(from))),
    );
    const rooms = [...new Set(users.map(({ file }) => roomOf(file)))].sort();
    return { useCases: direct.map(({ file }) => path.basename(moduleOf(file))).sort(), rooms };
  };
};
