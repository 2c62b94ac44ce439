import { fold } from '../../language/fold.ts';

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

/** Names in many languages, separated by `|`. */
const systemLabelNames: readonly { readonly label: SystemLabel; readonly names: string }[] = [
  {
    label: 'inbox',
    names:
      'inbox|posteingang|boite de reception|bandeja de entrada|recibidos|posta in arrivo|' +
      'caixa de entrada|entrada|postvak in|inkorgen|indbakke|innboks|saapuneet|odebrane|收件箱|收件匣|受信トレイ|' +
      '받은편지함|входящие',
  },
  {
    label: 'sent',
    names:
      'sent|sent mail|sent items|sent messages|gesendet|gesendete objekte|gesendete elemente|' +
      'messages envoyes|envoyes|elements envoyes|enviados|correo enviado|elementos enviados|' +
      'posta inviata|inviati|e-mails enviados|itens enviados|verzonden|verzonden items|' +
      'verzonden berichten|skickat|skickade|sendt|lahetetyt|wyslane|wysłane|已发送|已发送邮件|已傳送|寄件備份|送信済み|' +
      '送信済みメール|보낸편지함|отправленные',
  },
  {
    label: 'spam',
    names:
      'spam|junk|junk e-mail|junk email|junk mail|bulk mail|unerwunscht|spamverdacht|junk-e-mail|' +
      'courrier indesirable|indesirables|pourriel|correo no deseado|posta indesiderata|' +
      'lixo eletronico|ongewenst|ongewenste e-mail|ongewenste post|skrappost|uønsket e-mail|' +
      'søppelpost|roskaposti|wiadomości-śmieci|垃圾邮件|垃圾郵件|迷惑メール|스팸|스팸함|спам',
  },
  {
    label: 'trash',
    names:
      'trash|bin|deleted|deleted items|deleted messages|papierkorb|geloschte elemente|' +
      'geloschte objekte|geloscht|corbeille|elements supprimes|papelera|elementos eliminados|cestino|' +
      'posta eliminata|lixeira|lixo|itens excluidos|prullenbak|verwijderde items|papperskorgen|' +
      'borttaget|papirkurv|slettet post|roskakori|kosz|已删除|已删除邮件|垃圾桶|回收站|ゴミ箱|ごみ箱|휴지통|корзина',
  },
  {
    label: 'drafts',
    names:
      'draft|drafts|entwurf|entwurfe|brouillon|brouillons|borrador|borradores|bozza|bozze|rascunho|' +
      'rascunhos|concepten|utkast|kladde|kladder|luonnokset|wersje robocze|草稿|草稿箱|下書き|임시보관함|' +
      'черновики',
  },
  { label: 'templates', names: 'templates|vorlagen|modeles|plantillas|modelli|sjablonen|mallar' },
  {
    label: 'outbox',
    names:
      "outbox|unsent messages|postausgang|boite denvoi|boite d'envoi|bandeja de salida|" +
      'posta in uscita|postvak uit|utkorgen|发件箱|送信トレイ',
  },
  {
    label: 'archive',
    names:
      'archive|archived|all mail|archiv|archiviert|alle nachrichten|archives|tous les messages|' +
      'archivado|archivados|todos|archivio|archiviate|arquivado|arquivados|archief|gearchiveerd|arkiv|' +
      'arkiverade|存档|已归档|封存|アーカイブ',
  },
  {
    label: 'state',
    names:
      'unread|opened|read|ungelesen|geoffnet|non lus|non lu|ouvert|no leidos|no leido|abierto|' +
      'abiertos|da leggere|non letti|aperti|aperto|nao lidas|abertos|ongelezen|geopend|olast|olasta|' +
      'oppnad|oppnade|未读|已打开|未讀|已開啟|未読|開封済み|imap_$forwarded|imap_$notjunk|imap_notjunk|imap_$junk|' +
      'imap_$mdnsent',
  },
  {
    label: 'starred',
    names:
      'starred|flagged|markiert|suivis|suivi|destacados|destacado|speciali|con estrella|com estrela|' +
      'met ster|stjarnmarkta|stjarnmarkt|已加星标|已加星號|スター付き|별표편지함',
  },
  {
    label: 'important',
    names:
      'important|wichtig|importants|importante|importantes|importanti|belangrijk|viktigt|viktiga|重要|' + '중요편지함',
  },
  { label: 'chat', names: 'chat|chats|chatten' },
];

const systemLabelOf: ReadonlyMap<string, SystemLabel> = new Map(
  systemLabelNames.flatMap(({ label, names }) => names.split('|').map((name) => [fold(name), label] as const)),
);

/** The system folder that a label or folder name means, in any of the known languages; undefined for people's own. */
export const systemLabel = (name: string): SystemLabel | undefined =>
  systemLabelOf.get(fold(name.replace(/^\[?(?:gmail|google mail)\]?\//i, '').replace(/\.(mbox|mbx)$/i, '')).trim());
