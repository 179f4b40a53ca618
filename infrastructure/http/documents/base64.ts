/** A file's bytes in base64; FileReader encodes off the main thread. */
export const base64 = (content: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => {
      const read = reader.result;
      if (typeof read === 'string') done(read.slice(read.indexOf(',') + 1));
      else failed(new Error('The file could not be read'));
    };
    reader.onerror = () => failed(new Error('The file could not be read'));
    reader.readAsDataURL(content);
  });
