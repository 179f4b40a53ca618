interface YesOrNo {
  readonly value: 'yes' | 'no' | undefined;
  readonly options: readonly { readonly value: 'yes' | 'no'; readonly label: string }[];
  readonly onChange: (value: 'yes' | 'no') => void;
}

/** Yes and no with equal weight; neither is preselected. D-33 */
export const yesOrNo = (
  wanted: boolean | undefined,
  want: (wanted: boolean) => void,
  labels: { readonly yes: string; readonly no: string },
): YesOrNo => ({
  value: wanted === undefined ? undefined : wanted ? 'yes' : 'no',
  options: [
    { value: 'yes', label: labels.yes },
    { value: 'no', label: labels.no },
  ],
  onChange: value => want(value === 'yes'),
});
