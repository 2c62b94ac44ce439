// Searches the index that was made with the pages; nothing is fetched.
const { options, index } = window.searchIndex;
const engine = window.MiniSearch.loadJSON(index, options);
const { up } = document.body.dataset;
const found = document.querySelector('#found');
const pages = document.querySelector('nav details');

document.querySelector('input').addEventListener('input', ({ target }) => {
  const results = engine.search(target.value, { prefix: true, fuzzy: 0.15, boost: { title: 3 } }).slice(0, 12);
  const isEmpty = target.value.trim() === '';
  const lines = results.map(({ title, to }) => {
    const line = document.createElement('li');
    const link = document.createElement('a');
    link.href = `${up}/${to}`;
    link.textContent = title;
    line.append(link);
    return line;
  });
  found.replaceChildren(...(lines.length === 0 ? ['Nothing found.'] : lines));
  found.hidden = isEmpty;
});

if (window.matchMedia('(max-width: 50rem)').matches) pages.removeAttribute('open');
