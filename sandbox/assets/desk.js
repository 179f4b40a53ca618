// What was just done is read aloud and stands in sight: the notice takes the focus when the page comes with one.
document.getElementById('said')?.focus();

// The workstation's search leaves only the files whose row holds every word.
const find = document.querySelector('[data-find]');
find?.addEventListener('input', () => {
  const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain(find.value).split(/\s+/).filter(Boolean);
  for (const row of document.querySelectorAll('tbody tr')) {
    const text = plain(row.textContent);
    row.hidden = !words.every(word => text.includes(word) || text.replace(/\s/g, '').includes(word));
  }
});
