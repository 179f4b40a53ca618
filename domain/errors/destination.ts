import type { ErrorPageType } from './codes';

/** The statuses of a closed file that have a page of their own. RTE-06 */
export const informationSlugs = ['termine', 'delai-depasse', 'suite-non-favorable'] as const;
export type InformationSlug = (typeof informationSlugs)[number];

/** The pages that /{type} shows: the closed files, further analysis, and the open account. RTE-06 */
export const informationPages = [...informationSlugs, 'finalize', 'completed'] as const;
export type InformationPage = (typeof informationPages)[number];

export type ErrorDestination = `error/${ErrorPageType}`;
export type InformationDestination = `information/${InformationPage}`;

/** A page that a refusal or an end leads to, whatever its address. RTE-04, RTE-06 */
export type Destination = ErrorDestination | InformationDestination;
