/** The words by which mail programs and people mark what is not the author's own new text, in the languages known here. */

/** A line (or two or three, wrapped) that introduces quoted text: "On Tuesday, Anna <a@b.c> wrote:". */
export const quoteIntroductions: readonly RegExp[] = [
  /^on\b.{4,250}\bwrote\s*:$/i, // en
  /^.{4,200}\b(wrote|writes)\s*:$/i,
  /^am\b.{4,250}\bschrieb\b.{0,120}:$/i, // de
  /^.{4,200}\bschrieb(en)?( am\b.{0,100})?\s*:$/i,
  /^le\b.{4,250}\ba écrit\s*:$/i, // fr
  /^el\b.{4,250}\bescribi[oó]\s*:$/i, // es
  /^il\b.{4,250}\bha scritto\s*:$/i, // it
  /^em\b.{4,250}\bescreveu\s*:$/i, // pt
  /^(op|em)\b.{4,250}\b(schreef|heeft)\b.{0,120}:$/i, // nl
  /^(den|på)\b.{4,250}\b(skrev|följande)\b.{0,120}:$/i, // sv, da, nb
  /^.{4,200}\bskrev\b.{0,100}:$/i,
  /^.{4,200}\bkirjoitti\s*:$/i, // fi
  /^(w dniu|dnia)\b.{4,250}\b(pisze|napisał\(a\)|napisał|napisała)\s*:$/i, // pl
  /^.{4,200}(пишет|написал\(а\)|написал|написала)\s*:$/i, // ru
  /^.{4,200}(写道|寫道|写到)\s*[:：]$/, // zh
  /^(在|于|於).{4,200}(写道|寫道)\s*[:：]$/,
  /^.{4,200}(のメール|さんは書きました|が書きました)\s*[:：]$/, // ja
  /^\d{4}年\d{1,2}月\d{1,2}日(\s?[(（].{1,3}[)）]|.{0,200}@).{0,200}[:：]$/, // ja, zh: with a weekday or an address
  /^.{4,200}(작성|님이 작성)\s*[:：]$/, // ko
];

/** Those that tell by their first word where the introduction begins. */
export const quoteOpenings: readonly RegExp[] = quoteIntroductions.filter(({ source }) => !source.startsWith('^.{'));

