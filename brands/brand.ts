/** What the code itself must know of a brand; the rest of a brand is styles, drawings and settings that stand beside its facts. */
export interface BrandFacts {
  readonly name: string;
  readonly welcomePromotion: string;
}
