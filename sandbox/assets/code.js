import './left.js';
import './typed.js';

// Six digits are the whole code: they leave by themselves, once, also where they were there before this script was; what is deleted, gone back to or refused is sent with the button.
const field = document.getElementById('code');
const [visit] = performance.getEntriesByType('navigation');
let sent = false;
const send = () => {
  if (sent || !/^\d{6}$/.test(field.value.replace(/\s/g, ''))) return;
  sent = true;
  field.form.requestSubmit(field.form.querySelector('button[type=submit]'));
};
// Of a keyboard that composes, what it wrote is read once it has done.
field.addEventListener('input', ({ inputType, isComposing }) => isComposing || inputType?.startsWith('delete') || send());
field.addEventListener('compositionend', send);
// Where nothing tells how one came to the page, one came anew.
if (!['reload', 'back_forward'].includes(visit?.type)) send();
