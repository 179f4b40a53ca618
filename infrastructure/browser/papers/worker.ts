// Reads papers away from the page's own thread: the library answers by itself where it runs in a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
