/**
 * The styles of what is shared, which come with it: in a file, on the page of a link, and around what is shown while it is
 * chosen. The colours are those of the application (docs/design.md), written for mail programs that know no
 * `light-dark()`.
 */
export const sharedStyles = `
.shared{--surface:#fff;--raised:#f3f5f8;--line:#dde4ec;--ink:#0c1b2a;--soft:#46586b;--lost:#b3261e;--risk:#875000;--good:#0a6b40;--unknown:#46586b;--vessel:#0b5596;--rail:#6437ab;--rest:#0c1b2a;--band:#fff0d3;--sea:#d6e4ee;--coast:#a9bccb;
box-sizing:border-box;max-width:60rem;margin:0 auto;padding:1rem;background:var(--surface);color:var(--ink);font:0.9375rem/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){.shared{--surface:#111c28;--raised:#162331;--line:#22303f;--ink:#e8eef5;--soft:#a9b8c8;--lost:#ff9b91;--risk:#f2b24a;--good:#62d39c;--unknown:#a9b8c8;--vessel:#74bcff;--rail:#c4a8fa;--rest:#e8eef5;--band:#34270d;--sea:#0c1722;--coast:#41586c}}
.shared *{box-sizing:border-box}
.shared p,.shared ul,.shared ol,.shared dl,.shared dd,.shared figure{margin:0;padding:0}
.shared header{padding-bottom:.75rem;border-bottom:1px solid var(--line)}
.shared .as-of{font-size:1.0625rem}
.shared .soft,.shared small,.shared dt,.shared th{color:var(--soft)}
.shared small{font-size:.9375rem;font-weight:400}
.shared .note{margin-top:.5rem;padding:.5rem .75rem;background:var(--raised);border-radius:.375rem}
.shared .band{margin:.75rem 0 0;padding:.5rem .75rem;background:var(--band);color:var(--risk);font-weight:600;border-radius:.375rem}
.shared h1,.shared h2,.shared h3,.shared h4,.shared h5{margin:1.25rem 0 .5rem;font-size:.8125rem;line-height:1.3;font-weight:600;color:var(--soft)}
.shared .item>h1,.shared .item>h2,.shared .item>h3,.shared .item>h4,.shared>h1,.shared>h2,.shared>h3{font-size:1.25rem;color:var(--ink)}
.shared .item+.item{margin-top:1.5rem;border-top:2px solid var(--line)}
.shared .verdict{padding:.75rem 1rem;border:1px solid var(--line);border-left:.375rem solid var(--tone);border-radius:.375rem}
.shared .verdict.lost{--tone:var(--lost)}.shared .verdict.risk{--tone:var(--risk)}.shared .verdict.good{--tone:var(--good)}.shared .verdict.unknown{--tone:var(--unknown)}.shared .verdict.vessel{--tone:var(--vessel)}.shared .verdict.rail{--tone:var(--rail)}.shared .verdict.rest{--tone:var(--rest)}
.shared .headline{font-size:1.25rem;font-weight:600;color:var(--tone)}
.shared .deadline{color:var(--risk);font-weight:600}
.shared .reasons,.shared .documents{padding-left:1.25rem}
.shared .line{display:block;overflow:visible;margin:.25rem 0}
.shared .line .now,.shared .line .edge,.shared .line .dot{stroke:var(--ink)}
.shared .line .dot.estimated{stroke:var(--surface)}
.shared .line .dot.overdue{stroke:var(--risk)}
.shared .steps{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:.25rem 1rem;list-style:none;padding-top:.25rem}
.shared .steps strong{display:block}
.shared .steps .overdue{color:var(--risk)}
.shared .map{display:block;height:auto;max-width:48rem;border:1px solid var(--line);border-radius:.375rem}
.shared .map .sea{fill:var(--sea)}.shared .map .land{fill:var(--raised);stroke:var(--coast)}.shared .map .past,.shared .map .projected{stroke:var(--vessel)}.shared .map .rail{stroke:var(--rail)}.shared .map .indicative{stroke:var(--soft)}.shared .map .port{fill:var(--ink);stroke:var(--surface)}.shared .map .mark{fill:var(--vessel);stroke:var(--surface)}
.shared .map text{font-weight:600;fill:var(--ink);stroke:var(--surface);stroke-width:5px;paint-order:stroke}
.shared figcaption{font-size:.8125rem;padding-top:.25rem}
.shared table{width:100%;border-collapse:collapse;margin-bottom:.75rem}
.shared caption{text-align:left;font-weight:600;padding:.25rem 0}
.shared th{text-align:left;font-weight:400;font-size:.8125rem}
.shared th,.shared td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:top}
.shared th:first-child,.shared td:first-child{width:13rem}
.shared th:nth-child(2),.shared td:nth-child(2){width:40%}
.shared td em{font-style:normal;color:var(--soft)}
.shared tr.estimated td:nth-child(2){color:var(--soft)}
.shared tr.overdue em{color:var(--risk)}
.shared tr.now td{background:var(--raised);font-weight:600}
.shared dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:.5rem 1rem}
.shared dt{font-size:.8125rem}
.shared footer{margin-top:1.5rem;padding-top:.75rem;border-top:1px solid var(--line);font-size:.8125rem}
@media (max-width:40rem){.shared .map text{font-size:38px}.shared thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.shared table,.shared tbody{display:block}.shared tr{display:grid;grid-template-columns:1fr;padding:.375rem 0;border-bottom:1px solid var(--line)}.shared caption{display:block}.shared td,.shared td:first-child,.shared td:nth-child(2){width:auto;border:0;padding:0}.shared tr.now{padding:.375rem}.shared td:first-child{color:var(--soft)}.shared td:empty{display:none}.shared dl{grid-template-columns:1fr 1fr}.shared .steps{grid-template-columns:1fr}.shared .steps strong{display:inline}}
@media print{.shared .map{max-width:30rem}.shared{font-size:9.5pt;padding:0;max-width:none;--surface:#fff;--raised:#f3f5f8;--line:#b7c4d1;--ink:#000;--soft:#333}.shared .verdict,.shared table,.shared figure,.shared dl>div{break-inside:avoid}.shared .item+.item{break-before:page;border:0}.shared h1,.shared h2,.shared h3{margin:.6rem 0 .25rem}.shared th,.shared td{padding:.1rem .5rem .1rem 0}}
@page{margin:14mm}
`;

/** Around it, where it is all of a page. */
export const sharedPageStyles = `body{margin:0;background:#f3f5f8}@media (prefers-color-scheme:dark){body{background:#0a121b}}@media print{body{background:#fff}}`;
