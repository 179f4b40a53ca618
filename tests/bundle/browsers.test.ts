import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs the check of built files on one text. */
const flawsIn = (name: string, text: string): readonly string[] => {
  const program = `import { flawsIn } from './tools/build/browsers.mjs'; process.stdout.write(JSON.stringify(flawsIn(${JSON.stringify(name)}, ${JSON.stringify(text)})))`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })) as string[];
};

describe('D-121: a built file that a promised browser would refuse is named', () => {
  test.each([
    ['a lookbehind', 'app.js', 'let a=/(?<=b)c/u'],
    ['a lookbehind', 'text.js', 'RegExp("(?<!b)c")'],
    ['a static block', 'app.js', 'class A{static{A.b=1}}'],
    ['URL.canParse', 'wallet.js', 'URL.canParse(a)'],
    ['imageOrientation', 'pictures.js', 'createImageBitmap(a,{imageOrientation:"from-image"})'],
    ['the script of npm run dev', 'omc-01.prod.html', '<script src="/dev/reload.js" data-build="1" defer></script>'],
    ['a path of the machine', 'app.js', `let a="${path.resolve('node_modules/a.js')}"`],
    ['a path of the machine', 'style.css', 'a{background:url(file:///b)}'],
  ])('%s in %s', (flaw, name, text) => expect(flawsIn(name, text)).toEqual([expect.stringContaining(flaw)]));

  test.each([
    ['app.js', 'class A{static b=1}let a=/(?<name>b)(?=c)(?!d)/'],
    ['paper-library.0123456789.js', 'URL.parse||(URL.parse=1);URL.parse(a)'],
  ])('%s may hold %s', (name, text) => expect(flawsIn(name, text)).toEqual([]));
});
