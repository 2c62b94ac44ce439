/** The HTML allowed in a mail: text, structure and styling. No scripts, remote content, overlays or forms. */
export const allowedTags: readonly string[] = [
  ...['a', 'abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br', 'caption', 'center'],
  ...['cite', 'code', 'col', 'colgroup', 'dd', 'del', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font'],
  ...['footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark'],
  ...['nav', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'table'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'tt', 'u', 'ul', 'var', 'wbr'],
];

const box = ['align', 'valign', 'width', 'height', 'bgcolor'];
export const allowedAttributes: Readonly<Record<string, string[]>> = {
  '*': ['dir', 'lang', 'style', 'align', 'title'],
  a: ['href', 'rel', 'target', 'title'],
  img: ['src', 'alt', 'width', 'height', 'title'],
  font: ['color', 'face', 'size'],
  table: [...box, 'border', 'cellpadding', 'cellspacing', 'role'],
  td: [...box, 'colspan', 'rowspan'],
  th: [...box, 'colspan', 'rowspan', 'scope'],
  tr: box,
  col: ['span', 'width'],
  ol: ['start', 'type'],
};

const colour = /^(#[0-9a-f]{3,8}|rgba?\([\d\s,.%]{1,40}\)|[a-z]{3,24})$/i;
const lengths =
  /^(-?\d{0,4}(\.\d{1,3})?(px|pt|em|rem|%)?|auto)( +(-?\d{0,4}(\.\d{1,3})?(px|pt|em|rem|%)?|auto)){0,3}$/i;
const size = /^\d{0,4}(\.\d{1,3})?(px|pt|em|rem|%)?$|^auto$/i;
const word = /^[a-z-]{1,24}$/i;
const border = /^[\w#.()%, -]{1,60}$/;
const family = /^[\w\s,'"-]{1,200}$/;

/** None can refer to another file: values with a colon, a slash or a function other than a colour are rejected. */
export const allowedStyles: Readonly<Record<string, RegExp[]>> = {
  color: [colour],
  'background-color': [colour],
  background: [colour],
  'font-family': [family],
  'font-size': [size, word],
  'font-style': [word],
  'font-weight': [/^(\d{3}|[a-z]{1,12})$/i],
  'text-align': [word],
  'text-decoration': [word],
  'text-transform': [word],
  'letter-spacing': [size],
  'line-height': [size, word],
  'vertical-align': [word, size],
  'white-space': [word],
  'list-style-type': [word],
  'border-collapse': [word],
  'border-spacing': [lengths],
  'border-radius': [lengths],
  ...Object.fromEntries(['width', 'max-width', 'min-width', 'height'].map((name) => [name, [size]])),
  ...Object.fromEntries(
    ['', '-top', '-right', '-bottom', '-left'].flatMap((side) => [
      [`margin${side}`, [lengths]],
      [`padding${side}`, [lengths]],
      [`border${side}`, [border]],
    ]),
  ),
};
