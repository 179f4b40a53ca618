import { observed } from '@ui/mvvm/observed';

/** Whether the dialog 'continue on my phone' is open: it stays open while pages change behind it. XTR-10 */
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
