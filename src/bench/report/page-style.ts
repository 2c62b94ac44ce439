/** The report's style: one sheet, light and dark, nothing from the network. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#1b1e24;--soft:#5b6472;--line:#d9dde3;--paper:#fff;--card:#f6f7f9;--right:#2c8a3f;--wrong:#c23b3b;--partly:#b07a00}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--soft:#9aa3b0;--line:#343a44;--paper:#15181d;--card:#1d2128;--right:#5fc274;--wrong:#ef7b7b;--partly:#e0b04c}}
*{box-sizing:border-box}body{margin:0 auto;max-width:1080px;padding:2rem 1.2rem 6rem;font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.7rem;margin:0 0 .2rem;overflow-wrap:anywhere}select{max-width:100%}.legend li,p,.warn{overflow-wrap:anywhere}h2{font-size:1.2rem;margin:2.6rem 0 .6rem}p,figcaption{color:var(--soft)}
table{border-collapse:collapse;min-width:40%;font-variant-numeric:tabular-nums}th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top;white-space:nowrap}
thead th{white-space:normal;vertical-align:bottom}.note{font-size:13px;margin:.4rem 0 0}th:first-child,td:first-child{text-align:left}.words th,.words td,.named th:nth-child(2),.named td:nth-child(2){text-align:left}.words td:last-child{white-space:normal;min-width:22rem}.words th:nth-last-child(2),.words td:nth-last-child(2){text-align:right}thead th{font-weight:600;border-bottom:2px solid var(--line)}.scroll{overflow-x:auto}
.charts{columns:2 460px;column-gap:1.4rem}.chart{margin:0 0 1.4rem;padding:1rem;background:var(--card);border-radius:10px;overflow-x:auto;break-inside:avoid}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;list-style:none;margin:.2rem 0 1rem;padding:0}.legend i{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.45em}
.odd{margin:1rem 0}.odd li{overflow-wrap:anywhere}
h3.small{font-size:.95rem;margin:1.4rem 0 .3rem;font-weight:600}
.chart h3{margin:0 0 .6rem;font-size:1rem}.chart figure{margin:0}.chart svg{max-width:100%;height:auto}.warn{padding:.6rem .9rem;border-left:3px solid var(--partly);background:var(--card);color:var(--ink)}
.filters{display:flex;flex-wrap:wrap;gap:.6rem;margin:.8rem 0;position:sticky;top:0;background:var(--paper);padding:.5rem 0;z-index:1}@media(max-width:600px){.filters{position:static}body{padding:1.2rem .9rem 4rem}h1{font-size:1.3rem}}
input,select{font:inherit;padding:.35rem .6rem;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:var(--ink)}input[type=search]{flex:1 1 16rem}
#list details{border-bottom:1px solid var(--line);padding:.5rem 0}summary{cursor:pointer}#list summary{display:flex;gap:.7rem;align-items:baseline}summary .q{flex:1}
.dot{display:inline-block;width:.75em;height:.75em;border-radius:50%;background:var(--line)}.dot.right{background:var(--right)}.dot.wrong,.dot.failed{background:var(--wrong)}.dot.partly{background:var(--partly)}
.reply{margin:.6rem 0 .6rem 1.2rem;padding:.6rem .9rem;background:var(--card);border-radius:8px}.reply b{font-weight:600}.ids{font:12px ui-monospace,monospace;color:var(--soft);overflow-wrap:anywhere}.ids mark{background:none;color:var(--right);font-weight:600}
.plan{font:12px ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}.gold{color:var(--right)}footer{margin-top:4rem;color:var(--soft);font-size:13px}
`;
