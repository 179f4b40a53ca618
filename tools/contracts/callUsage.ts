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

/** The screen of a file: `ui/screens/offer/OfferViewModel.ts` belongs to `offer`; other files go by their folder. */
const roomOf = (file: string): string => {
  const [, folder = '', room = ''] = path.dirname(file).split(path.sep);
  return folder === 'screens' ? room : folder || 'application';
};

const MEMBER = /^ {2}(?:(?:private|public|async|readonly|get) )*(\w+) ?[(=<]|^ {4}this\.(\w+) = /;

/** The lines of a source with the class member of each; a constructor's assignment counts as the field's. */
const linesOf = ({ text }: Source): readonly (readonly [member: string, line: string])[] => {
  let member = '';
  return text.split('\n').map(line => {
    const [, method, field] = MEMBER.exec(line) ?? [];
    member = field ?? method ?? member;
    return [member, line];
  });
};

/** The members that make a call, with a private one replaced by its callers; undefined: any. */
const membersCalling = (source: Source, method: string): readonly string[] | undefined => {
  const lines = linesOf(source);
  const saying = (what: string): readonly string[] => lines.flatMap(([member, line]) => (line.includes(what) ? [member] : []));
  const found = new Set(saying(`.${method}(`));
  for (const member of found) saying(`this.${member}(`).forEach(caller => found.add(caller));
  return found.has('') || found.has('constructor') ? undefined : [...found];
};

/** A class, and what it implements: its callers may know that alone. */
const modulesOf = (source: Source): readonly string[] => [
  moduleOf(source.file),
  ...imports(source).filter(from => new RegExp(`implements \\b${path.basename(from)}\\b`).test(source.text)),
];

export interface Users {
  /** Names of the use cases that make the call. */
  readonly useCases: readonly string[];
  /** The screens that use these use cases. */
  readonly rooms: readonly string[];
}

/** The users of a call, found through imports and the members called. */
export const usersOf = (): ((port: string, method: string) => Users) => {
  const application = sourcesIn('application');
  const ui = [...sourcesIn('ui'), ...sourcesIn('src')];
  const portFiles = application.filter(({ file }) => file.endsWith('/ports.ts'));
  const rest = application.filter(({ file }) => !file.endsWith('/ports.ts'));

  return (port, method) => {
    const home = port === '' ? undefined : portFiles.find(({ text }) => new RegExp(`abstract class ${port}\\b`).test(text));
    if (home === undefined) return { useCases: [], rooms: [] };
    const named = new RegExp(`\\b${port}\\b`);
    const calling = (source: Source): boolean =>
      imports(source).includes(moduleOf(home.file)) && named.test(source.text) && source.text.includes(`.${method}(`);
    const direct = rest.filter(calling);
    const known = new Map(direct.flatMap(source => modulesOf(source).map(module => [module, membersCalling(source, method)] as const)));
    const uses = (source: Source): boolean =>
      imports(source).some(from => {
        const members = known.get(from);
        return known.has(from) && (members === undefined || new RegExp(`\\b(?:${members.join('|')})\\b`).test(source.text));
      });
    for (let before = -1; before !== known.size;) {
      before = known.size;
      for (const source of rest) if (!known.has(moduleOf(source.file)) && uses(source)) known.set(moduleOf(source.file), undefined);
    }
    const users = ui.filter(source => !source.file.startsWith('src/wiring') && (calling(source) || uses(source)));
    const rooms = [...new Set(users.map(({ file }) => roomOf(file)))].sort();
    return { useCases: direct.map(({ file }) => path.basename(moduleOf(file))).sort(), rooms };
  };
};
