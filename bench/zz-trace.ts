import { createNodeHost } from "@tradewind/mock-server/node";
import { setTimeout as pause } from "node:timers/promises";
import { openBrowser, openPhone } from "./phone.ts";
import { control } from "./control.ts";
const [,, dist="/work/main/packages/ui-react/dist", probed="no", bare="no"] = process.argv;
const account = "mia@tradewind.test";
const host = await createNodeHost({ port: 0, uiDirectory: dist });
const browser = await openBrowser();
await control(host.url, "reset", { scenario: "untraded" });
const opened = await control(host.url, "session/open", { account });
await control(host.url, "load", { instruments: 20, ticksPerSecond: 5, orders: { account, count: 500, pushesPerSecond: 5 } });
const { page, tools } = await openPhone(browser, { slowdown: 1, probed: true });
if (probed === "no") await page.evaluateOnNewDocument(() => window.probe.rest());
await page.evaluateOnNewDocument((text) => localStorage.setItem("tradewind", text), JSON.stringify({ version: 1, token: String(Object(opened).token) }));
if (bare === "bare") await page.evaluateOnNewDocument(() => { const N = window.WebSocket; window.WebSocket = class extends N { constructor(u: any, p?: any) { super(u, p); this.addEventListener("message", (e) => { (window as any).n = ((window as any).n ?? 0) + 1; if ((window as any).n > 3000) e.stopImmediatePropagation(); }); } } as any; });
await page.goto(host.url + "/order");
await page.waitForSelector("[data-order]");
await pause(8000);
await tools.send("Performance.enable");
const m = async () => Object.fromEntries((await tools.send("Performance.getMetrics")).metrics.map((x) => [x.name, x.value]));
const a = await m(); await pause(5000); const b = await m();
for (const k of ["TaskDuration","ScriptDuration","LayoutDuration","RecalcStyleDuration"]) console.log(k, ((b[k]! - a[k]!) / 5 * 1000).toFixed(0), "ms/s");
const secs = 3;
await page.tracing.start({ categories: ["-*","toplevel","devtools.timeline","blink","cc","mojom","v8"] });
await pause(secs * 1000);
const events = JSON.parse(Buffer.from((await page.tracing.stop())!).toString()).traceEvents as any[];
const names = new Map<string,string>();
for (const e of events) if (e.name === "thread_name") names.set(e.pid+":"+e.tid, e.args.name);
const threads = new Map<string, any[]>();
for (const e of events) if (e.ph === "X") { const k=e.pid+":"+e.tid; (threads.get(k) ?? threads.set(k,[]).get(k)!).push(e); }
for (const [k, evs] of threads) {
  if (names.get(k) !== "CrRendererMain") continue;
  evs.sort((a,b)=>a.ts-b.ts||(b.dur??0)-(a.dur??0));
  const self = new Map<string,[number,number,number]>(); const stack:any[]=[]; let total=0;
  for (const e of evs) { while (stack.length && stack.at(-1).ts+stack.at(-1).dur<=e.ts) stack.pop(); const d=e.dur??0; if (!stack.length) total+=d; else stack.at(-1).s[0]-=d;
    const nm=e.name+(e.args?.chrome_mojo_event_info?.mojo_interface_tag?" "+e.args.chrome_mojo_event_info.mojo_interface_tag:"")+(e.args?.src_func&&e.name!=="x"?" "+e.args.src_func:"");
    const s=self.get(nm)??[0,0,0]; s[0]+=d; s[1]++; s[2]+=d; self.set(nm,s); e.s=s; stack.push(e); }
  if (total/1000/secs<15) continue;
  console.log("==", k, names.get(k), (total/1000/secs).toFixed(0), "ms/s");
  for (const [n,[s,c,t]] of [...self].sort((a,b)=>b[1][0]-a[1][0]).slice(0, 22)) console.log((s/1000/secs).toFixed(1).padStart(8),"self",(t/1000/secs).toFixed(1).padStart(8),"incl",String(Math.round(c/secs)).padStart(6),"/s",n);
}
await browser.close(); await host.close(); process.exit(0);
