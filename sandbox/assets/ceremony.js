// The ceremony is over: the front end around is told; polling decides.
const { id, front, status } = document.getElementById('over').dataset;
if (window.parent !== window) {
  document.getElementById('back').hidden = true;
  window.parent.postMessage({ type: 'signature', id, state: 'ended' }, front);
} else if (status === 'OK') {
  // signed on the whole page: there is nothing more to do here
  location.replace(document.getElementById('back').href);
}
