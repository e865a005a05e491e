import { security, session } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createSoftwareDevice } from "../provider-states/software-device.ts";
import { createBench, requestOf } from "../test/client.test-support.ts";

const origin = "http://platform.test";
const android = session.loginForU.example.input;
const laptop = { ...android, device_system: "Linux", device_version: "", device_id: "another" };

interface Rows {
	readonly data: readonly Readonly<Record<string, unknown>>[];
}

const start = () => {
	const bench = createBench();
	const logIn = async (input: Readonly<Record<string, string>>): Promise<string> =>
		((await bench.ask(session.loginForU, input, "")).data as { readonly token: string }).token;
	const rows = async (
		call: typeof security.getSessions | typeof security.getLogins | typeof security.getPasskeys,
		token: string,
	) => ((await bench.ask(call, { page: "1" }, token)).data as Rows).data;
	/** A call whose input is in the query of a POST. */
	const post = async (
		call: typeof security.addPasskey | typeof security.loginWithPasskey,
		input: Record<string, string>,
		token = "",
	) => {
		const request = requestOf({ ...call, method: "GET" }, input, { token });
		const sent = new Request(request.url, { method: "POST", headers: request.headers });
		return (await bench.platform.fetch(sent)).json();
	};
	const optionsOf = async (
		call: typeof security.getPasskeyOptions | typeof security.getPasskeyLoginOptions,
		token = "",
	): Promise<string> =>
		(
			(await bench.ask(call, token === "" ? {} : { password: "Tradewind-1" }, token)).data as {
				readonly options: string;
			}
		).options;
	return { ...bench, logIn, rows, post, optionsOf };
};

describe("A-245: the customer's sessions", () => {
	test("are listed with system, version and last use, the one that was used last first", async () => {
		const { logIn, rows, advance } = start();
		const phone = await logIn(android);
		advance(60_000);
		const other = await logIn(laptop);
		advance(60_000);
		expect((await rows(security.getSessions, phone)).slice(0, 2)).toMatchObject([
			{ device_system: "Android", device_version: "15", last_seen_at: "2026-03-02 10:02:00", is_current: 1 },
			{ device_system: "Linux", created_at: "2026-03-02 10:01:00", is_current: 0 },
		]);
		expect((await rows(security.getSessions, other))[0]).toMatchObject({
			device_system: "Linux",
			is_current: 1,
		});
	});

	test("end one at a time: the other device gets 999, this one goes on", async () => {
		const { logIn, rows, ask } = start();
		const phone = await logIn(android);
		const other = await logIn(laptop);
		const ended = (await rows(security.getSessions, phone)).find(
			({ device_system }) => device_system === "Linux",
		);
		expect(await ask(security.endSession, { id: String(ended?.id) }, phone)).toMatchObject({
			code: 1,
			msg: "The device has been logged out",
		});
		expect((await ask(session.getUserInfo, {}, other)).code).toBe(999);
		expect((await ask(session.getUserInfo, {}, phone)).code).toBe(1);
		expect(await ask(security.endSession, { id: String(ended?.id) }, phone)).toMatchObject({
			code: 0,
			msg: "This device is no longer logged in",
		});
	});

	test("of another customer can neither be seen nor ended", async () => {
		const { logIn, rows, ask, signIn } = start();
		const phone = await logIn(android);
		const [own] = await rows(security.getSessions, phone);
		const omar = signIn("omar@tradewind.test");
		expect((await ask(security.endSession, { id: String(own?.id) }, omar)).code).toBe(0);
		expect((await ask(session.getUserInfo, {}, phone)).code).toBe(1);
		expect((await rows(security.getSessions, omar)).map(({ id }) => id)).not.toContain(own?.id);
	});

	test("end all but this one, also on the sockets", async () => {
		const { logIn, ask, signIn, connect, state } = start();
		const [phone, other, omar] = [await logIn(android), await logIn(laptop), signIn("omar@tradewind.test")];
		connect(["FOREX_TRADE"], other);
		expect((await ask(security.endOtherSessions, {}, phone)).msg).toBe(
			"All other devices have been logged out",
		);
		const codes = await Promise.all(
			[phone, other, omar].map(async (token) => (await ask(session.getUserInfo, {}, token)).code),
		);
		expect(codes).toEqual([1, 999, 1]);
		expect(state().sockets.map(({ customerId }) => customerId)).toEqual([null]);
	});

	test("and logins are logged, with failed attempts, newest first", async () => {
		const { logIn, rows, ask, advance } = start();
		await ask(session.loginForU, { ...laptop, password: "wrong" }, "");
		advance(1000);
		const phone = await logIn(android);
		expect(await rows(security.getLogins, phone)).toMatchObject([
			{ device_system: "Android", login_type: "password", is_success: 1, created_at: "2026-03-02 10:00:01" },
			{ device_system: "Linux", login_type: "password", is_success: 0, created_at: "2026-03-02 10:00:00" },
		]);
	});
});

