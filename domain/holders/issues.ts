/**
 * The issues of a form, in the order of its fields, which is also the order of the error summary; undefined: the field is right. XTR-31
 */
export type Issues<Draft, Issue> = { readonly [Field in keyof Draft]?: Issue | undefined };

/** The issues of all fields: a check that forgets a field does not compile. */
export type IssueOfEach<Draft, Issue> = { readonly [Field in keyof Draft]: Issue | undefined };

export const hasIssue = (issues: Readonly<Record<string, unknown>>): boolean => Object.values(issues).some(issue => issue !== undefined);
