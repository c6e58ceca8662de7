import { instant } from '#/time/instant.ts';
import { shipmentState } from './state.ts';
import { createWorld } from './world.ts';
const H=3600000;
for (const now of [Date.UTC(2024,1,3),Date.UTC(2026,7,20,12),Date.UTC(2026,10,21),Date.UTC(2027,3,9,5),Date.UTC(2029,0,1)]) {
  const w=createWorld({seed:'landfall',shipments:300});
  const c:Record<string,number>={};const add=(k:string)=>{c[k]=(c[k]??0)+1};
  const all=w.shipmentsAt(instant(now));let boxes=0;
  for(const p of all){const s=shipmentState(p,instant(now));for(const b of s.containers){boxes++;add(b.status);if(b.holds.length)add('~holds');if(b.fees.length)add('~fees');if(b.appointment)add('~appt');if(b.availableForPickup&&b.holds.some(h=>h.status==='hold'))add('~conflict');if(b.status==='not_available'&&!b.holds.length)add('~na no holds');if(b.lineDeadline&&b.terminalDeadline&&b.lineDeadline>b.terminalDeadline)add('~line later');}
   if(s.containers.length===0)add('~empty');if(s.stoppedReason)add('#'+s.stoppedReason)}
  console.log(new Date(now).toISOString(),boxes,JSON.stringify(Object.fromEntries(Object.entries(c).sort())));
}
const w=createWorld({seed:'landfall',shipments:3000});
const now=instant(Date.UTC(2026,7,20,12));
const all=w.shipmentsAt(now);
const drift=all.filter(p=>p.podEtas[0]).map(p=>Math.abs(p.podEtas[0]!.eta-p.podAta)/H).sort((a,b)=>a-b);
console.log('drift',[.1,.5,.9,.99,1].map(q=>drift[Math.min(drift.length-1,Math.floor(drift.length*q))]));
const gaps:Record<string,number[]>={};
for(const p of all)for(const b of p.containers)for(let i=1;i<b.events.length;i++){const a=b.events[i-1]!,e=b.events[i]!;if(a.name.includes('changed')||e.name.includes('changed'))continue;(gaps[a.name+'>'+e.name]??=[]).push((e.at-a.at)/H)}
for(const [k,v] of Object.entries(gaps).sort((a,b)=>b[1].length-a[1].length).slice(0,60)){v.sort((a,b)=>a-b);console.log(k,v.length,v[0]!.toFixed(1),v[Math.floor(v.length/2)]!.toFixed(1),v.at(-1)!.toFixed(1))}
const lead=all.map(p=>(p.polAtd-p.createdAt)/24/H).sort((a,b)=>a-b);console.log('lead',[0,.05,.1,.2,.5,.9,1].map(q=>lead[Math.min(lead.length-1,Math.floor(lead.length*q))]!.toFixed(1)));
const idle=all.filter(p=>p.stop?.reason==='all_containers_terminated').map(p=>(p.retiresAt-p.stop!.at)/24/H).sort((a,b)=>a-b);console.log('idle',[0,.05,.5,.9,1].map(q=>idle[Math.min(idle.length-1,Math.floor(idle.length*q))]!.toFixed(1)),idle.length);
const transit:Record<string,number[]>={};for(const p of all)(transit[p.portOfLading+'>'+p.portOfDischarge]??=[]).push((p.podAta-p.polAtd)/24/H);
console.log(Object.entries(transit).map(([k,v])=>k+' '+(v.reduce((a,b)=>a+b)/v.length).toFixed(0)).join(', '));
console.log(JSON.stringify(all[5],null,1).slice(0,6000));
