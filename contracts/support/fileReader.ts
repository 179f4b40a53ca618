/** What Node lacks of a browser to read a file as text: enough for base64. */
class NodeFileReader {
  result: string | null = null;
  onload: (() => void) | null = null;

  readAsDataURL(content: Blob): void {
    void content.arrayBuffer().then(bytes => {
      this.result = `data:${content.type};base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload?.();
    });
  }
}

/** Lets the real adapter read its files, as in a browser. */
export const withFileReader = (): void => {
  Object.assign(globalThis, { FileReader: NodeFileReader });
};
