import * as E from 'fp-ts/Either';
import { BIRTHPLACE_MAX, fieldBirthplace } from '@domain/field/birthplace';
import { charactersIn, hasOtherScript } from '@domain/field/characters';
import { nearest } from '@domain/field/nearest';
import { tidyBirthplace } from '@domain/field/tidy';
import { typedTown } from '@domain/field/typed';
import { personFields } from './fields';
import { hasIssue, type IssueOfEach, type Issues } from './issues';
import type { Prospect, ProspectPart } from './prospect';

/**
 * A place of birth. `country`, `county`: codes; `town`: an option's label in France, free text elsewhere and where the list lacks the
 * town. PER-02, D-67
 */
export interface BirthplaceDraft {
  readonly country: string;
  readonly county: string;
  readonly town: string;
}

export type BirthplaceIssue = 'NOT_CHOSEN' | 'REQUIRED' | 'PLACE_FORMAT' | 'PLACE_SCRIPT' | 'PLACE_TOO_LONG';

export const bornInFrance = (birth: Pick<BirthplaceDraft, 'country'>): boolean => personFields.birth.fields.county.required({ birth });

export const birthplaceDraft = ({ birth }: Prospect): BirthplaceDraft => ({
  country: birth.country ?? '',
  county: birth.county ?? '',
  town: birth.town ?? '',
});

const chosen = (value: string): BirthplaceIssue | undefined => (value === '' ? 'NOT_CHOSEN' : undefined);

/**
 * Rewrites a place for saving: 'St. Louis', 'New York (NY)', 'Douala/Bonanjo' and 'Namur - Jambes' without the characters that its rule refuses. D-28, D-68
 */
export const writtenPlace = (typed: string): string => tidyBirthplace(typedTown(typed)).replace(/-{2,}/g, '-');

/** The nearest place that the rule takes; undefined: it takes what is typed, or nothing of it. D-90, PER-02 */
export const nearestPlace = (typed: string): string | undefined =>
  nearest(writtenPlace(typed), { takes: value => fieldBirthplace.decide({ value }), longest: BIRTHPLACE_MAX });

const placeIssue = (typed: string): BirthplaceIssue | undefined => {
  const place = writtenPlace(typed);
  if (place === '') return 'REQUIRED';
  if (fieldBirthplace.decide({ value: place })) return undefined;
  if (hasOtherScript(place)) return 'PLACE_SCRIPT';
  return charactersIn(place) > BIRTHPLACE_MAX ? 'PLACE_TOO_LONG' : 'PLACE_FORMAT';
};

/**
 * Checks the whole birthplace form: county and town in France, free text elsewhere; `townTyped`: the list lacks the town. PER-02, D-67
 */
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
