import * as E from 'fp-ts/Either';
import { BIRTHPLACE_MAX, fieldBirthplace } from '@domain/field/birthplace';
import { charactersIn } from '@domain/field/characters';
import { tidyBirthplace } from '@domain/field/tidy';
import { typedName } from '@domain/field/typed';
import { referentialsIsFrance } from '@domain/referentials/isFrance';
import { hasIssue, type IssueOfEach, type Issues } from './issues';
import type { Prospect, ProspectPart } from './prospect';

/** Where a person was born. `country`, `county`: codes; `town`: a label of the list in France, typed elsewhere, or where no list has it. PER-02, D-67 */
export interface BirthplaceDraft {
  readonly country: string;
  readonly county: string;
  readonly town: string;
}

export type BirthplaceIssue = 'NOT_CHOSEN' | 'REQUIRED' | 'PLACE_FORMAT' | 'PLACE_TOO_LONG';

export const bornInFrance = ({ country }: Pick<BirthplaceDraft, 'country'>): boolean => referentialsIsFrance.decide({ code: country });

export const birthplaceDraft = ({ birth }: Prospect): BirthplaceDraft => ({
  country: birth.country ?? '',
  county: birth.county ?? '',
  town: birth.town ?? '',
});

const chosen = (value: string): BirthplaceIssue | undefined => (value === '' ? 'NOT_CHOSEN' : undefined);

/** A place as it is saved: 'St. Louis', 'New York (NY)', 'Douala/Bonanjo' without what its rule takes for no letter. D-28, D-68 */
export const writtenPlace = (typed: string): string => tidyBirthplace(typedName(typed));

const placeIssue = (typed: string): BirthplaceIssue | undefined => {
  const place = writtenPlace(typed);
  if (place === '') return 'REQUIRED';
  if (fieldBirthplace.decide({ value: place })) return undefined;
  return charactersIn(place) > BIRTHPLACE_MAX ? 'PLACE_TOO_LONG' : 'PLACE_FORMAT';
};

/** A birthplace's form, checked whole: county and town in France, free text elsewhere; `townTyped`: the list has not this town. PER-02, D-67 */
export const checkBirthplace = (
  draft: BirthplaceDraft,
  prospect: Prospect,
  { townTyped }: { readonly townTyped: boolean } = { townTyped: false },
): E.Either<Issues<BirthplaceDraft, BirthplaceIssue>, ProspectPart> => {
  const french = bornInFrance(draft);
  const isListed = french && !townTyped;
  const issues: IssueOfEach<BirthplaceDraft, BirthplaceIssue> = {
    country: chosen(draft.country),
    county: french ? chosen(draft.county) : undefined,
    town: isListed ? chosen(draft.town) : placeIssue(draft.town),
  };
  if (hasIssue(issues)) return E.left(issues);
  const town = isListed ? draft.town : writtenPlace(draft.town);
  return E.right({ birth: { ...prospect.birth, country: draft.country, county: french ? draft.county : undefined, town } });
};
