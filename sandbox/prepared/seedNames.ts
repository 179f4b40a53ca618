/** The named sets of dossiers. */
export const seedNames = ['demonstration', 'tasks'] as const;
export type SeedName = (typeof seedNames)[number];
export const isSeed = (name: unknown): name is SeedName => seedNames.some(known => known === name);
