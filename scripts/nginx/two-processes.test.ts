import { account, contract, type realtime, session } from "@tradewind/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findWebServer, isMissingText } from "../web-servers.ts";
import { type Browser, openBrowser } from "./browser.test-support.ts";
import { startTwoProcesses, type TwoProcesses } from "./two-processes.test-support.ts";

const nginx = findWebServer("nginx");
if (!nginx) console.warn(isMissingText("nginx"));
const withNginx = test.skipIf(!nginx);

const order = {
	...{ type: "1", cont: "0.01", forex_id: "1", status: "1", multiple: "100" },
	...{ target_price: "0", stop_loss_price: "0", target_profit_price: "0" },
};

let running: TwoProcesses;

beforeAll(async () => {
	if (nginx) running = await startTwoProcesses(nginx);
});
afterAll(() => running?.stop());

/** A browser of each process: new ones come until nginx has sent one to either. */
const oneOfEach = async (): Promise<readonly [one: Browser, two: Browser]> => {
	const found = new Map<string, Browser>();
	for (let number = 1; !(found.has("process=one") && found.has("process=two")); number += 1) {
		const browser = openBrowser(running.address);
		const { demo_id: _, ...device } = session.createAccountDemoForU.example.input;
		const login = await browser.call(session.createAccountDemoForU, {
			...device,
			demo_id: "",
			device_id: `${number}`,
		});
		browser.kept.token = Object(login).token;
		found.set(browser.kept.cookie, browser);
	}
	const [one, two] = [found.get("process=one"), found.get("process=two")];
	if (!one || !two) throw new Error("nginx has sent all browsers to one process.");
	return [one, two];
};

const stateOf = async (process: string) => Object(await (await fetch(`${process}/__control/state`)).json());

withNginx(
	"a customer's calls and socket reach one process, and an order is pushed to its owner alone",
	async () => {
		const browsers = await oneOfEach();
		const [one, two] = [
			await browsers[0].connect(["FOREX_CLOSED"]),
			await browsers[1].connect(["FOREX_CLOSED"]),
		];
		const { Id } = Object(await browsers[1].call(contract.submitContract, order));
		await browsers[1].call(contract.closeContract, { id: String(Id) });
		expect(await two.received(({ type }) => type === "FOREX_CLOSED")).toEqual({
			type: "FOREX_CLOSED",
			data: { Ids: [Id] },
		});
		const ordersOf = async (process: string) =>
			(await stateOf(process)).orders.filter((each: { Id: number }) => each.Id === Id).length;
		expect([await ordersOf(running.processes.one), await ordersOf(running.processes.two)]).toEqual([0, 1]);
		expect(one.frames.map(({ type }) => type)).toEqual(["login_result"]);
		one.close();
		two.close();
	},
);

withNginx("both processes quote the same prices at the same moments", async () => {
	const sockets = await Promise.all((await oneOfEach()).map((browser) => browser.connect(["DAY_MARKET"])));
	const quotes = (frames: readonly realtime.ServerFrame[]) =>
		new Map(
			frames.flatMap((frame) =>
				frame.type === "DAY_MARKET"
					? [[`${frame.symbol} ${frame.time}`, frame.quotation.close] as const]
					: [],
			),
		);
	const isLater = (frame: realtime.ServerFrame) => frame.type === "DAY_MARKET" && frame.symbol === "EURUSD";
	for (const { received, frames } of sockets) {
		const first = frames.find(isLater);
		await received((frame) => isLater(frame) && frame !== first);
	}
	const [one = new Map(), two = new Map()] = sockets.map(({ frames }) => quotes(frames));
	const shared = [...one.keys()].filter((key) => two.has(key));
	expect(shared.length).toBeGreaterThan(0);
	expect(shared.map((key) => one.get(key))).toEqual(shared.map((key) => two.get(key)));
	for (const { close } of sockets) close();
});

withNginx("a session is known to its own process alone: the other one asks for a login", async () => {
	const [{ kept }] = await oneOfEach();
	const elsewhere = openBrowser(running.address, "process=two");
	elsewhere.kept.token = kept.token;
	await expect(elsewhere.call(account.getBalance)).rejects.toThrow("account.getBalance: 999");
});

withNginx("the control of the processes is not reached from outside", async () => {
	expect((await fetch(`${running.address}/__control/state`)).status).toBe(404);
});
