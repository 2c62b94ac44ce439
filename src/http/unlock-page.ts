const words = {
  en: {
    title: 'This memory is locked',
    text: 'Enter its passphrase, or its recovery key.',
    label: 'Passphrase',
    unlock: 'Unlock',
    wrong: 'The passphrase is wrong. Check the keyboard layout and Caps Lock.',
    wait: 'Too many attempts. Wait a minute and try again.',
    failed: 'The memory could not be unlocked. The server’s log says why.',
  },
  zh: {
    title: '这份记忆已锁定',
    text: '请输入口令或恢复密钥。',
    label: '口令',
    unlock: '解锁',
    wrong: '口令不对。请检查键盘布局和大写锁定键。',
    wait: '尝试次数过多，请一分钟后再试。',
    failed: '无法解锁这份记忆，原因见服务器日志。',
  },
} as const;

/** The page of a locked memory. It needs no part of the web app, which shows nothing without a memory. */
export function unlockPage(language: keyof typeof words): string {
  const { title, text, label, unlock, wrong, wait, failed } = words[language];
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Madeleine</title>
<link rel="stylesheet" href="/unlock.css">
<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <form id="form">
    <label for="passphrase">${label}</label>
    <input id="passphrase" type="password" autocomplete="current-password" autofocus required maxlength="1000">
    <button>${unlock}</button>
    <p id="problem" role="alert" data-wrong="${wrong}" data-wait="${wait}" data-failed="${failed}"></p>
  </form>
</main>
<script src="/unlock.js"></script>
</html>
`;
}

/** After it is unlocked, the server of the memory takes the place of this one: it is asked until it answers. */
export const unlockScript = `const [form, field, problem] = ['form', 'passphrase', 'problem'].map((id) => document.getElementById(id));
const button = form.querySelector('button');
const isOpen = async () => (await (await fetch('/api/v1/lock')).json()).locked === false;
async function reload() {
  for (;;) {
    if (await isOpen().catch(() => false)) return location.reload();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  problem.textContent = '';
  const answer = await fetch('/api/v1/unlock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passphrase: field.value }),
  }).catch(() => undefined);
  if (answer?.ok) return reload();
  const { wrong, wait, failed } = problem.dataset;
  problem.textContent = answer?.status === 403 ? wrong : answer?.status === 429 ? wait : failed;
  button.disabled = false;
  field.select();
});
`;

export const unlockStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, 'Noto Sans CJK SC', sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#faf8f5, #171513);
  color: light-dark(#221e1a, #ece7e1); }
main { width: min(22rem, calc(100vw - 3rem)); }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
p { margin: 0 0 1.25rem; color: light-dark(#5d554d, #b3aaa0); }
label { display: block; font-size: .875rem; margin-bottom: .25rem; }
input, button { box-sizing: border-box; width: 100%; font: inherit; padding: .6rem .75rem; border-radius: .5rem; }
input { border: 1px solid light-dark(#a79d92, #6a6159); background: light-dark(#fff, #221f1c); color: inherit; }
button { margin-top: .75rem; border: 0; background: #9a4f1f; color: #fff; font-weight: 600; cursor: pointer; }
button:disabled { opacity: .6; cursor: progress; }
:focus-visible { outline: 2px solid #c8692b; outline-offset: 2px; }
#problem { min-height: 3rem; margin: .75rem 0 0; color: light-dark(#a11d1d, #ff9d8f); }
`;
