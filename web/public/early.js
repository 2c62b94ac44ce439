// Before the first paint, so that a dark room stays dark: the theme and the language that were chosen here.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('madeleine.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const language = localStorage.getItem('madeleine.language') ?? navigator.language;
    root.lang = language.startsWith('zh') ? 'zh' : 'en';
  } catch {
    // Storage may be forbidden; the defaults are good.
  }
})();
