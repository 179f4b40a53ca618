// In the pages of `npm run dev` alone: reloads after a new build, and shows why the last one failed. The tab keeps its answers.
const { build } = document.currentScript.dataset;
const box = document.createElement('pre');
box.setAttribute('role', 'alert');
Object.assign(box.style, {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: '2147483647',
  margin: '0',
  padding: '1rem',
  maxHeight: '60vh',
  overflow: 'auto',
  background: '#5c0011',
  color: '#fff',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
});
new EventSource('/dev/builds').onmessage = ({ data }) => {
  const state = JSON.parse(data);
  if (String(state.build) !== build) {
    addEventListener('beforeunload', event => event.stopImmediatePropagation(), true); // nobody is asked about unsaved answers
    return location.reload();
  }
  box.textContent = state.error ?? '';
  if (state.error) document.body.append(box);
  else box.remove();
};
