/** Fonts from packages, so that samples and documents look the same on every machine. */
export const fontFiles = {
  regular: require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf'),
  mono: require.resolve('@expo-google-fonts/b612-mono/400Regular/B612Mono_400Regular.ttf'),
} as const;

/** The font families' names in a drawing. */
export const families = { sans: 'Public Sans', mono: 'B612 Mono' } as const;
