/** What is wrong with a form, in the order of its fields, which is that of the error summary; undefined: nothing. XTR-31 */
export type Issues<Draft, Issue> = { readonly [Field in keyof Draft]?: Issue | undefined };

/** The same of every field: one that a form forgets to check does not compile. */
export type IssueOfEach<Draft, Issue> = { readonly [Field in keyof Draft]: Issue | undefined };

export const hasIssue = (issues: Readonly<Record<string, unknown>>): boolean => Object.values(issues).some(issue => issue !== undefined);
