const SESSION = 'madeleine';

/** The value of a cookie of a request. */
export const cookieIn = (headers: Headers, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Whether the page was loaded over TLS, which a proxy in front of the server speaks. */
export const isOverTls = (request: Request): boolean => request.headers.get('origin')?.startsWith('https:') === true;

/** The cookie of a session, which no script can read and no other site can have sent. Issued over TLS, it is sent over TLS only. */
export const sessionCookie = (value: string, seconds: number, secure: boolean): string =>
  `${SESSION}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
