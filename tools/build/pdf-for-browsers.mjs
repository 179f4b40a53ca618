// A webpack loader for pdfjs-dist: a script of the page has no `import.meta`, and webpack would write the path of the build machine in its
// place, so that a build depended on its folder.
export default function pdfForBrowsers(source) {
  return source.replaceAll('import.meta.url', 'location.href');
}
