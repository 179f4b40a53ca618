import type { ErrorPageType } from './codes';

/** Statuses of a closed file, which have a page each. RTE-06 */
export const informationSlugs = ['termine', 'delai-depasse', 'suite-non-favorable'] as const;
export type InformationSlug = (typeof informationSlugs)[number];

/** The pages of /{type}: the closed files, further analysis, and the open account. RTE-06 */
export const informationPages = [...informationSlugs, 'finalize', 'completed'] as const;
export type InformationPage = (typeof informationPages)[number];

export type ErrorDestination = `error/${ErrorPageType}`;
export type InformationDestination = `information/${InformationPage}`;

/** A page after a refusal or an end, whatever its address. RTE-04, RTE-06 */
export type Destination = ErrorDestination | InformationDestination;
