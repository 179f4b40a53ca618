const form = document.getElementById('clock');
const field = document.getElementById('now');
const set = async now => {
  const answer = await fetch('/bureau/api/clock', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  if (answer.ok) location.reload();
  else document.getElementById('now-problem').textContent = 'Cet instant n’est pas lisible. Écrivez-le comme dans l’exemple.';
};
form.addEventListener('submit', event => {
  event.preventDefault();
  void set(field.value);
});
form.addEventListener('click', event => {
  const { now } = event.target.dataset;
  if (now) void set(now);
});
