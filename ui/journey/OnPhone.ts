import { observed } from '@ui/mvvm/observed';

/** Whether the file goes on on the person's phone: it outlives the pages that follow meanwhile. XTR-10 */
export class OnPhone {
  open = false;

  constructor() {
    observed(this);
  }

  show(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}
