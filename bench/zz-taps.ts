import { createNodeHost } from "@tradewind/mock-server/node";
import puppeteer from "puppeteer-core";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { installProbe } from "./probe.ts";
const [,, which="/", rate="4", dist="/work/main/packages/ui-react/dist", prof=""] = process.argv;
const host = await createNodeHost({ port: 0, uiDirectory: dist });
const browser = await puppeteer.launch({ executablePath: requireBrowser(), args: [...browserFlags, "--enable-precise-memory-info", "--js-flags=--expose-gc"], networkEnabled: false, headless: true });
const page = await browser.newPage();
await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
const tools = await page.createCDPSession();
await page.evaluateOnNewDocument(installProbe);
await page.evaluateOnNewDocument(() => { window.probe.rest(); (window as any).evs=[]; 
	new PerformanceObserver((list) => { for (const e of list.getEntries() as any) (window as any).evs.push({ n: e.name, d: e.duration, wait: e.processingStart - e.startTime, proc: e.processingEnd - e.processingStart, rest: e.startTime + e.duration - e.processingEnd, at: e.startTime }); }).observe({ type: "event", buffered: true, durationThreshold: 16 } as any);
	new PerformanceObserver((list) => { for (const e of list.getEntries() as any) (window as any).evs.push({ n: "LONG", d: e.duration, at: e.startTime }); }).observe({ type: "longtask", buffered: true } as any);
});
await tools.send("Emulation.setCPUThrottlingRate", { rate: Number(rate) });
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
await page.goto(host.url + which);
await page.waitForFunction(() => performance.getEntriesByName("live quotes").length > 0);
await wait(4000);
const at = async (sel: string) => { const el = await page.waitForSelector(sel, { visible: true }); await el!.scrollIntoView(); const b = (await el!.boundingBox())!; return [b.x + b.width / 2, b.y + b.height / 2] as const; };
const show = async (name: string) => { await wait(Number(rate) > 4 ? 2000 : 1000); const evs: any[] = await page.evaluate(() => { const r = (window as any).evs; (window as any).evs = []; return r; }); console.log(name.padEnd(14), evs.sort((a, b) => b.d - a.d).slice(0, 3).map((e) => `${e.n} ${e.d.toFixed(0)}` + (e.wait === undefined ? "" : ` (${e.wait.toFixed(0)}/${e.proc.toFixed(0)}/${e.rest.toFixed(0)})`)).join("  ")); };
const tap = async (name: string, sel: string) => { const [x, y] = await at(sel); await wait(300); await page.evaluate(() => { (window as any).evs = []; }); if (prof) { await tools.send("Profiler.enable"); await tools.send("Profiler.setSamplingInterval", { interval: 100 }); await tools.send("Profiler.start"); await page.tracing.start({ categories: ["-*","toplevel","devtools.timeline","blink","cc","v8"] }); } await page.touchscreen.tap(x, y); await show(name); if (prof) await dump(); };
const dump = async () => {
 const { profile } = await tools.send("Profiler.stop");
 const buf = await page.tracing.stop(); const events = JSON.parse(Buffer.from(buf!).toString()).traceEvents as any[];
 const names = new Map<string,string>(); for (const e of events) if (e.name === "thread_name") names.set(e.pid+":"+e.tid, e.args.name);
 const evs = events.filter((e) => e.ph === "X" && names.get(e.pid+":"+e.tid) === "CrRendererMain").sort((a,b)=>a.ts-b.ts||b.dur-a.dur);
 let end = 0, t0 = evs[0]?.ts; const lines: string[] = []; const stack: any[] = [];
 for (const e of evs) { while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop(); if ((e.dur ?? 0) > 800 && stack.length < 9) lines.push(" ".repeat(stack.length) + ((e.ts - t0) / 1000).toFixed(0) + " " + (e.dur / 1000).toFixed(1) + " " + e.name + " " + (e.args?.data?.type ?? e.args?.data?.functionName ?? "")); stack.push(e); }
 console.log(lines.slice(0, 60).join("\n"));
 const byId = new Map(profile.nodes.map((n) => [n.id, n])); const parent = new Map<number, number>(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
 const self = new Map<string, number>(), incl = new Map<string, number>(); const key = (n: any) => `${n.callFrame.functionName || "(anon)"} ${n.callFrame.url.split("/").pop()}:${n.callFrame.lineNumber + 1}`;
 profile.samples!.forEach((id, i) => { const d = profile.timeDeltas![i]! / 1000; const k = key(byId.get(id)!); self.set(k, (self.get(k) ?? 0) + d); const seen = new Set<string>(); for (let x: number | undefined = id; x !== undefined; x = parent.get(x)) { const kk = key(byId.get(x)!); if (!seen.has(kk)) { seen.add(kk); incl.set(kk, (incl.get(kk) ?? 0) + d); } } });
 const top = (m: Map<string, number>, n: number) => [...m].filter(([k]) => !/^\((idle|root)/.test(k)).sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => "     " + v.toFixed(1).padStart(8) + " " + k).join("\n");
 console.log("SELF\n" + top(self, 14) + "\nINCL\n" + top(incl, 40));
};
const type = async (name: string, text: string) => { await page.keyboard.type(text, { delay: 150 }); await show(name); };
if (which === "/") {
 for (const c of ["Crypto", "Indices", "All"]) await tap(c, `::-p-aria(${c}[role="button"])`);
 await tap("search", "[data-testid=search]"); await type("eur", "eur");
 await tap("back", `::-p-aria(Back[role="button"])`);
 await tap("trade", "nav a[href='/trade']"); await wait(3000);
 await show("trade late");
 await tap("market", "nav a[href='/']");
} else {
 await tap("1h", `::-p-aria([name="1H 1 hour"])`).catch(async () => tap("1h", "button ::-p-text(1H)"));
 await tap("choose", "::-p-aria([name*='Choose another'])").catch(() => tap("choose", "button[aria-haspopup=dialog]"));
 await type("gold", "gold");
 await tap("close", `[role=dialog] ::-p-aria(Close[role="button"])`);
 await tap("amount", `::-p-aria(Amount[role="textbox"])`);
 await type("0.05", "5");
 await tap("stop", `::-p-aria(Stop-loss[role="switch"])`);
 await tap("multiple", `button ::-p-text(Multiple)`);
 await tap("x50", `[role=dialog] ::-p-text(×50)`);
}
await browser.close(); await host.close(); process.exit(0);
