import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Mode } from '@domain/journey/words';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { OnPhone } from '@ui/journey/OnPhone';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { ReaderContext } from '@ui/mvvm/messages';
import { BackToRecap } from '@ui/screens/summary/BackToRecap';
import { OpeningConfirmed } from '@ui/screens/welcome/OpeningConfirmed';
import { Services, type Key, type Resolve } from '@ui/mvvm/screen';
import { firstBrand } from '@domain/brand/variant';

/** The first query by role makes jsdom parse its style sheet and role tables: does that while the file loads, not in its first test. */
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

/** A class and its replacement in a test. */
export type Service = readonly [Key<object>, object];

/** Renders a screen with these services, as brand 01, for the reader of the file's journey. */
export const show = (page: ReactElement, ...services: readonly Service[]): void => {
  const known = new Map<unknown, object>([[OnPhone, new OnPhone()], ...services]);
  const file = known.get(DossierJourney);
  if (file && !known.has(BackToRecap)) known.set(BackToRecap, new BackToRecap(file as DossierJourney, new OpeningConfirmed()));
  const resolve = (key => {
    const found = known.get(key);
    if (!found) throw new Error(`No ${key.name} here`);
    return found;
  }) as Resolve;
  const { steps = { mode: 'omc' } } = (known.get(DossierJourney) ?? {}) as { readonly steps?: { readonly mode: Mode } };
  render(
    <BrandContext.Provider value={lookOf(firstBrand.code)}>
      <ReaderContext.Provider value={steps.mode}>
        <Services.Provider value={resolve}>{page}</Services.Provider>
      </ReaderContext.Provider>
    </BrandContext.Provider>,
  );
};

const following = new Set<() => void>();

export const screenIs = (width: 'narrow' | 'wide'): void => {
  const query = {
    matches: width === 'wide',
    addEventListener: (_change: string, follow: () => void): void => void following.add(follow),
    removeEventListener: (_change: string, follow: () => void): void => void following.delete(follow),
  };
  Object.assign(window, { matchMedia: () => query });
  following.forEach(follow => follow());
};

/** A text with plain spaces, as queries by text see it. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
