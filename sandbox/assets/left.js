// What is left of a limit, told anew as it passes: counted from when the page came, for a device's own clock may be wrong.
const came = Date.now();
const MINUTE_MS = 60_000;
for (const place of document.querySelectorAll('[data-left]')) {
  const tell = () => {
    const left = Number(place.dataset.left) - (Date.now() - came);
    if (left <= 0) {
      place.textContent = place.dataset.over;
      return;
    }
    const minutes = Math.ceil(left / MINUTE_MS);
    place.firstElementChild.textContent = `${minutes}\u00a0minute${minutes > 1 ? 's' : ''}`;
    setTimeout(tell, 1_000);
  };
  tell();
}