/** A line after which the previous message stands whole. */
export const originalMarkers: readonly RegExp[] = [
  /^-{2,}\s*(original message|original appointment|ursprüngliche nachricht|originalnachricht|message d'origine|message original|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|originele bericht|ursprungligt meddelande|originalmeddelande|oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti|wiadomość oryginalna|исходное сообщение|原始邮件|原始郵件|元のメッセージ|원본 메시지)\s*-{2,}$/i,
  /^_{20,}$/,
  /^-{3,}\s*(reply message|antwort)\s*-{3,}$/i,
];

/** A line after which the content that is passed on stands: it is what the message is for. */
export const forwardMarkers: readonly RegExp[] = [
  /^-{2,}\s*(forwarded message|forwarded by .{1,80}|weitergeleitete nachricht|message transféré|message transmis|mensaje reenviado|messaggio inoltrato|mensagem encaminhada|doorgestuurd bericht|vidarebefordrat meddelande|videresendt (besked|melding)|przekazana wiadomość|пересылаемое сообщение|转发的邮件|轉寄的郵件|转发邮件|転送されたメッセージ|전달된 메시지)\s*-{2,}$/i,
  /^(begin forwarded message|anfang der weitergeleiteten nachricht|début du message réexpédié|inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem encaminhada|begin doorgestuurd bericht|vidarebefordrat brev)\s*:$/i,
];

/** Labels of the header lines that Outlook and others put over the previous message: at least three in a row. */
export const headerLine =
  /^\*?(from|sent|to|cc|date|subject|reply-to|von|gesendet|an|datum|betreff|de|envoyé|à|date|objet|enviado( el)?|para|asunto|fecha|da|inviato|a|oggetto|data|enviada( em)?|assunto|van|verzonden|aan|onderwerp|från|skickat|till|ämne|fra|sendt|til|emne|lähettäjä|lähetetty|aihe|od|wysłano|do|temat|от|отправлено|кому|тема|дата|发件人|发送时间|收件人|抄送|主题|寄件者|收件者|主旨|日期|差出人|送信日時|宛先|件名|보낸 사람|받는 사람|제목)\s*\*?\s*[:：]\*?/iu;

/** The first of such lines: who wrote the previous message. */
export const headerBlockStart =
  /^\*?(from|von|de|da|van|från|fra|lähettäjä|od|от|发件人|寄件者|差出人|보낸 사람)\s*\*?\s*[:：]\*?\s*\S/iu;

/** Lines that a device or program writes under a message. */
export const deviceSignatures: readonly RegExp[] = [
  /^(sent|gesendet|envoyé|enviado|enviada|inviato|verzonden|skickat|sendt|lähetetty|wysłano|отправлено)\s+(from|with|via|by|using|von|mit|depuis|par|de|desde|do|da|con|met|vanaf|van|från|fra|med|z|с)\s+.{2,60}$/i,
  /^von mein(em|er) .{2,40} gesendet\.?$/i,
  /^(från|fra) min .{2,40}$/i,
  /^get outlook for (ios|android)$/i,
  /^(outlook für (ios|android) (beziehen|herunterladen)|télécharger outlook pour (ios|android)|obtener outlook para (ios|android))$/i,
  /^(发自|發自|從我的).{1,30}$/,
  /^.{1,20}(から送信|에서 보냄)$/,
];

/** Opens a signature: RFC 3676 §4.3 has "-- " on a line of its own; many drop the blank. */
export const signatureDelimiter = /^(-- ?|__+|—)$/;

/** Phrases of paragraphs that every message of their sender carries. Tested against one paragraph at a time. */
export const boilerplatePhrases: readonly RegExp[] = [
  /\bunsubscribe\b|\bopt[- ]out\b|\bmanage (your )?(email )?(preferences|subscriptions?)\b|\bupdate your preferences\b/i,
  /\b(newsletter )?(abbestellen|abmelden)\b.{0,60}\b(hier|link|newsletter|klicken)\b|\bnewsletter (abbestellen|abmelden)\b/i,
  /\bse désinscrire\b|\bdésabonner\b|\bdarse de baja\b|\bcancelar (la|sua|a) (suscripción|inscrição|assinatura)\b/i,
  /\bannulla(re)? l'iscrizione\b|\bdisiscriver|\bafmelden\b|\buitschrijven\b|\bavregistrera\b|\bavprenumerera\b|\bafmeld\b/i,
  /退订|取消订阅|退訂|取消訂閱|配信停止|수신거부/,
  /\b(this|the) (e-?mail|message|communication|transmission)\b.{0,120}\b(confidential|privileged|intended (solely|only))\b/i,
  /\bintended recipient\b|\bnot the (named )?addressee\b/i,
  /\bdiese (e-?mail|nachricht)\b.{0,120}\bvertraulich/i,
  /\bce (message|courriel)\b.{0,120}\bconfidentiel|\beste (mensaje|correo)\b.{0,120}\bconfidencial|\bquesto messaggio\b.{0,160}\briservat/i,
  /\besta mensagem\b.{0,120}\bconfidencia|\bdit (e-?mail)?bericht\b.{0,120}\bvertrouwelijk/i,
  /\bplease consider the environment\b|\bthink before you print\b|\bdenken sie an die umwelt\b/i,
  /\b(view|read|open) (this )?(e-?mail|message|newsletter|it)? ?(in|on) (your|a|the) (web )?browser\b|\bim browser (ansehen|anzeigen|öffnen)\b|\bvoir (cet e-?mail )?dans (votre|le) navigateur\b/i,
  /\byou (are )?(receiving|received|get) this (e-?mail|message|newsletter|notification)?.{0,40}\b(because|as|since)\b/i,
  /\bsie erhalten diese (e-?mail|nachricht)\b|\bvous recevez (ce|cet)\b.{0,20}(message|e-?mail|courriel)/i,
  /\ball rights reserved\b|\balle rechte vorbehalten\b|\btous droits réservés\b|\btodos los derechos reservados\b/i,
  /\b(do not|don't) reply to this (\w+ ){0,2}(e-?mail|message)\b|\b(can.t|cannot) see the images\b|\b(open|read|view) the online version\b|\byou hold an account with us\b|\bdownload our app\b|\bregistered office\b|系统自动发出|请勿回复|\bthis is an automated (message|e-?mail)\b|\bbitte antworten sie nicht auf diese\b|\bne pas répondre à ce (message|courriel)\b/i,
  /\bscanned (by|for) .{0,40}(virus|malware)|\bvirus[- ]free\b|\bfound to be clean\b/i,
];
