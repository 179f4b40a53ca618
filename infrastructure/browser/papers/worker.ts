// Parses PDFs off the main thread: the library starts by itself inside a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
