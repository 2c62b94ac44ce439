import { DateTime } from 'luxon';

export type MailFile = { readonly name: string; readonly mime: string; readonly bytes: Uint8Array };
export type Letter = {
  readonly key: string;
  readonly kind: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** Local "YYYY-MM-DDTHH:mm" of the sender, in `zone`. */
  readonly at: string;
  readonly zone: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  readonly files?: readonly MailFile[];
  readonly headers?: Readonly<Record<string, string>>;
};

export const messageIdOf = (letter: Pick<Letter, 'key' | 'from'>): string =>
  `<${letter.key}@${letter.from.address.split('@')[1] ?? 'example.org'}>`;

export const sentAt = (letter: Letter): DateTime => DateTime.fromISO(letter.at, { zone: letter.zone });

const base64Lines = (bytes: Uint8Array): string =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** An encoded word (RFC 2047) where the text is not ASCII; long ones are cut between characters. */
function headerText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is what is tested
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  const chunks: string[] = [];
  let chunk = '';
  for (const character of text) {
    if (Buffer.byteLength(chunk + character) > 42) {
      chunks.push(chunk);
      chunk = '';
    }
    chunk += character;
  }
  return [...chunks, chunk].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

const textPart = (mime: string, text: string): string =>
  `Content-Type: ${mime}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(Buffer.from(text.replace(/\n/g, '\r\n')))}\r\n`;

function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${parts.map((part) => `--${boundary}\r\n${part}`).join('')}--${boundary}--\r\n`;
}

/** The message as it would lie on a server (RFC 5322, RFC 2045), lines ending in CRLF. */
export function messageSource(letter: Letter): string {
  const address = (who: { readonly name: string; readonly address: string }): string =>
    `${/[^\w ]/.test(who.name) && /^[ -~]*$/.test(who.name) ? `"${who.name}"` : headerText(who.name)} <${who.address}>`;
  const headers = [
    `From: ${address(letter.from)}`,
    `To: ${address(letter.to)}`,
    `Subject: ${headerText(letter.subject)}`,
    `Date: ${sentAt(letter).toRFC2822()}`,
    `Message-ID: ${messageIdOf(letter)}`,
    ...(letter.replyTo === undefined ? [] : [`In-Reply-To: ${letter.replyTo}`, `References: ${letter.replyTo}`]),
    ...Object.entries(letter.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
  ];
  const text = textPart('text/plain', letter.text);
  const words =
    letter.html === undefined
      ? text
      : multipart('alternative', `alt-${letter.key}`, [text, textPart('text/html', letter.html)]);
  const files = (letter.files ?? []).map(
    (file) =>
      `Content-Type: ${file.mime}; name="${file.name}"\r\nContent-Disposition: attachment; filename="${file.name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(file.bytes)}\r\n`,
  );
  return `${headers.join('\r\n')}\r\n${files.length === 0 ? words : multipart('mixed', `mix-${letter.key}`, [words, ...files])}`;
}

/** A mailbox in mboxrd form: lines that begin with "From " are quoted. */
export function mboxSource(letters: readonly Letter[]): string {
  return letters
    .map((letter) => {
      const stamp = sentAt(letter).toUTC().toFormat('ccc LLL dd HH:mm:ss yyyy', { locale: 'en-US' });
      const body = messageSource(letter)
        .replace(/\r\n/g, '\n')
        .replace(/^(>*From )/gm, '>$1');
      return `From ${letter.from.address} ${stamp}\n${body}\n`;
    })
    .join('');
}
