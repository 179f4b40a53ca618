import './once.js';

// A change of language takes along what is typed.
const field = document.querySelector('#code, #mobile');
for (const { form } of document.querySelectorAll('.languages button'))
  form.addEventListener('submit', () => {
    form.elements.written.value = field.value;
  });
