import type { ReactElement } from 'react';
import type { Brand } from '@domain/brand/variant';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { states } from './states';

/** Every component in every state, as a brand shows it. */
export const Gallery = ({ brand, logos }: { readonly brand: Brand; readonly logos: string }): ReactElement => (
  <BrandContext value={lookOf(brand, logos)}>
    <div className="gallery">
      {Object.entries(states).map(([component, ofComponent]) => (
        <section key={component} id={component} aria-labelledby={`${component}-name`}>
          <h2 id={`${component}-name`}>{component}</h2>
          {Object.entries(ofComponent).map(([state, shown]) => (
            <div key={state} className="state" id={`${component}-${state.replace(/\W+/g, '-')}`}>
              <p className="state-name">{state}</p>
              <div>{shown}</div>
            </div>
          ))}
        </section>
      ))}
    </div>
  </BrandContext>
);
