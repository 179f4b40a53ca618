import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Mode } from '@domain/journey/words';
import { FileJourney } from '@ui/journey/FileJourney';
import { OnPhone } from '@ui/journey/OnPhone';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { ReaderContext } from '@ui/mvvm/messages';
import { Services, type Key, type Resolve } from '@ui/mvvm/screen';
import { firstBrand } from '@domain/brand/variant';

/** The first look for a role has jsdom read its style sheet and the roles' tables: that is paid while a file loads, not in its first test. */
const warm = (): void => {
  const { unmount } = render(
    <fieldset>
      <legend>…</legend>
      <label>
        … <input type="file" />
      </label>
      <button type="button">…</button>
    </fieldset>,
  );
  screen.getByRole('group', { name: '…' });
  screen.getByRole('button', { name: '…' });
  screen.getByLabelText('…');
  unmount();
};
warm();

/** A class and what stands for it in a test. */
export type Service = readonly [Key<object>, object];

/** Renders a screen with these services, dressed as the first bank, for the reader that the file's journey names. */
export const show = (page: ReactElement, ...services: readonly Service[]): void => {
  const known = new Map<unknown, object>([[OnPhone, new OnPhone()], ...services]);
  const resolve = (key => {
    const found = known.get(key);
    if (!found) throw new Error(`No ${key.name} here`);
    return found;
  }) as Resolve;
  const { steps = { mode: 'omc' } } = (known.get(FileJourney) ?? {}) as { readonly steps?: { readonly mode: Mode } };
  render(
    <BrandContext.Provider value={lookOf(firstBrand.code)}>
      <ReaderContext.Provider value={steps.mode}>
        <Services.Provider value={resolve}>{page}</Services.Provider>
      </ReaderContext.Provider>
    </BrandContext.Provider>,
  );
};

const following = new Set<() => void>();

/** Gives the window the width of a phone or of a desktop. */
export const screenIs = (width: 'narrow' | 'wide'): void => {
  const query = {
    matches: width === 'wide',
    addEventListener: (_change: string, follow: () => void): void => void following.add(follow),
    removeEventListener: (_change: string, follow: () => void): void => void following.delete(follow),
  };
  Object.assign(window, { matchMedia: () => query });
  following.forEach(follow => follow());
};

/** A sentence as queries by text read it: every space is a plain one. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