describe("A-246: a passkey", () => {
	const startWithPasskey = async () => {
		const bench = start();
		const device = createSoftwareDevice(origin);
		const token = await bench.logIn(android);
		const add = async () =>
			bench.post(
				security.addPasskey,
				{
					response: device.register(await bench.optionsOf(security.getPasskeyOptions, token)),
					name: "Android 15",
				},
				token,
			);
		return { ...bench, device, token, add, added: await add() };
	};

	test("that a device has made opens a session of its customer, and is listed with its last use", async () => {
		const { added, device, post, optionsOf, rows, ask, token } = await startWithPasskey();
		expect(added).toEqual({ code: 1, msg: "Passkey added", data: {} });
		const response = device.logIn(await optionsOf(security.getPasskeyLoginOptions));
		const { code, data } = await post(security.loginWithPasskey, { ...android, response });
		expect([code, data.user.email]).toEqual([1, "mia@tradewind.test"]);
		expect((await ask(session.getUserInfo, {}, data.token)).code).toBe(1);
		expect(await rows(security.getPasskeys, token)).toMatchObject([
			{ name: "Android 15", created_at: "2026-03-02 10:00:00", last_used_at: "2026-03-02 10:00:00" },
		]);
		expect((await rows(security.getLogins, token))[0]).toMatchObject({
			login_type: "passkey",
			is_success: 1,
		});
	});

	test("is accepted once per challenge, and not after five minutes", async () => {
		const { device, post, optionsOf, advance, rows, token } = await startWithPasskey();
		const response = device.logIn(await optionsOf(security.getPasskeyLoginOptions));
		const login = () => post(security.loginWithPasskey, { ...android, response });
		expect((await login()).code).toBe(1);
		expect(await login()).toMatchObject({
			code: 0,
			msg: "The passkey could not be verified. Please try again",
		});
		const late = device.logIn(await optionsOf(security.getPasskeyLoginOptions));
		advance(300_001);
		expect((await post(security.loginWithPasskey, { ...android, response: late })).code).toBe(0);
		expect((await rows(security.getLogins, token))[0]).toMatchObject({
			login_type: "passkey",
			is_success: 0,
		});
	});

	test("of another page, another challenge or an unknown device is refused", async () => {
		const { post, optionsOf, device, token } = await startWithPasskey();
		const options = await optionsOf(security.getPasskeyLoginOptions);
		const stranger = createSoftwareDevice(origin).logIn(options);
		const forNew = device.logIn(await optionsOf(security.getPasskeyOptions, token));
		const phishing = createSoftwareDevice("https://tradewind.example");
		const elsewhere = phishing.register(await optionsOf(security.getPasskeyOptions, token));
		expect([
			(await post(security.loginWithPasskey, { ...android, response: stranger })).msg,
			(await post(security.loginWithPasskey, { ...android, response: forNew })).msg,
			(await post(security.loginWithPasskey, { ...android, response: "no JSON" })).msg,
			(await post(security.addPasskey, { response: elsewhere, name: "Phone" }, token)).msg,
			(await post(security.addPasskey, { response: "{}", name: "Phone" })).code,
		]).toEqual([
			"This passkey is not known here. Log in with your password",
			"The passkey could not be verified. Please try again",
			"This passkey is not known here. Log in with your password",
			"The passkey could not be verified. Please try again",
			999,
		]);
	});

	test("is added once", async () => {
		const { add, rows, token } = await startWithPasskey();
		expect((await add()).code).toBe(0);
		expect((await rows(security.getPasskeys, token)).length).toBe(1);
	});

	test("that is removed opens no session any more; one of another customer stays", async () => {
		const { ask, rows, token, signIn, device, post, optionsOf } = await startWithPasskey();
		const [passkey] = await rows(security.getPasskeys, token);
		const id = String(passkey?.id);
		expect((await ask(security.removePasskey, { id }, signIn("omar@tradewind.test"))).code).toBe(0);
		expect(await ask(security.removePasskey, { id }, token)).toMatchObject({
			code: 1,
			msg: "Passkey removed",
		});
		const response = device.logIn(await optionsOf(security.getPasskeyLoginOptions));
		expect((await post(security.loginWithPasskey, { ...android, response })).code).toBe(0);
	});

	test("stays after a change of the password, and is removed by the reset of a forgotten one", async () => {
		const { ask, rows, token, state, advance, device, post, optionsOf } = await startWithPasskey();
		const account = "mia@tradewind.test";
		const code = async () => {
			advance(60_000);
			await ask(session.sendEmail, { to: account, type: "2" });
			return state().codes[0]?.code ?? "";
		};
		const logIn = async () => {
			const response = device.logIn(await optionsOf(security.getPasskeyLoginOptions));
			return (await post(security.loginWithPasskey, { ...android, response })).code;
		};
		const change = { new_password: "Gale-2026", type: "email", auth_code: await code() };
		expect((await ask(session.amendPassword, change, token)).code).toBe(1);
		expect([(await rows(security.getPasskeys, token)).length, await logIn()]).toEqual([1, 1]);
		const reset = { ...session.forgetPassword.example.input, account, auth_code: await code() };
		expect((await ask(session.forgetPassword, reset, "")).code).toBe(1);
		expect(await logIn()).toBe(0);
	});
});
