/** Filters and lists the questions that are embedded in the page. Plain script: it runs in the browser, from disk. */
export const pageScript = `
const data=JSON.parse(document.getElementById('questions').textContent);
const el=(tag,cls,text)=>{const e=document.createElement(tag);if(cls)e.className=cls;if(text!==undefined)e.textContent=text;return e};
const list=document.getElementById('list'),count=document.getElementById('count');
const find=document.getElementById('find'),slice=document.getElementById('slice'),fate=document.getElementById('fate');
for(const s of [...new Set(data.flatMap(q=>Object.entries(q.slices).map(([k,v])=>k+'='+v)))].sort())slice.append(new Option(s,s));
const systems=[...new Set(data.flatMap(q=>q.replies.map(r=>r.system)))];
for(const s of systems)for(const v of ['right','partly','wrong','unscored','failed'])fate.append(new Option(s+' is '+v,JSON.stringify([s,v])));
if(systems.length>1)fate.append(new Option('systems differ','differ'));
const matches=q=>{
 const words=find.value.toLowerCase().split(/\\s+/).filter(Boolean);
 if(words.length){const hay=(q.id+' '+q.text+' '+q.gold+' '+q.replies.map(r=>r.answer).join(' ')).toLowerCase();if(!words.every(w=>hay.includes(w)))return false}
 if(slice.value){const i=slice.value.indexOf('=');if(q.slices[slice.value.slice(0,i)]!==slice.value.slice(i+1))return false}
 if(fate.value==='differ')return new Set(q.replies.map(r=>r.verdict)).size>1;
 if(fate.value){const[s,v]=JSON.parse(fate.value);return q.replies.some(r=>r.system===s&&r.verdict===v)}
 return true};
const reply=r=>{
 const box=el('div','reply'),head=el('div');head.append(el('span','dot '+r.verdict),' ',el('b','',r.system),' ',el('span','',r.answer||'(no answer in words)'));box.append(head);
 box.append(el('div','ids',Object.entries(r.values).map(([k,v])=>k+' '+(Math.round(v*1000)/1000)).join(' · ')+(r.confidence===undefined?'':' · sure '+Math.round(r.confidence*100)+'%')+' · '+r.tookMs.toFixed(1)+' ms'));
 if(r.plan)box.append(el('div','plan',r.plan));
 if(r.cited.length)box.append(el('div','ids','cites '+r.cited.join(', ')));
 if(r.retrieved.length){const ids=el('div','ids','found ');for(const i of r.retrieved)ids.append(el(i.gold?'mark':'span','',i.id),' ');box.append(ids)}
 return box};
const open=(d,q)=>{if(d.dataset.full)return;d.dataset.full='1';
 d.append(el('div','gold','gold: '+q.gold));if(q.evidence.length&&q.evidence.join(', ')!==q.gold)d.append(el('div','ids','evidence: '+q.evidence.join(', ')));
 const labels=Object.entries(q.slices).map(([k,v])=>k+'='+v).join(' · ');if(labels)d.append(el('div','ids',labels));
 for(const r of q.replies)d.append(reply(r))};
let shown=200;
const draw=()=>{const hits=data.filter(matches);count.textContent=hits.length+' of '+data.length;list.replaceChildren();
 for(const q of hits.slice(0,shown)){const d=el('details'),s=el('summary');for(const r of q.replies){const dot=el('span','dot '+r.verdict);dot.title=r.system+': '+r.verdict;s.append(dot)}
  s.append(el('span','q',q.text),el('span','ids',q.id));d.append(s);d.addEventListener('toggle',()=>d.open&&open(d,q));list.append(d)}
 if(hits.length>shown){const more=el('button','','Show more');more.onclick=()=>{shown+=500;draw()};list.append(more)}};
for(const e of [find,slice,fate])e.addEventListener('input',()=>{shown=200;draw()});draw();
`;
