import * as E from 'fp-ts/Either';
import type { PhotoMeasures } from '@domain/proofs/photo';
import { HERE, type CreateWorker } from '../askWorker';
import type { Pixels } from './grey';
import { Measures } from './WorkerFilePreparation';

/** Measures the frames of a camera in one worker, until `end`; where it does not start, nothing is measured. XTR-37, XTR-40 */
export class FrameJudge {
  private answered: (answer: unknown) => void = () => undefined;
  private readonly started: Promise<Worker | undefined>;

  constructor(createWorker: CreateWorker) {
    this.started = Promise.resolve()
      .then(createWorker)
      .then(worker => {
        worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (data !== HERE) this.answered(data);
        });
        worker.addEventListener('error', () => this.answered(undefined));
        return worker;
      })
      .catch(() => undefined);
  }

  async of({ width, height, data }: Pixels): Promise<PhotoMeasures | undefined> {
    const worker = await this.started;
    if (!worker) return undefined;
    const answer = new Promise<unknown>(done => (this.answered = done));
    worker.postMessage({ frame: { width, height, data } }, [data.buffer]);
    const measures = Measures.decode(await answer);
    return E.isRight(measures) ? measures.right : undefined;
  }

  end(): void {
    void this.started.then(worker => worker?.terminate());
  }
}
