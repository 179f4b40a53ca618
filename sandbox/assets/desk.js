// What was just done is read aloud and stands in sight: the notice takes the focus when the page comes with one.
document.getElementById('said')?.focus();
