import type { Container, ContainerModule } from 'inversify';
import type { Stage } from '@domain/journey/steps';
import type { Parts } from '@ui/journey/Parts';

type Part = readonly ContainerModule[];

/** The wiring of each stage, in a chunk of its own; the offer's is the application's. */
const fetchers: Readonly<Record<Stage, readonly (() => Promise<Part>)[]>> = {
  offer: [],
  file: [() => import(/* webpackChunkName: "file-part" */ './filePart').then(({ filePart }) => filePart)],
  signature: [
    () => import(/* webpackChunkName: "file-part" */ './filePart').then(({ filePart }) => filePart),
    () => import(/* webpackChunkName: "end-part" */ './endPart').then(({ endPart }) => endPart),
  ],
};

/** One visit's parts: what came for a visit before is there at once, and each visit makes its own of it. */
export class VisitParts implements Parts {
  private readonly loaded = new Set<ContainerModule>();
  private readonly under = new Map<Stage, Promise<void>>();
  private readonly there = new Set<Stage>(['offer']);

  constructor(private readonly container: Container) {}

  came(stage: Stage): boolean {
    return this.there.has(stage);
  }

  load(stage: Stage): Promise<void> {
    const before = this.under.get(stage);
    if (before) return before;
    const loading = this.fetch(stage);
    this.under.set(stage, loading);
    loading.catch(() => this.under.delete(stage));
    return loading;
  }

  private async fetch(stage: Stage): Promise<void> {
    const parts = await Promise.all(fetchers[stage].map(fetch => fetch()));
    for (const module of parts.flat()) {
      if (this.loaded.has(module)) continue;
      this.loaded.add(module);
      this.container.load(module);
    }
    this.there.add(stage);
  }
}
