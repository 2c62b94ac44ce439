import type { DocumentFormatName } from '../../../src/memory/document-format.ts';
import { words } from './language.ts';

const english = {
  pdf: 'PDF',
  pass: 'Wallet pass',
  docx: 'Word document',
  odt: 'Text document',
  xlsx: 'Excel spreadsheet',
  ods: 'Spreadsheet',
  pptx: 'PowerPoint presentation',
  odp: 'Presentation',
  markdown: 'Markdown note',
  text: 'Text file',
  html: 'Web page',
  invoice: 'XML invoice',
} satisfies Readonly<Record<DocumentFormatName, string>>;

/** What kind of file a document is. */
export const documentFormatWords = words({
  en: english,
  zh: {
    pdf: 'PDF',
    pass: '钱包票券',
    docx: 'Word 文档',
    odt: '文本文档',
    xlsx: 'Excel 表格',
    ods: '电子表格',
    pptx: 'PowerPoint 演示文稿',
    odp: '演示文稿',
    markdown: 'Markdown 笔记',
    text: '文本文件',
    html: '网页',
    invoice: 'XML 发票',
  } satisfies Readonly<Record<DocumentFormatName, string>>,
});
