import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createNodeHost, type NodeHost } from "./node.ts";

const key = "the key of this start";
let host: NodeHost;
beforeAll(async () => {
	host = await createNodeHost({ port: 0, clock: createVirtualClock(), host: "0.0.0.0", controlKey: key });
});
afterAll(() => host.close());

const get = (path: string) => fetch(`${host.url}/__control/${path}`);
const post = (path: string, body: object, headers = {}) =>
	fetch(`${host.url}/__control/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});

test("the console is served as files that a browser runs, and loads nothing else", async () => {
	const { headers } = await get("");
	expect(headers.get("content-security-policy")).toContain("script-src 'self'; style-src 'self'");
	const files = readdirSync(new URL("../console", import.meta.url)).filter(
		(name) => !/test|html/u.test(name),
	);
	for (const name of files) {
		const response = await get(`console/${name}`);
		const type = name.endsWith(".css") ? "text/css" : "text/javascript";
		expect([name, response.status, response.headers.get("content-type")]).toEqual([
			name,
			200,
			`${type}; charset=utf-8`,
		]);
		// A name that is imported is that of a file here.
		for (const [, imported] of (await response.text()).matchAll(/ from "\.\/([^"]+)"/gu))
			expect([name, files.includes(imported ?? "")]).toEqual([name, true]);
	}
	expect((await get("console/fault-kinds.test.ts")).status).toBe(401);
	expect((await get("console/..%2Fplatform.ts")).status).toBe(401);
});

test("A-870: making a sign-in link needs the key of the control; its page and its code need none", async () => {
	const mia = { account: "mia@tradewind.test" };
	expect((await post("session/link", mia)).status).toBe(401);
	const { path } = await (await post("session/link", mia, { "x-control-key": key })).json();
	const page = await fetch(host.url + path);
	expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
	const code = path.split("#")[1];
	const redeem = async (headers = {}) => (await post("session/redeem", { code }, headers)).status;
	expect([await redeem({ origin: "https://evil.test" }), await redeem(), await redeem()]).toEqual([
		403, 200, 400,
	]);
});
