import { createNodeHost } from "@tradewind/mock-server/node";
import { openBrowser } from "./phone.ts";
import { worstInteraction } from "./interactions.ts";
import { usePage } from "./use-page.ts";
import { fingerOf, type Finger } from "./finger.ts";
const [,, which = "/", rate = "4"] = process.argv;
const host = await createNodeHost({ port: 0, uiDirectory: "/work/main/packages/ui-react/dist" });
const browser = await openBrowser();
const path = which as "/" | "/trade";
const t = Date.now();
const said: string[] = [];
console.log(which, rate, await worstInteraction(browser, host.url + path, Number(rate), async (finger) => { 
	const wrap: Finger = { tap: async (x) => { await finger.tap(x); said.push(String(x.says ?? x.selector)); }, type: finger.type, waitFor: finger.waitFor };
	await usePage[path](wrap); }).catch((e) => e.message + " after " + said.join()), ((Date.now() - t) / 1000).toFixed(0) + " s");
await browser.close(); await host.close(); process.exit(0);
