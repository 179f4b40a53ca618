/** A provider state: a sentence about the provider; data is only in the parameters. */
export interface ProviderState {
  readonly meaning: string;
  /** The meaning of each parameter, by name. */
  readonly params: Readonly<Record<string, string>>;
}
