/** Reads a file as a data URL, because Node has no FileReader; enough for base64. */
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

/** Installs the FileReader, so that the real adapter reads its files as in a browser. */
export const withFileReader = (): void => {
  Object.assign(globalThis, { FileReader: NodeFileReader });
};
