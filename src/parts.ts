import type { Container, ContainerModule } from 'inversify';
import type { Stage } from '@domain/journey/steps';
import type { Parts } from '@ui/journey/Parts';
import { breathe } from './breathe';

type Read = () => Promise<ContainerModule>;

/** Documents, forms, recap. */
const filePart: readonly Read[] = [
  () => import(/* webpackChunkName: "file-part" */ './wiring/proofs').then(({ proofs }) => proofs),
  () => import(/* webpackChunkName: "file-part" */ './wiring/personal').then(({ personal }) => personal),
  () => import(/* webpackChunkName: "file-part" */ './wiring/adviser').then(({ adviser }) => adviser),
];

/** The video check, the offer's documents, the signature, the opened account. */
const endPart: readonly Read[] = [() => import(/* webpackChunkName: "end-part" */ './wiring/ending').then(({ ending }) => ending)];

/** The wiring of each stage, in separate chunks; the offer's is in the application's chunk. */
const partsOf: Readonly<Record<Stage, readonly (readonly Read[])[]>> = {
  offer: [],
  file: [filePart],
  signature: [filePart, endPart],
};

/** Loads a part's chunk with its first module, and evaluates each module in a separate task, so that none blocks input. */
const read = async (part: readonly Read[]): Promise<readonly ContainerModule[]> => {
  const modules: ContainerModule[] = [];
  for (const next of part) {
    await breathe();
    modules.push(await next());
  }
  return modules;
};

/** The parts of one visit: chunks that an earlier visit loaded are ready, and each visit makes its own services from them. */
export class VisitParts implements Parts {
  private readonly bound = new Set<ContainerModule>();
  private readonly under = new Map<Stage, Promise<void>>();
  private readonly there = new Set<Stage>(['offer']);

  constructor(private readonly container: Container) {}

  loaded(stage: Stage): boolean {
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
    const parts = await Promise.all(partsOf[stage].map(read));
    for (const module of parts.flat()) {
      if (this.bound.has(module)) continue;
      this.bound.add(module);
      this.container.load(module);
    }
    this.there.add(stage);
  }
}
