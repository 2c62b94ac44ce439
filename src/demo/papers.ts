import { blend, type Drawing, ellipse, gradient, rect } from './canvas.ts';
import { lettering, textWidth, type Weight } from './lettering.ts';
import type { Chance } from './random.ts';

/** One printed line; `right` stands at the right margin (a price). A line without text is a gap, `rule` a drawn line. */
export type PaperLine = {
  readonly left?: string;
  readonly right?: string;
  readonly middle?: string;
  readonly size?: number;
  readonly weight?: Weight;
  readonly rule?: boolean;
};
export type Paper = {
  readonly lines: readonly PaperLine[];
  readonly width: number;
  readonly height: number;
  readonly colour?: string;
  readonly band?: string;
  readonly stub?: boolean;
  /** A barcode (an SVG of its own), printed below the lines in this size. */
  readonly code?: { readonly svg: string; readonly size: number };
};

const W = 1080;
const H = 1440;

/** What a recogniser should find on a paper, line by line. */
export const wordsOf = (paper: Paper): string[] =>
  paper.lines
    .map((line) => [line.left, line.middle, line.right].filter((part) => part !== undefined).join(' '))
    .filter((text) => text !== '');

/** A paper lying on a table, photographed from above: a little askew, with a shadow. */
export function photographed(chance: Chance, paper: Paper): Drawing {
  const wood = chance.pick(['#8b6b4a', '#5d4634', '#a9927a', '#4c5358']);
  const upright = paper.height > paper.width * 0.9;
  const [width, height] = upright ? [W, H] : [H, W];
  const grain = Array.from({ length: 30 }, (_, i) =>
    rect(0, (i * height) / 30 + chance.between(-10, 10), width, chance.between(1, 4), '#241a12', 'opacity="0.22"'),
  );
  const scale = Math.min((width - 130) / paper.width, (height - 130) / paper.height);
  const [x, y] = [(width - paper.width * scale) / 2, (height - paper.height * scale) / 2];
  const turn = chance.between(-1.4, 1.4).toFixed(2);
  return {
    width,
    height,
    body: [
      gradient(
        'desk',
        [
          [0, blend(wood, '#ffffff', 0.12)],
          [1, blend(wood, '#000000', 0.25)],
        ],
        0,
        0,
        width,
        height,
      ),
      ...grain,
      ellipse(width * 0.88, height * 0.1, 150, 150, '#000000', 'opacity="0.12"'),
      `<g transform="rotate(${turn} ${width / 2} ${height / 2}) translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">`,
      rect(12, 16, paper.width, paper.height, '#000000', 'opacity="0.3" rx="4"'),
      printed(paper),
      '</g>',
    ].join(''),
  };
}

/** The paper itself, flat. */
export function printed(paper: Paper): string {
  const margin = paper.width * 0.07;
  const parts = [rect(0, 0, paper.width, paper.height, paper.colour ?? '#fdfcf8', 'rx="4"')];
  if (paper.band !== undefined) parts.push(rect(0, 0, paper.width, 26, paper.band));
  if (paper.stub === true)
    parts.push(
      `<line x1="${paper.width * 0.86}" y1="30" x2="${paper.width * 0.86}" y2="${paper.height - 20}" stroke="#c9c4b6" stroke-width="3" stroke-dasharray="10 10"/>`,
    );
  let y = 44;
  const right = paper.stub === true ? paper.width * 0.78 : paper.width - margin;
  for (const line of paper.lines) {
    const size = line.size ?? 34;
    y += size * 1.42;
    if (line.rule === true) {
      parts.push(rect(margin, y - size * 0.5, right - margin, 2.5, '#4a4a4a'));
      continue;
    }
    const style = { weight: line.weight ?? 400 } as const;
    if (line.left !== undefined) parts.push(lettering(line.left, margin, y, size, style));
    if (line.right !== undefined) parts.push(lettering(line.right, right, y, size, { ...style, anchor: 'end' }));
    if (line.middle !== undefined) {
      const fit = Math.min(size, (size * (right - margin)) / Math.max(1, textWidth(line.middle, size, style.weight)));
      parts.push(lettering(line.middle, (margin + right) / 2, y, fit, { ...style, anchor: 'middle' }));
    }
  }
  if (paper.code !== undefined) {
    const { svg, size } = paper.code;
    const placed = svg
      .slice(svg.indexOf('<svg'))
      .replace(
        /width="(\d+)" height="(\d+)"/,
        `x="${(paper.width - size) / 2}" y="${y + 40}" width="${size}" height="${size}" viewBox="0 0 $1 $2"`,
      );
    parts.push(placed);
  }
  return parts.join('');
}

export const heightOf = (lines: readonly PaperLine[]): number =>
  lines.reduce((sum, line) => sum + (line.size ?? 34) * 1.42, 44) + 70;

export const money = (value: number, currency: string): string =>
  currency === 'JPY' ? String(Math.round(value)) : value.toFixed(2);

export type Purchase = { readonly what: string; readonly price: number; readonly count?: number };

