import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesOf } from '@tools/build/sources';

describe('XTR-13: a checkout with the settings of Git for Windows', () => {
  test('has the line ends of the repository in every text file', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-windows-'));
    try {
      execFileSync('git', ['clone', '-q', '--depth', '1', '-c', 'core.autocrlf=true', `file://${process.cwd()}`, folder]);
      const files = execFileSync('git', ['ls-files', '--eol'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
      expect(files.length).toBeGreaterThan(1000);
      expect(files.filter(file => !/\bw\/(?:lf|none|-text)\b/.test(file))).toEqual([]);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** What cmd passes on as it is, or cannot read: a single quote, a variable before a command, a variable of another shell. */
const NOT_EVERYWHERE = /'|(?:^|[\s;&|])[A-Z_]+=\S|\$\{?[A-Z_]|^export\s/;

const scripts = ['package.json', 'tools/package.json', 'tools/testing/package.json', 'sandbox/package.json'].flatMap(file => {
  const { scripts: named } = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
  return Object.entries(named).map(([name, command]) => ({ place: `${file} ${name}`, command }));
});

/** Commands in the text and in blocks; a block that is marked `sh` is a script of a pipeline. */
const documented = ['docs', 'sandbox', 'tools', 'contracts']
  .flatMap(folder => filesOf(folder, /\.md$/))
  .concat(filesOf('.', /^(?:README|CONTRIBUTING)\.md$/).filter(({ file }) => !file.includes('/')));
const commandsOf = (text: string): readonly string[] => {
  const shown = text.replace(/^```sh\n[\s\S]*?^```$/gm, '');
  const inline = [...shown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const lines = [...shown.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.split('\n'));
  return [...inline, ...lines, ...shown.split('\n').filter(line => line.startsWith('    '))]
    .filter(code => /\b(?:npm|npx|node) /.test(code))
    .map(code => code.replace(/\s{2,}[#A-Za-z].*$/, ''));
};

describe('XTR-13: what is typed works in every shell', () => {
  const commands = documented.flatMap(({ file, text }) => commandsOf(text).map(command => ({ place: file, command })));

  test('no script and no documented command quotes singly, or sets a variable', () => {
    expect(commands.length).toBeGreaterThan(60);
    expect([...scripts, ...commands].filter(({ command }) => NOT_EVERYWHERE.test(command.trim()))).toEqual([]);
  });

  test.each(["jest 'x.test'", 'ALL=1 npx jest x', 'npm run lint && LANGUAGE=en npm run size', 'node x $HOME'])(
    'a planted %s is found',
    command => expect(command).toMatch(NOT_EVERYWHERE),
  );
});
