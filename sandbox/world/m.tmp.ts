import { rootKey, uuid } from './random.ts';
const k=rootKey(1);
for(let r=0;r<3;r++){const c0=process.cpuUsage();const a=[];for(let i=0;i<500000;i++)a.push(uuid(k,'x',i));const c=process.cpuUsage(c0);console.log((c.user+c.system)/1000,'ms cpu');}
