import { fold } from '../../language/fold.ts';
import type { Tag } from '../../memory/item-text.ts';
import { decodeWords } from './encoded-words.ts';
import { type HeaderField, headerOf } from './header-block.ts';
import { oneLine } from './message-people.ts';

/** Folders and labels that mail programs make themselves, under one name each. */
export type SystemLabel =
  | 'inbox'
  | 'sent'
  | 'spam'
  | 'trash'
  | 'drafts'
  | 'templates'
  | 'outbox'
  | 'archive'
  | 'state'
  | 'starred'
  | 'important'
  | 'chat';

const systemLabelNames: readonly { readonly label: SystemLabel; readonly names: readonly string[] }[] = [
  {
    label: 'inbox',
    names: [
      'inbox',
      'posteingang',
      'boite de reception',
      'bandeja de entrada',
      'recibidos',
      'posta in arrivo',
      'caixa de entrada',
      'entrada',
      'postvak in',
      'inkorgen',
      'indbakke',
      'innboks',
      'saapuneet',
      'odebrane',
      '收件箱',
      '收件匣',
      '受信トレイ',
      '받은편지함',
      'входящие',
    ],
  },
  {
    label: 'sent',
    names: [
      'sent',
      'sent mail',
      'sent items',
      'sent messages',
      'gesendet',
      'gesendete objekte',
      'gesendete elemente',
      'messages envoyes',
      'envoyes',
      'elements envoyes',
      'enviados',
      'correo enviado',
      'elementos enviados',
      'posta inviata',
      'inviati',
      'e-mails enviados',
      'itens enviados',
      'verzonden',
      'verzonden items',
      'verzonden berichten',
      'skickat',
      'skickade',
      'sendt',
      'lahetetyt',
      'wyslane',
      'wysłane',
      '已发送',
      '已发送邮件',
      '已傳送',
      '寄件備份',
      '送信済み',
      '送信済みメール',
      '보낸편지함',
      'отправленные',
    ],
  },
  {
    label: 'spam',
    names: [
      'spam',
      'junk',
      'junk e-mail',
      'junk email',
      'junk mail',
      'bulk mail',
      'bulk',
      'unerwunscht',
      'spamverdacht',
      'junk-e-mail',
      'werbung',
      'courrier indesirable',
      'indesirables',
      'pourriel',
      'correo no deseado',
      'posta indesiderata',
      'lixo eletronico',
      'ongewenst',
      'ongewenste e-mail',
      'ongewenste post',
      'skrappost',
      'uonsket e-mail',
      'soppelpost',
      'roskaposti',
      'wiadomości-śmieci',
      '垃圾邮件',
      '垃圾郵件',
      '迷惑メール',
      '스팸',
      '스팸함',
      'спам',
    ],
  },
  {
    label: 'trash',
    names: [
      'trash',
      'bin',
      'deleted',
      'deleted items',
      'deleted messages',
      'papierkorb',
      'geloschte elemente',
      'geloschte objekte',
      'geloscht',
      'corbeille',
      'elements supprimes',
      'papelera',
      'elementos eliminados',
      'cestino',
      'posta eliminata',
      'lixeira',
      'lixo',
      'itens excluidos',
      'prullenbak',
      'verwijderde items',
      'papperskorgen',
      'borttaget',
      'papirkurv',
      'slettet post',
      'roskakori',
      'kosz',
      '已删除',
      '已删除邮件',
      '垃圾桶',
      '回收站',
      'ゴミ箱',
      'ごみ箱',
      '휴지통',
      'корзина',
    ],
  },
  {
    label: 'drafts',
    names: [
      'draft',
      'drafts',
      'entwurf',
      'entwurfe',
      'brouillon',
      'brouillons',
      'borrador',
      'borradores',
      'bozza',
      'bozze',
      'rascunho',
      'rascunhos',
      'concept',
      'concepten',
      'utkast',
      'kladde',
      'kladder',
      'luonnokset',
      'wersje robocze',
      '草稿',
      '草稿箱',
      '下書き',
      '임시보관함',
      'черновики',
    ],
  },
  { label: 'templates', names: ['templates', 'vorlagen', 'modeles', 'plantillas', 'modelli', 'sjablonen', 'mallar'] },
  {
    label: 'outbox',
    names: [
      'outbox',
      'unsent messages',
      'postausgang',
      'boite denvoi',
      "boite d'envoi",
      'bandeja de salida',
      'posta in uscita',
      'postvak uit',
      'utkorgen',
      '发件箱',
      '送信トレイ',
    ],
  },
  {
    label: 'archive',
    names: [
      'archive',
      'archived',
      'all mail',
      'archiv',
      'archiviert',
      'alle nachrichten',
      'archives',
      'tous les messages',
      'archivado',
      'archivados',
      'todos',
      'archivio',
      'archiviate',
      'arquivado',
      'arquivados',
      'archief',
      'gearchiveerd',
      'arkiv',
      'arkiverade',
      '存档',
      '已归档',
      '封存',
      'アーカイブ',
    ],
  },
  {
    label: 'state',
    names: [
      'unread',
      'opened',
      'read',
      'ungelesen',
      'geoffnet',
      'non lus',
      'non lu',
      'ouvert',
      'no leidos',
      'no leido',
      'abierto',
      'abiertos',
      'da leggere',
      'non letti',
      'aperti',
      'aperto',
      'nao lidas',
      'abertos',
      'ongelezen',
      'geopend',
      'olast',
      'olasta',
      'oppnad',
      'oppnade',
      '未读',
      '已打开',
      '未讀',
      '已開啟',
      '未読',
      '開封済み',
      'imap_$forwarded',
      'imap_$notjunk',
      'imap_notjunk',
      'imap_$junk',
      'imap_$mdnsent',
    ],
  },
  {
    label: 'starred',
    names: [
      'starred',
      'flagged',
      'markiert',
      'suivis',
      'suivi',
      'destacados',
      'destacado',
      'speciali',
      'con estrella',
      'com estrela',
      'met ster',
      'stjarnmarkta',
      'stjarnmarkt',
      '已加星标',
      '已加星號',
      'スター付き',
      '별표편지함',
    ],
  },
  {
    label: 'important',
    names: [
      'important',
      'wichtig',
      'importants',
      'importante',
      'importantes',
      'importanti',
      'belangrijk',
      'viktigt',
      'viktiga',
      '重要',
      '중요편지함',
    ],
  },
  { label: 'chat', names: ['chat', 'chats', 'chatten'] },
];

