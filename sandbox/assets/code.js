// Six digits are the whole code: they leave by themselves, once; what is deleted or refused is typed again and sent with the button.
const field = document.getElementById('code');
let sent = false;
field.addEventListener('input', ({ inputType }) => {
  const whole = field.value.replace(/\s/g, '').match(/^\d{6}$/);
  if (!whole || sent || inputType?.startsWith('delete')) return;
  sent = true;
  field.form.requestSubmit(field.form.querySelector('button[type=submit]'));
});
