/** How text read off a photographed receipt, screen or ticket can be laid out. */
export const receiptLayouts = [
  'short',
  'full',
  'lines',
  'columns',
  'transcript',
  'scan',
  'read',
  'markdown',
  'run-together',
  'flattened',
  'dotted',
] as const;
export type ReceiptLayout = (typeof receiptLayouts)[number];

/** `misread` is the share of confusable letters that are misread. */
export type ReceiptStyle = { readonly layout: ReceiptLayout; readonly misread: number };