const systemLabelOf: ReadonlyMap<string, SystemLabel> = new Map(
  systemLabelNames.flatMap(({ label, names }) => names.map((name) => [fold(name), label] as const)),
);

/** The system folder that a label or folder name means, in any of the known languages; undefined for people's own. */
export const systemLabel = (name: string): SystemLabel | undefined =>
  systemLabelOf.get(fold(name.replace(/^\[?(?:gmail|google mail)\]?\//i, '').replace(/\.(mbox|mbx)$/i, '')).trim());

/** Why messages with a system label are left out of the memory. */
const leftOut: Readonly<Partial<Record<SystemLabel, string>>> = {
  spam: 'spam: the mail program filed it as junk',
  trash: 'trash: it was thrown away',
  drafts: 'draft: it was never sent',
  templates: 'template: it was never sent',
  outbox: 'draft: it was never sent',
};

/** Tags worth keeping of the system's labels; the others say how the mail program stores a message, not what it is. */
const systemTags: Readonly<Partial<Record<SystemLabel, string>>> = {
  sent: 'sent',
  starred: 'starred',
  important: 'important',
  chat: 'chat',
};

/** Gmail's labels of a message (Takeout's X-Gmail-Labels: encoded words, comma-separated, quoted when holding a comma). */
export function gmailLabels(fields: readonly HeaderField[]): string[] {
  const header = headerOf(fields, 'x-gmail-labels');
  if (header === undefined) return [];
  const decoded = decodeWords(header);
  return [...decoded.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)]
    .map((match) => oneLine(match[1] ?? match[2] ?? ''))
    .filter((label) => label !== '')
    .slice(0, 100);
}

export type Filing = {
  readonly tags: readonly Tag[];
  readonly skip: string | undefined;
  readonly labels: readonly string[];
};

/**
 * How a message is filed: by its Gmail labels, its folder's name, the flags of its Maildir file (D draft, T trashed,
 * F flagged) and spam filters' headers. `skip` says why it should be left out, if it should.
 */
export function filingOf(
  fields: readonly HeaderField[],
  place: { readonly folder?: string | undefined; readonly flags?: string | undefined },
): Filing {
  const labels = gmailLabels(fields);
  // A mailbox of a provider's export holds all folders in one file; then its labels say more than the file's name.
  const folders = place.folder === undefined || labels.length > 0 ? [] : place.folder.split('/');
  const flags = place.flags ?? '';
  const names = [...labels, ...folders].filter((name) => name !== '');
  const found = new Set(names.map(systemLabel));
  if (flags.includes('D')) found.add('drafts');
  if (flags.includes('T')) found.add('trash');
  if (flags.includes('F')) found.add('starred');
  if (markedAsSpam(fields)) found.add('spam');
  if ((Number.parseInt(headerOf(fields, 'x-mozilla-status') ?? '0', 16) & 0x0008) !== 0) found.add('trash');
  const reasons = [...found].flatMap((label) => (label === undefined ? [] : (leftOut[label] ?? [])));
  const own = names.filter((name) => systemLabel(name) === undefined && categoryOf(name) === undefined);
  const kept = [...found].flatMap((label) => (label === undefined ? [] : (systemTags[label] ?? [])));
  const tags = [...new Set([...own, ...kept])].map((name): Tag => ({ name, source: 'mailbox' }));
  return { tags, skip: reasons.sort()[0], labels };
}

const markedAsSpam = (fields: readonly HeaderField[]): boolean =>
  /^yes\b/i.test(headerOf(fields, 'x-spam-flag') ?? '') || /^yes\b/i.test(headerOf(fields, 'x-spam-status') ?? '');

export type GmailCategory = 'promotions' | 'updates' | 'forums' | 'social' | 'personal' | 'purchases' | 'travel';

const categoryNames: readonly { readonly category: GmailCategory; readonly pattern: RegExp }[] = [
  { category: 'promotions', pattern: /promo|werbung|reclame|kampanj|推广|推銷|プロモーション|프로모션/ },
  {
    category: 'updates',
    pattern:
      /updates|benachrichtigung|notification|novedades|actualizacion|aggiornament|atualiza|uppdatering|动态|最新快訊|新着|업데이트/,
  },
  { category: 'forums', pattern: /forum|foren|foros|论坛|論壇|フォーラム|포럼/ },
  { category: 'social', pattern: /social|soziale|sociaux|sociale|sociala|社交|ソーシャル|소셜/ },
  { category: 'purchases', pattern: /purchase|kaufe|achats|compras|acquisti|购物|購物|購入/ },
  { category: 'travel', pattern: /travel|reisen|voyages|viajes|viaggi|viagens|旅行/ },
  { category: 'personal', pattern: /personal|personlich|personnel|privat|个人|個人|メイン|개인/ },
];

/** Gmail's own category of a label such as "Category Promotions" or "Kategorie: Werbung"; undefined for other labels. */
export function categoryOf(label: string): GmailCategory | undefined {
  // Folding takes the voice marks of Japanese away, so the words are looked for both ways.
  const folded = `${fold(label)} ${label.toLowerCase()}`;
  if (!/^(category|kategorie|categorie|categoria|kategori|类别|類別)|カテゴリ|카테고리/.test(folded)) return undefined;
  return categoryNames.find(({ pattern }) => pattern.test(folded))?.category;
}
