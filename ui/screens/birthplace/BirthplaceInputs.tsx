import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { writtenPlace } from '@domain/holders/checkBirthplace';
import { birthplaceMessages } from '@messages/birthplace';
import { whose } from '@ui/form/autocomplete';
import { Checkbox } from '@ui/kit/Checkbox';
import { Combobox } from '@ui/kit/Combobox';
import { Field } from '@ui/kit/Field';
import { Suggestion } from '@ui/kit/Suggestion';
import { useMessages } from '@ui/mvvm/messages';
import type { BirthplaceFields } from './BirthplaceFields';

interface Shown {
  readonly place: BirthplaceFields;
}

/** Free text, for towns abroad and towns missing from the list. D-67 */
const Place = observer(function Place({ place, hint }: Shown & { readonly hint: string }): ReactElement {
  const copy = useMessages(birthplaceMessages).place;
  const { nearest } = place;
  return (
    <div>
      <Field
        {...place.form.field('town')}
        label={copy.label}
        hint={hint}
        format={writtenPlace}
        spellCheck={false}
        autoCapitalize="words"
        autoComplete="off"
      />
      <Suggestion name="town" text={nearest && copy.nearest(nearest)} action={copy.useNearest} onTake={place.takeNearest} />
    </div>
  );
});

const InFrance = observer(function InFrance({ place }: Shown): ReactElement {
  const copy = useMessages(birthplaceMessages);
  const { form, county } = place;
  return (
    <>
      <Combobox
        {...form.field('county')}
        label={copy.county.label}
        hint={copy.county.hint}
        value={county}
        options={place.counties.options}
        onChange={place.changeCounty}
      />
      {place.townTyped ? (
        <Place place={place} hint={copy.place.asOnPaper} />
      ) : (
        <Combobox
          key={county}
          {...form.field('town')}
          label={copy.town.label}
          hint={county === '' ? copy.town.first : copy.town.hint}
          value={place.town}
          options={place.towns.options}
          onChange={place.changeTown}
        />
      )}
      {county !== '' && !place.townless && (
        <Checkbox name="townAbsent" label={copy.absent[whose(place.journey)]} checked={place.townTyped} onChange={place.changeAbsent} />
      )}
    </>
  );
});

/** PER-02, D-67 */
export const BirthplaceInputs = observer(function BirthplaceInputs({ place }: Shown): ReactElement {
  const copy = useMessages(birthplaceMessages);
  return (
    <>
      <Combobox
        {...place.form.field('country')}
        label={copy.country.label}
        hint={copy.country.hint}
        options={place.countries.options}
        onChange={place.changeCountry}
      />
      {place.french && <InFrance place={place} />}
      {place.countryKnown && !place.french && <Place place={place} hint={copy.place.hint} />}
    </>
  );
});
