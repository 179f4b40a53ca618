import './left.js';
import './typed.js';

// Tells the front end around that the ceremony is there, and when it is over; polling decides.
const over = document.getElementById('over');
const { id, front, status } = (over ?? document.getElementById('signing')).dataset;
// The only field: a code is typed at once, while the contracts above stay in sight.
document.getElementById('code')?.focus({ preventScroll: true });
if (window.parent !== window) {
  const tell = state => window.parent.postMessage({ type: 'signature', id, state }, front);
  tell('here');
  if (over) {
    document.getElementById('back').hidden = true;
    tell('ended');
  }
} else if (over && status === 'OK') {
  // signed on the whole page: there is nothing more to do here
  location.replace(document.getElementById('back').href);
}
