import type { AuditFinding, NotJudged, ShareReason } from '../../../src/contract/share-verbs.ts';
import { findingWords, notJudgedWords, reasonWords } from '../../../src/contract/share-words.ts';
import { counted, type Language, words } from './language.ts';

export const shareWords = words({
  en: {
    title: 'Share a copy',
    about:
      'A copy without personal details: faces, writing, codes, names, numbers and exact places are removed or replaced, and the copy is searched for what is left. Your memory is not changed.',
    what: 'What to share',
    query: 'Search',
    queryHint: 'For example: photos from Lisbon in 2023, or the name of an album',
    fromEvent: (title: string, n: number) => `“${title}”, ${counted(n, 'item')}`,
    fromChosen: (n: number) => `${counted(n, 'selected item')}`,
    chooseOther: 'Choose by a search instead',
    found: (n: number) => `${counted(n, 'item')} found`,
    nothing: 'Nothing was found.',
    options: 'Options',
    shift: 'Shift all dates',
    shiftAbout: 'Moves all times by the same secret number of days and hides dates in texts.',
    rewrite: 'Rewrite emails',
    rewriteAbout: 'A model retells each redacted email in at most five sentences. It never sees the original.',
    rewriteNo: 'No',
    start: 'Start redacting',
    starting: 'Starting…',
    failed: 'The action failed.',
    sets: 'Copies',
    setOf: (what: string) => (what === '' ? 'Selected items' : what),
    all: 'All copies',
    notFound: 'This copy does not exist any more.',
    progress: (done: number, all: number) => `${done.toLocaleString('en')} of ${counted(all, 'item')} redacted`,
    redacting: 'Redacting',
    auditing: 'Searching the copy for what is left',
    waiting: 'Waiting for another task',
    stop: 'Stop',
    goOn: 'Continue',
    stopped: 'Stopped. What was redacted so far is kept.',
    remove: 'Delete',
    removeTitle: 'Delete this copy?',
    removeWhy: 'The redacted files on this machine are deleted. Your memory, and copies that you downloaded, stay.',
    cancel: 'Cancel',
    show: 'Show',
    review: 'To review',
    kept: 'In the copy',
    out: 'Left out',
    noReview: 'Nothing is left to review.',
    noKept: 'The copy is empty.',
    noOut: 'Nothing was left out.',
    more: 'Show more',
    before: 'Original',
    after: 'Copy',
    noPicture: 'No copy was made.',
    open: 'Open the original',
    covered: (faces: number, texts: number, codes: number) =>
      [
        faces > 0 ? counted(faces, 'face') : '',
        texts > 0 ? counted(texts, 'line of writing', 'lines of writing') : '',
        codes > 0 ? counted(codes, 'code') : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    coveredNothing: 'Nothing was found to cover.',
    coveredWhat: (what: string) => `Covered: ${what}`,
    nodes: (kept: number, left: number) =>
      `Structured data: ${kept.toLocaleString('en')} in the copy, ${left.toLocaleString('en')} left out`,
    nodesLeft: (n: number) => `${counted(n, 'node')} of structured data left out: about people, or nothing but codes.`,
    keep: 'Keep',
    leaveOut: 'Leave out',
    cannotKeep: 'Cannot be kept: there is no safe copy.',
    draw: 'Cover more',
    drawing: 'Drag over what is to be covered',
    drawDone: 'Done',
    takeBack: 'Remove the last cover',
    drawn: (n: number) => `${counted(n, 'cover')} will be applied when the copy is made.`,
    finish: 'Check and make the copy',
    finishAgain: 'Check and make it again',
    finishAbout: (n: number) =>
      n === 0
        ? 'Every file of the copy is read once more and searched for faces, names, numbers and codes.'
        : `${counted(n, 'item is', 'items are')} still to be reviewed and will be left out. Every file of the copy is read once more and searched for faces, names, numbers and codes.`,
    audit: 'Audit',
    auditClean: 'The audit found nothing.',
    auditRead: (files: number, pictures: number, frames: number) =>
      `It read ${counted(files, 'file')}, and looked at ${counted(pictures, 'picture')}${frames > 0 ? ` and ${counted(frames, 'video frame')}` : ''}.`,
    auditFor: (names: number, addresses: number, codes: number, numbers: number, positions: number) =>
      `It searched for ${counted(names, 'name')}, ${counted(addresses, 'address', 'addresses')}, ${counted(codes, 'code')}, ${counted(numbers, 'number')} and ${counted(positions, 'position')} of your memory.`,
    auditLeft: (n: number) => `${counted(n, 'item')} left out because something was still found.`,
    notJudged: 'What was not judged',
    capitalised: 'Capitalised words that are left; read them for names',
    replaced: 'Replaced',
    download: (size: string) => `Download the copy (${size})`,
    keys: 'Review',
    keyKeep: 'Keep the item',
    keyOut: 'Leave the item out',
    keyNext: 'Next item',
    removedSentences: (what: string) => `Sentences were removed: the audit found ${what} in them.`,
    stillFound: (what: string) => `The audit still found ${what}.`,
    picture: 'Photo',
    film: 'Video',
    mail: 'Email',
    note: 'Note',
    shareThese: 'Share…',
    shareResults: 'Share a copy',
  },
  zh: {
    title: '分享副本',
    about:
      '生成一份不含个人信息的副本：人脸、文字、条码、姓名、号码和确切地点会被去除或替换，最后再检查副本里还剩下什么。记忆本身不变。',
    what: '分享什么',
    query: '搜索',
    queryHint: '例如：2023年里斯本的照片，或相册名称',
    fromEvent: (title: string, n: number) => `“${title}”，${n} 项`,
    fromChosen: (n: number) => `已选择的 ${n} 项`,
    chooseOther: '改用搜索来选择',
    found: (n: number) => `找到 ${n} 项`,
    nothing: '没有找到内容。',
    options: '选项',
    shift: '移动所有日期',
    shiftAbout: '所有时间都移动同样的保密天数，并隐藏文字中的日期。',
    rewrite: '改写邮件',
    rewriteAbout: '由模型用至多五句话转述每封已去除个人信息的邮件，模型看不到原文。',
    rewriteNo: '不改写',
    start: '开始处理',
    starting: '正在开始…',
    failed: '操作失败。',
    sets: '副本',
    setOf: (what: string) => (what === '' ? '所选内容' : what),
    all: '所有副本',
    notFound: '这份副本已不存在。',
    progress: (done: number, all: number) => `已处理 ${done} 项，共 ${all} 项`,
    redacting: '正在处理',
    auditing: '正在检查副本里还剩下什么',
    waiting: '正在等待其他任务',
    stop: '停止',
    goOn: '继续',
    stopped: '已停止，处理过的内容会保留。',
    remove: '删除',
    removeTitle: '删除这份副本？',
    removeWhy: '本机上处理过的文件会被删除。记忆和已下载的副本不受影响。',
    cancel: '取消',
    show: '显示',
    review: '待审核',
    kept: '在副本里',
    out: '已排除',
    noReview: '没有需要审核的内容。',
    noKept: '副本是空的。',
    noOut: '没有排除任何内容。',
    more: '显示更多',
    before: '原件',
    after: '副本',
    noPicture: '没有生成副本。',
    open: '打开原件',
    covered: (faces: number, texts: number, codes: number) =>
      [faces > 0 ? `${faces} 张脸` : '', texts > 0 ? `${texts} 行文字` : '', codes > 0 ? `${codes} 个条码` : '']
        .filter((part) => part !== '')
        .join('、'),
    coveredNothing: '没有发现需要遮盖的内容。',
    coveredWhat: (what: string) => `已遮盖：${what}`,
    nodes: (kept: number, left: number) => `结构化数据：副本中 ${kept} 项，省略 ${left} 项`,
    nodesLeft: (n: number) => `省略了 ${n} 项结构化数据：关于个人，或只含代码。`,
    keep: '保留',
    leaveOut: '排除',
    cannotKeep: '无法保留：没有安全的副本。',
    draw: '再遮盖一处',
    drawing: '拖动鼠标框出要遮盖的部分',
    drawDone: '完成',
    takeBack: '去掉最后一处遮盖',
    drawn: (n: number) => `生成副本时会再遮盖 ${n} 处。`,
    finish: '检查并生成副本',
    finishAgain: '重新检查并生成',
    finishAbout: (n: number) =>
      n === 0
        ? '会重新读取副本的每个文件，查找人脸、姓名、号码和条码。'
        : `还有 ${n} 项没有审核，会被排除。之后会重新读取副本的每个文件，查找人脸、姓名、号码和条码。`,
    audit: '检查结果',
    auditClean: '检查没有发现任何内容。',
    auditRead: (files: number, pictures: number, frames: number) =>
      `读取了 ${files} 个文件，查看了 ${pictures} 张图片${frames > 0 ? `和 ${frames} 帧视频` : ''}。`,
    auditFor: (names: number, addresses: number, codes: number, numbers: number, positions: number) =>
      `查找了记忆中的 ${names} 个姓名、${addresses} 个地址、${codes} 个编号、${numbers} 个号码和 ${positions} 个位置。`,
    auditLeft: (n: number) => `有 ${n} 项因为仍然发现了内容而被排除。`,
    notJudged: '没有判断的内容',
    capitalised: '仍然保留的大写单词，请查看其中是否有姓名',
    replaced: '已替换',
    download: (size: string) => `下载副本（${size}）`,
    keys: '审核',
    keyKeep: '保留此项',
    keyOut: '排除此项',
    keyNext: '下一项',
    removedSentences: (what: string) => `已删除含有以下内容的句子：${what}。`,
    stillFound: (what: string) => `检查仍然发现：${what}。`,
    picture: '照片',
    film: '视频',
    mail: '邮件',
    note: '笔记',
    shareThese: '分享…',
    shareResults: '分享副本',
  },
});

const reasonsInChinese: Readonly<Record<ShareReason, string>> = {
  document: '像是文件',
  card: '像是证件或银行卡',
  code: '有条码或二维码',
  text: '有文字',
  screen: '有屏幕',
  vehicle: '有车辆',
  child: '可能有儿童',
  intimate: '可能是私密画面',
  'missed-face': '有人但没有检测到脸',
  'faces-not-judged': '无法查找人脸',
  'text-not-judged': '无法查找文字',
  model: '模型认为需要注意',
  'model-not-judged': '模型没有给出判断',
  'film-too-long': '超过 60 秒',
  'film-with-text': '有文字或条码，在视频里无法可靠地遮盖',
  'film-not-judged': '无法检查（需要 ffmpeg 和人脸模型）',
  unreadable: '无法读取',
  empty: '没有可分享的内容',
  audit: '检查仍然发现了内容',
  owner: '您已排除',
};

/** Why an item is held back. */
export const reasonIn = (reason: ShareReason, language: Language): string =>
  language === 'zh' ? reasonsInChinese[reason] : capitalised(reasonWords[reason]);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const findingsInChinese: Readonly<Record<AuditFinding['kind'], string>> = {
  name: '姓名',
  address: '邮箱地址',
  code: '编号',
  number: '原件中的号码',
  position: '位置',
  pattern: '像号码、地址或链接的内容',
  face: '人脸',
  text: '一行文字',
  barcode: '条码或二维码',
  metadata: '元数据',
};

/** What an audit found, by kind. */
export const findingsIn = (kinds: readonly AuditFinding['kind'][], language: Language): string =>
  kinds
    .map((kind) => (language === 'zh' ? findingsInChinese : findingWords)[kind])
    .join(language === 'zh' ? '、' : ', ');

const notJudgedInChinese: Readonly<Record<NotJudged['what'], (n: number) => string>> = {
  nudity: () => '裸露画面：程序没有这样的模型。',
  manner: () => '身材、衣着、住所或文风是否会透露身份。',
  faces: (n) => `${n} 张图片里的人脸：无法查找。`,
  text: (n) => `${n} 张图片里的文字：无法读取。`,
  'unclear-text': (n) => `${n} 张图片里是否有太小或太模糊的文字。`,
  'hidden-people': (n) => `${n} 张图片里没有露出脸的人。`,
  'name-parts': (n) => `${n} 个姓名的一部分同时也是普通词或地名，只和姓名的其余部分一起查找。`,
  'unknown-names': () => '记忆里没有的姓名：请查看保留下来的大写单词。',
  rest: () => '少于五位的数字，以及图片中除人脸、文字和条码以外的内容。',
};

/** What an audit could not judge, as a sentence. */
export const notJudgedIn = (one: NotJudged, language: Language): string =>
  language === 'zh' ? notJudgedInChinese[one.what](one.count ?? 0) : notJudgedWords(one);

const replacedNames: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  PERSON: { en: 'known people', zh: '已知的人' },
  NAME: { en: 'other names', zh: '其他姓名' },
  EMAIL: { en: 'email addresses', zh: '邮箱地址' },
  LINK: { en: 'links', zh: '链接' },
  NUMBER: { en: 'numbers', zh: '号码' },
  CODE: { en: 'codes', zh: '编号' },
  ADDRESS: { en: 'postal addresses', zh: '地址' },
};

/** "12 numbers" of what was replaced by stand-ins. */
export const replacedIn = (kind: string, n: number, language: Language): string => {
  const name = replacedNames[kind]?.[language] ?? kind.toLowerCase();
  return language === 'zh' ? `${n} 个${name}` : `${n.toLocaleString('en')} ${name}`;
};
