import { type Call, security, session, transfer } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createMemoryStore, type WorldStore } from "../journal/world-store.ts";
import { createPlatform, type Platform } from "../platform.ts";
import { createSoftwareDevice } from "../provider-states/software-device.ts";
import { chatMessagesPath } from "../site/chat-path.ts";
import { requestOf, storePicture } from "../test/client.test-support.ts";
import { askOf, fifty, mia } from "./kept-worlds.test-support.ts";
import { copyOf, keptReport, openKept } from "./same-world.test-support.ts";

const restarted = async (store: Parameters<typeof copyOf>[0]): Promise<Platform> =>
	(await openKept(copyOf(store))).platform;

describe("B6: after a restart", () => {
	test("a customer is still logged in, with the random token of a platform on a real clock", async () => {
		const open = (store: WorldStore) =>
			createPlatform({ clock: { ...createVirtualClock(), isVirtual: false }, store });
		const store = createMemoryStore();
		const platform = open(store);
		const { data } = await askOf(platform)(session.loginForU, session.loginForU.example.input);
		const again = open(copyOf(store));
		expect(await askOf(again)(session.getUserInfo, {}, data.token)).toMatchObject({ code: 1 });
	});

	test("a customer who logged out by the socket stays logged out", async () => {
		const { platform, store } = await openKept();
		const { token } = platform.control["session/open"](mia);
		const { received } = platform.connect({ send: () => {}, close: () => {} });
		received(JSON.stringify({ type: "login", token }));
		received(JSON.stringify({ type: "logout" }));
		expect(await askOf(await restarted(store))(session.getUserInfo, {}, token)).toMatchObject({ code: 999 });
	});

	test("A-31: a command that a browser repeats gets its first answer, and is not executed again", async () => {
		const { platform, store } = await openKept();
		const { token } = platform.control["session/open"](mia);
		const send = async (to: Platform) => {
			const request = requestOf(transfer.transfer, fifty, { token });
			const body = await request.text();
			const url = `${request.url}?t=1`;
			const repeated = new Request(url, { method: "POST", headers: request.headers, body });
			return (await to.fetch(repeated)).json();
		};
		const first = await send(platform);
		const again = await restarted(store);
		const transfers = () => again.control.state().journal.filter(({ occasion }) => occasion === "transfer");
		const before = transfers();
		expect([first.code, await send(again), transfers()]).toEqual([1, first, before]);
	});

	test("a captcha, a code, a picture and the support's answer are there", async () => {
		const { platform, store } = await openKept();
		const { token } = platform.control["session/open"](mia);
		await askOf(platform)(session.getCaptcha, {});
		await askOf(platform)(session.sendEmail, { to: "nora@tradewind.test", type: "1" });
		const picture = await storePicture(platform, token);
		const conversation = "0123456789abcdef0123456789abcdef";
		const chat = `http://platform.test${chatMessagesPath}`;
		const body = new URLSearchParams({ conversation, text: "My deposit?" });
		await platform.fetch(new Request(chat, { method: "POST", body }));
		platform.control.clock({ advanceMs: 1500 });
		const again = await restarted(store);
		const shown = await again.fetch(
			new Request(`http://platform.test${picture}`, { headers: { authorization: token } }),
		);
		const messages = async (of: Platform) =>
			(await of.fetch(new Request(`${chat}?conversation=${conversation}`))).json();
		expect([again.control.state().codes, again.control.state().captchas, shown.status]).toEqual([
			platform.control.state().codes,
			platform.control.state().captchas,
			200,
		]);
		expect([await messages(again), (await messages(again)).length]).toEqual([await messages(platform), 2]);
	});

	test("A-246: a passkey that was made on another port of the computer still logs in", async () => {
		const { platform, store } = await openKept();
		const device = createSoftwareDevice("http://platform.test");
		const { token } = platform.control["session/open"](mia);
		const post = async (call: Call, input: Record<string, string>) => {
			const { url, headers } = requestOf({ ...call, method: "GET" }, input, { token });
			return (await platform.fetch(new Request(url, { method: "POST", headers }))).json();
		};
		const options = async () => (await askOf(platform)(security.getPasskeyLoginOptions, {})).data.options;
		const { data } = await askOf(platform)(security.getPasskeyOptions, { password: "Tradewind-1" }, token);
		await post(security.addPasskey, { name: "Phone", response: device.register(data.options) });
		const login = await post(security.loginWithPasskey, {
			...security.loginWithPasskey.example.input,
			response: device.logIn(await options()),
		});
		const again = createPlatform({
			clock: createVirtualClock(),
			store: copyOf(store),
			origin: () => "http://localhost:9999",
		});
		expect(await again.opened).toMatchObject({ differences: [] });
		expect(await askOf(again)(session.getUserInfo, {}, login.data.token)).toMatchObject({ code: 1 });
	});

	test("a query with a wrong password counts, and other queries are not kept", async () => {
		const { platform, store } = await openKept();
		const { token } = platform.control["session/open"](mia);
		const entries = store.line().length;
		await askOf(platform)(session.getUserInfo, {}, token);
		await askOf(platform)(session.getUserInfo, {}, token);
		expect(
			store
				.line()
				.slice(entries)
				.map(({ input }) => input.is),
		).toEqual(["used"]);
		await askOf(platform)(security.getPasskeyOptions, { password: "wrong" }, token);
		expect(store.line().at(-1)?.input).toMatchObject({ is: "call", call: "security.getPasskeyOptions" });
	});

	test("a command that the control refused is not kept, and a reset begins a world of its own", async () => {
		const { platform, store } = await openKept();
		const entries = store.line();
		expect(() => platform.control.price({ code: "NOTHING", price: "1" })).toThrow("NOTHING");
		expect(store.line()).toEqual(entries);
		platform.control.reset({ scenario: "untraded", seed: "gale" });
		expect(store.line().map(({ input }) => input)).toEqual([
			{ is: "begin", seed: "gale", scenario: "untraded", loaded: [] },
		]);
		expect(keptReport(await restarted(store))).toEqual(keptReport(platform));
	});

	test("a scenario as data, which moves the clock, begins again as it did", async () => {
		const { platform, store } = await openKept();
		platform.control.scenario({
			name: "mia-waits",
			shows: "Mia has waited for an hour",
			base: "untraded",
			commands: [
				{ command: "order/place", body: { ...mia, code: "XAUUSD", direction: "buy", quantity: "0.1" } },
				{ command: "clock", body: { advanceMs: 3_600_000 } },
				{ command: "price", body: { code: "XAUUSD", price: "2500" } },
			],
		});
		platform.control.message({ ...mia, title: "Hello", content: "" });
		const again = await restarted(store);
		expect(keptReport(again)).toEqual(keptReport(platform));
		again.control.reset({ scenario: "mia-waits" });
		platform.control.reset({});
		expect(keptReport(again)).toEqual(keptReport(platform));
	});

	test("A-800: the clock goes on from the moment at which the platform ended", async () => {
		const { platform, store } = await openKept();
		platform.control.clock({ advanceMs: 86_400_000 });
		const { now } = platform.control.state();
		expect((await restarted(store)).control.state().now).toBe(now);
	});

	test("an answer that has changed since is counted", async () => {
		const { platform, store } = await openKept();
		const { token } = platform.control["session/open"](mia);
		await askOf(platform)(transfer.transfer, fifty, token);
		const copy = copyOf(store);
		const changed = copy
			.line()
			.map((entry) => ({ ...entry, outcome: entry.outcome === 1 ? 0 : entry.outcome }));
		const other = copyOf({ ...copy, line: () => changed });
		const { opened } = await openKept(other);
		expect(opened.differences).toEqual([{ number: 3, was: 0, is: 1 }]);
	});
});
