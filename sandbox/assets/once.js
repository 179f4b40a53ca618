// A form is sent once, whatever is pressed while its answer is on its way: Enter, held or again, the button, a code that leaves by itself.
const sent = new WeakSet();
let leaving;
addEventListener('submit', event => {
  if (event.defaultPrevented) return;
  if (sent.has(event.target)) event.preventDefault();
  else sent.add((leaving = event.target));
});
// Back from the next page, or stopped on the way there: the form may be sent again.
const freed = () => leaving && sent.delete(leaving);
addEventListener('pageshow', ({ persisted }) => persisted && freed());
window.navigation?.addEventListener('navigateerror', freed);
