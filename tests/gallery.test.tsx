import fs from 'node:fs';
import { render } from '@testing-library/react';
import { brands } from '@domain/brand/variant';
import { filesOf } from '@tools/build/sources';
import { Gallery } from '@tools/gallery/Gallery';
import { states } from '@tools/gallery/states';
import { tokensIn, withTokens } from '@tools/gallery/tokens';

/** The components that a folder exports: functions with a capital, and no contexts. */
const componentsOf = (folder: string): readonly string[] =>
  filesOf(folder, /^(?!.*\.test\.tsx$).*\.tsx$/).flatMap(({ text }) =>
    [...text.matchAll(/^export const ([A-Z]\w*)(?:: [^=]+)? = (?!createContext)/gm)].map(([, name = '']) => name),
  );

describe('XTR-24: the gallery', () => {
  test('has each component of the kit, with a state', () => {
    const components = componentsOf('ui/kit');
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter(name => Object.keys(states[name] ?? {}).length === 0)).toEqual([]);
    expect(Object.keys(states).filter(name => !components.includes(name))).toEqual([]);
  });

  test('renders every state', () => {
    const { container } = render(<Gallery brand={brands[0]} logos="logos.svg" />);
    const empty = [...container.querySelectorAll('.state')].filter(state => state.lastElementChild?.innerHTML === '');
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  test('is in no release: no configuration of the build has it', () => {
    expect(fs.readFileSync('webpack.config.js', 'utf8')).not.toContain('gallery');
  });
});

describe('CFG-03: design tokens', () => {
  test.each(brands)('of brand %s come back as they were', brand => {
    const css = fs.readFileSync(`brands/${brand}/tokens.css`, 'utf8');
    const tokens = tokensIn(css);
    expect(tokens.light['b-600']).toMatchObject({ $type: 'color', $value: { colorSpace: 'srgb' } });
    expect(Object.keys(tokens.dark).length).toBeGreaterThan(3);
    expect(withTokens(css, tokens)).toEqual({ css, unknown: [] });
  });

  test('a colour that a designer changes changes one line, in its scheme; a name that is not known is refused', () => {
    const css = fs.readFileSync(`brands/${brands[0]}/tokens.css`, 'utf8');
    const { light, dark } = tokensIn(css);
    const red = { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0] } };
    const changed = withTokens(css, { light: { ...light, nothing: red }, dark: { ...dark, 'b-600': red } });
    const lines = changed.css.split('\n').filter((line, index) => line !== css.split('\n')[index]);
    expect([lines, changed.unknown]).toEqual([['      --b-600: #ff0000;'], ['light.nothing']]);
  });
});
