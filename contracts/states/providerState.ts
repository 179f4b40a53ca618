/** A situation that a provider can be put in: a sentence about the provider; data travels in parameters only. */
export interface ProviderState {
  readonly meaning: string;
  /** Name of each parameter to what it is. */
  readonly params: Readonly<Record<string, string>>;
}
