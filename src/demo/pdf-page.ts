/** A line of a printed page: millimetres from the left and from the top, size in points. */
export type PrintedLine = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
};

const POINTS_PER_MM = 72 / 25.4;
const [A4_WIDTH, A4_HEIGHT] = [595, 842];

/** One A4 page in Helvetica as a PDF file (PDF 1.4, uncompressed). `text` is Latin-1. */
export function pdfPage(lines: readonly PrintedLine[]): Buffer {
  const shown = lines.map(({ x, y, text, size = 10, bold = false }) => {
    const [across, up] = [(x * POINTS_PER_MM).toFixed(1), (A4_HEIGHT - y * POINTS_PER_MM).toFixed(1)];
    return `BT /${bold ? 'B' : 'R'} ${size} Tf 1 0 0 1 ${across} ${up} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  });
  const content = shown.join('\n');
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4_WIDTH} ${A4_HEIGHT}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

/** Objects, in order from 1, with the table that says where each begins; the first is the catalogue. */
function pdfFile(objects: readonly string[]): Buffer {
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [n, object] of objects.entries()) {
    starts.push(file.length);
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