/** The total of a bill, in its currency's smallest unit kept whole. */
export const totalOf = (bought: readonly Purchase[]): number =>
  Math.round(bought.reduce((sum, item) => sum + item.price * (item.count ?? 1), 0) * 100) / 100;

/** An itemised till receipt. `when` is "2023-05-11 20:14". */
export function receipt(
  shop: string,
  address: string,
  when: string,
  bought: readonly Purchase[],
  currency: string,
): Paper {
  const total = totalOf(bought);
  const lines: PaperLine[] = [
    { middle: shop, size: 52, weight: 700 },
    { middle: address, size: 30 },
    { left: when.slice(0, 10), right: when.slice(11) },
    { rule: true, size: 24 },
    ...bought.map((item) => ({
      left: item.count === undefined ? item.what : `${item.count} x ${item.what}`,
      right: money(item.price * (item.count ?? 1), currency),
    })),
    { rule: true, size: 24 },
    { left: `TOTAL ${currency}`, right: money(total, currency), size: 46, weight: 700 },
    { left: 'Paid by card', right: money(total, currency), size: 30 },
    { size: 20 },
    { middle: 'Thank you for your visit', size: 30 },
  ];
  return { lines, width: 700, height: heightOf(lines) };
}

export function menu(restaurant: string, dishes: readonly (readonly [string, number])[], currency: string): Paper {
  const lines: PaperLine[] = [
    { middle: restaurant, size: 62, weight: 700 },
    { middle: 'MENU', size: 40 },
    { rule: true, size: 30 },
    ...dishes.map(([dish, price]) => ({ left: dish, right: money(price, currency), size: 40 })),
    { size: 20 },
    { middle: `Prices in ${currency}, service included`, size: 28 },
  ];
  return { lines, width: 860, height: Math.max(1000, heightOf(lines)), colour: '#f8f0dc', band: '#7a2e2e' };
}

export function ticket(title: string, place: string, day: string, number: string, price: string): Paper {
  const lines: PaperLine[] = [
    { left: 'ADMIT ONE', size: 34, weight: 700 },
    { middle: title, size: 60, weight: 700 },
    { middle: place, size: 38 },
    { rule: true, size: 24 },
    { left: `Date ${day}`, right: price, size: 42 },
    { left: `Ticket no. ${number}`, size: 46, weight: 700 },
  ];
  return { lines, width: 1160, height: heightOf(lines), colour: '#f4efe0', band: '#264653', stub: true };
}

export type Pass = {
  readonly name: string;
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly departure: string;
  readonly gate: string;
  readonly seat: string;
  readonly code: string;
};

export function boardingPass(pass: Pass): Paper {
  const lines: PaperLine[] = [
    { left: 'BOARDING PASS', size: 44, weight: 700 },
    { left: pass.name, right: pass.flight, size: 44 },
    { left: `From ${pass.from}`, right: `To ${pass.to}`, size: 46, weight: 700 },
    { rule: true, size: 24 },
    { left: `Date ${pass.day}`, right: `Departure ${pass.departure}`, size: 42 },
    { left: `Gate ${pass.gate}`, right: `Seat ${pass.seat}`, size: 42 },
    { left: `Booking reference ${pass.code}`, size: 44, weight: 700 },
  ];
  return { lines, width: 1200, height: heightOf(lines), colour: '#fbfdff', band: '#1d4e89', stub: true };
}

/** A pass that was printed at home by an empty printer: only its barcode can be read. */
export function codedPass(svg: string): Paper {
  const size = 520;
  const lines: PaperLine[] = [
    { middle: 'BOARDING PASS', size: 44, weight: 700 },
    { rule: true, size: 24 },
  ];
  return { lines, width: 800, height: heightOf(lines) + size + 60, code: { svg, size } };
}

export function businessCard(name: string, role: string, company: string, phone: string, address: string): Paper {
  const lines: PaperLine[] = [
    { left: company, size: 44, weight: 700 },
    { size: 40 },
    { left: name, size: 58, weight: 700 },
    { left: role, size: 36 },
    { size: 20 },
    { left: `Tel ${phone}`, size: 34 },
    { left: address, size: 34 },
  ];
  return { lines, width: 1000, height: heightOf(lines), colour: '#fdfdfd', band: '#3d5a45' };
}

/** A phone's screen with a chat; drawn flat, as screenshots are. */
export function screenshot(withWhom: string, messages: readonly (readonly [mine: boolean, text: string])[]): Drawing {
  const parts = [
    rect(0, 0, W, 1920, '#eef1f5'),
    rect(0, 0, W, 150, '#2b5d7d'),
    lettering(withWhom, 60, 100, 52, { weight: 700, fill: '#ffffff' }),
  ];
  let y = 210;
  for (const [mine, text] of messages) {
    const width = textWidth(text, 40) + 70;
    const x = mine ? W - 50 - width : 50;
    parts.push(rect(x, y, width, 92, mine ? '#cfeac6' : '#ffffff', 'rx="30"'), lettering(text, x + 35, y + 60, 40));
    y += 122;
  }
  return { width: W, height: 1920, body: parts.join('') };
}
