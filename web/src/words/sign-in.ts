import { words } from './language.ts';

export const signInWords = words({
  en: {
    title: 'Sign in',
    lead: 'This memory is on another computer. Sign in with a token.',
    token: 'Token',
    open: 'Open the memory',
    opening: 'Opening…',
    wrong: 'Invalid token: it may be mistyped, revoked or expired.',
    tooOften: 'Too many wrong tokens. Wait a minute and try again.',
    unreachable: 'The server is not responding.',
    how: 'To create a token, run this on the computer that holds the memory:',
    keeps: 'This browser stays signed in for 30 days, or until the token expires.',
  },
  zh: {
    title: '登录',
    lead: '这份记忆在另一台电脑上，请使用令牌登录。',
    token: '令牌',
    open: '打开记忆',
    opening: '正在打开…',
    wrong: '令牌无效：可能输错了、已被撤销或已过期。',
    tooOften: '令牌错误次数过多。请等一分钟再试。',
    unreachable: '服务器没有响应。',
    how: '在存放记忆的电脑上运行此命令创建令牌：',
    keeps: '此浏览器会保持登录 30 天，或直到令牌过期。',
  },
});
