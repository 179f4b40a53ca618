// What is left of a limit, told anew as it passes: counted from when the page came, for a device's own clock may be wrong.
const came = Date.now();
const MINUTE_MS = 60_000;
const minutes = new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
for (const place of document.querySelectorAll('[data-left]')) {
  const tell = () => {
    const left = Number(place.dataset.left) - (Date.now() - came);
    if (left <= 0) {
      place.textContent = place.dataset.over;
      return;
    }
    place.firstElementChild.textContent = minutes.format(Math.ceil(left / MINUTE_MS)).replace(' ', '\u00a0');
    setTimeout(tell, 1_000);
  };
  tell();
}
