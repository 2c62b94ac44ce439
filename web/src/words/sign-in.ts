import { words } from './language.ts';

export const signInWords = words({
  en: {
    title: 'Sign in',
    lead: 'This memory is on another machine. It lets in who has a token.',
    token: 'Token',
    open: 'Open the memory',
    opening: 'Opening…',
    wrong: 'This token does not open it: it is mistyped, was revoked, or has expired.',
    tooOften: 'Too many wrong tokens. Wait a minute, then try again.',
    unreachable: 'The server does not answer.',
    how: 'Where the memory is, this makes one:',
    keeps: 'This browser then stays signed in for 30 days, or until the token ends.',
  },
  zh: {
    title: '登录',
    lead: '这份记忆在另一台机器上，凭令牌进入。',
    token: '令牌',
    open: '打开记忆',
    opening: '正在打开…',
    wrong: '这个令牌打不开：可能输错了、已被撤销，或已过期。',
    tooOften: '令牌错误次数过多。请等一分钟再试。',
    unreachable: '服务器没有响应。',
    how: '在存放记忆的机器上，用这条命令创建令牌：',
    keeps: '之后此浏览器会保持登录 30 天，令牌到期则提前退出。',
  },
});
