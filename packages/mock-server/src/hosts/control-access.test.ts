import { request as send } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createNodeHost, type NodeHost } from "./node.ts";

const controlKey = "the key of this start";
const json = { "content-type": "application/json" };

let open: NodeHost;
let keyed: NodeHost;

beforeAll(async () => {
	open = await createNodeHost({ port: 0, clock: createVirtualClock() });
	keyed = await createNodeHost({ port: 0, clock: createVirtualClock(), host: "0.0.0.0", controlKey });
});
afterAll(() => Promise.all([open.close(), keyed.close()]));

const statusOf = (
	host: NodeHost,
	path: string,
	headers: Readonly<Record<string, string>> = {},
	body?: string,
): Promise<number | undefined> =>
	new Promise((resolve, reject) => {
		const { port } = new URL(host.url);
		const method = body === undefined ? "GET" : "POST";
		const request = send({ host: "127.0.0.1", port, path, method, headers }, (response) => {
			response.resume();
			resolve(response.statusCode);
		});
		request.on("error", reject).end(body);
	});

const advance = (host: NodeHost, headers: Readonly<Record<string, string>>) =>
	statusOf(host, "/__control/clock", headers, '{"advanceMs":1000}');

describe("the control of a platform for this computer alone", () => {
	test("executes the commands of programs and of its own page", async () => {
		const { host } = new URL(open.url);
		const before = open.platform.clock.now();
		expect([
			await advance(open, json),
			await advance(open, { ...json, host, origin: `http://${host}` }),
		]).toEqual([200, 200]);
		expect(open.platform.clock.now()).toBe(before + 2000);
	});

	test.each([
		["a page of another origin", { ...json, origin: "https://evil.test" }, 403],
		["a page of another port", { ...json, origin: "http://localhost:3000" }, 403],
		["a page in a sandbox", { ...json, origin: "null" }, 403],
		["a host name that was bound to this computer", { ...json, host: "evil.test" }, 403],
		["a host name that begins like one of ours", { ...json, host: "localhost.evil.test:80" }, 403],
		["plain text", { "content-type": "text/plain" }, 415],
		["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
		["no type", {}, 415],
	])("refuses %s", async (_, headers, status) => {
		const before = open.platform.clock.now();
		expect([await advance(open, headers), open.platform.clock.now()]).toEqual([status, before]);
	});

	test("gives its state and its page to no other host name", async () => {
		const host = "evil.test";
		expect([
			await statusOf(open, "/__control/state", { host }),
			await statusOf(open, "/__control/", { host }),
			await statusOf(open, "/__control/state"),
		]).toEqual([403, 403, 200]);
	});

	test("is not reached at any other address of the computer", async () => {
		const socket = connect({ host: "127.0.0.2", port: Number(new URL(open.url).port) });
		const outcome = await new Promise((resolve) => {
			socket.on("connect", () => resolve("connected")).on("error", () => resolve("refused"));
		});
		socket.destroy();
		expect(outcome).toBe("refused");
	});
});

describe("the control of a platform that other computers reach", () => {
	test("needs the key for everything but its pages, under any host name", async () => {
		const host = "qa-machine.test:4173";
		const withKey = { ...json, host, "x-control-key": controlKey };
		expect([
			await advance(keyed, { ...json, host }),
			await advance(keyed, { ...withKey, "x-control-key": `${controlKey}.` }),
			await statusOf(keyed, "/__control/state", { host }),
			await statusOf(keyed, "/__control/", { host }),
			await statusOf(keyed, "/__control/api", { host }),
			await advance(keyed, withKey),
			await advance(keyed, { ...withKey, origin: "https://evil.test" }),
		]).toEqual([401, 401, 401, 200, 200, 200, 403]);
	});
});
