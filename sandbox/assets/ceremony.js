import './left.js';
import './typed.js';

// Tells the front end around that the ceremony is there, and when it is over; polling decides.
const over = document.getElementById('over');
const { id, front, status } = (over ?? document.getElementById('signing')).dataset;
// The only field: a code is typed at once, while the contracts above stay in sight.
const code = document.getElementById('code');
code?.focus({ preventScroll: true });
if (window.parent !== window) {
  const tell = state => window.parent.postMessage({ type: 'signature', id, state }, front);
  tell('here');
  // A reload of the page around would lose the code: it is told that there is one.
  const tellTyped = () => tell(code.value ? 'typed' : 'empty');
  code?.addEventListener('input', tellTyped);
  if (code?.value) tellTyped();
  if (over) {
    document.getElementById('back').hidden = true;
    tell('ended');
  }
} else if (over && status === 'OK') {
  // signed on the whole page: there is nothing more to do here
  location.replace(document.getElementById('back').href);
}
