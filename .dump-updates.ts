// node dump.ts TAG mode life...
import { runIn } from '/tmp/wt/updates/scripts/quality-runs.ts';
import { readFileSync, existsSync } from 'node:fs';
const [tag, mode, ...lives] = process.argv.slice(2);
let upds=0, updr=0;
for (const s of lives) {
 const run=`/tmp/updates/${tag}/life${s}`;
 const told:any[]=runIn(run) as any;
 const base=existsSync(`/tmp/updates/life${s}`)?`/tmp/updates/life${s}`:`/tmp/exam/data/life${s}`;
 const D=base+'/data';
 const mem=new Map<string,any>();
 for(const e of JSON.parse(readFileSync(D+'/raw_memory/email/emails.json','utf8'))) mem.set(e.id,e.detail);
 for(const f of ['image','video']) for(const p of JSON.parse(readFileSync(D+`/processed_memory/${f}_batch_results.json`,'utf8'))){const path=p.image_path??p.video_path;mem.set(path.split('/').pop().replace(/\.\w+$/,''),[p.timestamp,p.location_name,p.caption,p.ocr_text?'OCR '+p.ocr_text:'',p.transcript?'SAYS '+p.transcript:''].join(' / '));}
 const qs=new Map<string,any>(JSON.parse(readFileSync(run+'/questions.json','utf8')).map((q:any)=>[q.id,q]));
 const outs=readFileSync(run+'/outcomes.jsonl','utf8').trim().split('\n').map((l:string)=>JSON.parse(l));
 outs.forEach((o:any,i:number)=>{const t=told[i];const q=qs.get(o.id);
  const none=(q.evidence??[]).length===0;
  const isUpd=!none&&q.slices.ability==='memory update';
  const ok=t.right&&t.cited.some((id:string)=>t.evidence.includes(id));
  if(isUpd){upds++; if(ok)updr++;}
  const upd=isUpd&&!ok;
  const fp=none&&!t.abstained;
  const wrong=none?fp:!(t.score!==undefined?t.score>=0.999:t.right);
  const pick=mode==='upd'?upd:mode==='fp'?fp:mode==='rest'?wrong&&!fp&&!upd:mode==='firm'?wrong&&(o.reply.confidence??o.reply.said?.confidence)>=0.5&&!t.abstained:false;
  if(!pick)return;
  const said=o.reply?.said;
  console.log(`\n#### ${s} ${o.id} [${q.slices.type}/${q.slices.ability}/${q.slices.topic}] score ${t.score} right ${t.right}\nQ: ${q.text}\nGOLD: ${q.answer}  EV: ${q.evidence}\nTOLD: ${said?.text??said?.answer??said?.kind} conf ${(o.reply.confidence??said.confidence)?.toFixed?.(2)}\nPLAN: ${o.reply.plan}\nCITED: ${o.reply.cited}`);
  const L=mode==='rest'?350:1100;
  for(const id of q.evidence??[]) console.log('  EV '+id+': '+(mem.get(id)??'?').slice(0,L).replace(/\n/g,' ⏎ '));
  for(const id of (o.reply.cited??[]).filter((x:string)=>!(q.evidence??[]).includes(x)).slice(0,3)) console.log('  CT '+id+': '+(mem.get(id)??'?').slice(0,L).replace(/\n/g,' ⏎ '));
 });
}
console.log(`\nupdates ${updr} of ${upds}`);
