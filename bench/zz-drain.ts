import { createNodeHost } from "@tradewind/mock-server/node";
import { setTimeout as pause } from "node:timers/promises";
import { openBrowser, openPhone } from "./phone.ts";
import { control } from "./control.ts";
const [,, dist="/work/main/packages/ui-react/dist", probed="yes", secs="24"] = process.argv;
const account = "mia@tradewind.test";
const host = await createNodeHost({ port: 0, uiDirectory: dist });
const browser = await openBrowser();
await control(host.url, "reset", { scenario: "untraded" });
const opened = await control(host.url, "session/open", { account });
await control(host.url, "load", { instruments: 20, ticksPerSecond: 5, orders: { account, count: 500, pushesPerSecond: 5 } });
const { page, tools } = await openPhone(browser, { slowdown: 4, probed: true });
if (probed === "no") await page.evaluateOnNewDocument(() => window.probe.rest());
await page.evaluateOnNewDocument((text) => localStorage.setItem("tradewind", text), JSON.stringify({ version: 1, token: String(Object(opened).token) }));
const t0 = Date.now();
await page.goto(host.url + "/order");
await page.waitForSelector("[data-order]");
await page.evaluate(() => window.probe.reset());
for (let k = 0; k < Number(secs) / 2; k++) {
 await pause(2000);
 const r = await page.evaluate(() => { const r = window.probe.report(); window.probe.reset(); return r; });
 const f = [...r.frames].sort((a, b) => a - b);
 console.log(((Date.now() - t0) / 1000).toFixed(0), "s pushes/s", (r.pushes / r.elapsed * 1000).toFixed(0), "fps", (r.frames.length / r.elapsed * 1000).toFixed(0), "p95", f[Math.floor(f.length * 0.95)]?.toFixed(0), "commits", (r.commits / r.elapsed * 1000).toFixed(0), "long", r.longTasks.length);
}
await browser.close(); await host.close(); process.exit(0);
