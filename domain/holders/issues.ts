/** What is wrong with a form, field by field; undefined: nothing. */
export type Issues<Draft, Issue> = { readonly [Field in keyof Draft]?: Issue | undefined };

export const hasIssue = (issues: Readonly<Record<string, unknown>>): boolean => Object.values(issues).some(issue => issue !== undefined);
