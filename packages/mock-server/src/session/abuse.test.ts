import { account, calls, copyTrading, security, session, withdrawal } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, requestOf, storePicture } from "../test/client.test-support.ts";

const login = session.loginForU.example.input;
const mia = login.account;

describe("A-482: wrong secrets", () => {
	const wrongLogins = async (bench: ReturnType<typeof createBench>, device_id: string) => {
		for (let time = 0; time < 10; time++)
			await bench.ask(session.loginForU, { ...login, password: `wrong ${time}`, device_id }, "");
	};

	test("after ten wrong passwords the right one waits too, ever longer", async () => {
		const bench = createBench();
		await wrongLogins(bench, "stranger");
		const right = () => bench.ask(session.loginForU, { ...login, device_id: "stranger" }, "");
		expect(await right()).toMatchObject({
			code: 0,
			msg: "Too many wrong attempts. Please try again in 30 s",
		});
		bench.advance(30_000);
		await bench.ask(session.loginForU, { ...login, password: "wrong", device_id: "stranger" }, "");
		bench.advance(30_000);
		expect(await right()).toMatchObject({
			code: 0,
			msg: "Too many wrong attempts. Please try again in 30 s",
		});
		bench.advance(30_000);
		expect((await right()).code).toBe(1);
	});

	test("of a stranger do not keep the customer out on a known device", async () => {
		const bench = createBench();
		expect((await bench.ask(session.loginForU, { ...login, device_id: "own" }, "")).code).toBe(1);
		await wrongLogins(bench, "stranger");
		expect((await bench.ask(session.loginForU, { ...login, device_id: "own" }, "")).code).toBe(1);
	});

	test("of a withdrawal wait after ten wrong pay passwords", async () => {
		const bench = createBench();
		bench.platform.control.flags({ is_pay_password: "1", is_withdraw_manual_input: "1" });
		await bench.ask(session.amendPayPassword, { password: "246810" });
		const draw = (pay_password: string) =>
			bench.ask(withdrawal.draw, {
				draw_currency_id: "1",
				number: "50",
				memo: "",
				address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf",
				pay_password,
			});
		for (let time = 0; time < 10; time++)
			expect((await draw("000000")).msg).toBe("The pay password is wrong");
		expect((await draw("246810")).msg).toBe("Too many wrong attempts. Please try again in 30 s");
		bench.advance(30_000);
		expect((await draw("246810")).code).toBe(1);
	});
});

describe("A-483: what others hold", () => {
	test("codes to 520 invented addresses do not end the limits of a customer's code", async () => {
		const bench = createBench();
		const send = async (to: string, type: string) =>
			(await bench.ask(session.sendEmail, { to, type }, "")).msg;
		const reset = async (auth_code: string) =>
			(await bench.ask(session.forgetPassword, { ...session.forgetPassword.example.input, auth_code }, ""))
				.msg;
		await send(mia, "2");
		for (let time = 0; time < 5; time++) await reset("000000");
		for (let number = 0; number < 520; number++) await send(`newcomer${number}@tradewind.test`, "1");
		expect([await send(mia, "2"), await reset("000000")]).toEqual([
			"A code was sent a moment ago. Please wait 60 s before requesting another one.",
			"The code has expired. Please request another one.",
		]);
	});

	test("pictures of a visitor do not push out a customer's", async () => {
		const bench = createBench();
		const own = await storePicture(bench.platform, bench.token);
		for (let number = 0; number < 2500; number++) await storePicture(bench.platform, "", number % 256);
		const shown = await bench.platform.fetch(
			new Request(`http://platform.test${own}`, { headers: { authorization: bench.token } }),
		);
		expect(shown.status).toBe(200);
	});

	test("a customer has at most 50 payout methods", async () => {
		const bench = createBench();
		const bind = async (number: number) =>
			(
				await bench.ask(withdrawal.bindDrawMethod, {
					type: "2",
					draw_id: "11",
					bank_name: "Bank",
					payee_name: `Mia ${number}`,
				})
			).msg;
		const replies = [];
		for (let number = 1; number <= 51; number++) replies.push(await bind(number));
		expect(new Set(replies.slice(0, 50))).toEqual(new Set(["Payout method added"]));
		expect(replies[50]).toBe("The maximum is reached: 50. Finish or remove one first");
	});

	test("a customer's own session stays when another customer opens many", async () => {
		const bench = createBench();
		for (let number = 0; number < 200; number++) bench.signIn("omar@tradewind.test");
		expect((await bench.ask(session.getUserInfo)).code).toBe(1);
	});
});

describe("A-481: a session", () => {
	test("ends on the platform by the logout of the socket, for all that have its token", async () => {
		const bench = createBench();
		const [first, second] = [bench.connect([], bench.token), bench.connect([], bench.token)];
		first.send({ type: "logout" });
		expect((await bench.ask(session.getUserInfo)).code).toBe(999);
		expect(second.frames().at(-1)).toEqual({ type: "login_result", code: 999, msg: "Please log in again" });
	});

	test("ends 120 days after its last use, and 365 days after its login", async () => {
		const bench = createBench();
		const day = 24 * 60 * 60_000;
		const codes = [];
		for (const days of [119, 119, 119, 8]) {
			bench.advance(days * day);
			codes.push((await bench.ask(session.getUserInfo)).code);
		}
		const other = bench.signIn();
		bench.advance(120 * day);
		codes.push((await bench.ask(session.getUserInfo, {}, other)).code);
		expect(codes).toEqual([1, 1, 1, 999, 999]);
	});
});

describe("A-486: a change of the own account", () => {
	test("a pay password is set alone, and over another one with that one or a code", async () => {
		const bench = createBench();
		const set = async (more: Record<string, string> = {}) =>
			(await bench.ask(session.amendPayPassword, { password: "135791", ...more })).msg;
		expect([
			await set(),
			await set(),
			await set({ pay_password: "000000" }),
			await set({ pay_password: "135791" }),
		]).toEqual([
			"Your pay password has been set",
			"To change your pay password, enter the current one or a code",
			"The pay password is wrong",
			"Your pay password has been set",
		]);
		await bench.ask(session.sendEmail, { to: mia, type: "2" });
		const code = bench.state().codes[0]?.code ?? "";
		expect([await set({ auth_code: "x" }), await set({ auth_code: code })]).toEqual([
			"The code is not correct",
			"Your pay password has been set",
		]);
	});

	test("a passkey needs the password or a code", async () => {
		const bench = createBench();
		const options = async (proof: Record<string, string>) =>
			(await bench.ask(security.getPasskeyOptions, proof)).msg;
		expect([await options({}), await options({ password: "wrong" })]).toEqual([
			"Confirm with your password or a code",
			"The password is not correct",
		]);
		expect((await bench.ask(security.getPasskeyOptions, { password: login.password })).code).toBe(1);
	});
});

describe("A-485: accounts", () => {
	test.each([
		"mi\u0430@tradewind.test",
		"mia\u200b@tradewind.test",
		"\uff4dia@tradewind.test",
		"mia\u0000@tradewind.test",
		"mia@tradewind",
		"\u212aim@tradewind.test",
		"mia@@tradewind.test",
	])("the e-mail address %j gets no code and no account", async (to) => {
		const bench = createBench();
		bench.platform.control.flags({ verify_reg_type: "3" });
		const input = { ...session.register.example.input, account: to };
		expect([
			(await bench.ask(session.sendEmail, { to, type: "1" }, "")).msg,
			(await bench.ask(session.register, input, "")).msg,
		]).toEqual(["This is not an e-mail address", "This is not an e-mail address"]);
	});

	test("a mobile number beside an e-mail account opens no session and keeps its owner from nothing", async () => {
		const bench = createBench();
		bench.platform.control.flags({ verify_reg_type: "3", is_register_email_with_mobile: "1" });
		const mobile = "+0015550177";
		const given = { ...session.register.example.input, area_id: "1", mobile };
		const owner = { ...given, type: "mobile", account: mobile };
		expect((await bench.ask(session.register, given, "")).code).toBe(1);
		const input = { ...login, login_type: "mobile", account: mobile, password: given.password };
		expect((await bench.ask(session.loginForU, input, "")).code).toBe(0);
		expect((await bench.ask(session.register, owner, "")).code).toBe(1);
		expect((await bench.ask(session.loginForU, input, "")).code).toBe(1);
	});
});

describe("A-484: a POST", () => {
	const follow = copyTrading.followTrader;
	const post = async (type: string, body: BodyInit) => {
		const bench = createBench();
		const headers: Record<string, string> = { lang: "en", authorization: bench.token };
		if (type !== "") headers["content-type"] = type;
		const request = new Request(`http://platform.test${follow.path}`, { method: "POST", headers, body });
		return (await (await bench.platform.fetch(request)).json()).code;
	};
	const form = new FormData();
	for (const [name, value] of Object.entries(follow.example.input)) form.append(name, value);

	test.each([
		[
			"a form",
			"Application/X-WWW-Form-URLEncoded; charset=UTF-8",
			new URLSearchParams(follow.example.input),
			1,
		],
		["JSON", "application/json", JSON.stringify({ trader_id: 1001, multiple: 1, max_amount: "500" }), 1],
		["parts", "", form, 1],
		[
			"JSON with an inexact number",
			"application/json",
			'{"trader_id":1001,"multiple":1,"max_amount":1234567890.12345678}',
			0,
		],
		["JSON that is no object", "application/json", "[[[[", 0],
		["deep JSON", "application/json", `{"trader_id":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 0],
		[
			"half a million fields",
			"application/x-www-form-urlencoded",
			`${new URLSearchParams(follow.example.input)}${"&a".repeat(250_000)}`,
			0,
		],
	])("is read as %s", async (_, type, body, code) => {
		expect(await post(type, body)).toBe(code);
	});

	test("as a HEAD executes nothing", async () => {
		const bench = createBench();
		for (const call of calls.filter(({ method, kind }) => method === "GET" && kind === "command")) {
			const { url, headers } = requestOf(call, call.example.input, { token: bench.token });
			const { status } = await bench.platform.fetch(new Request(url, { method: "HEAD", headers }));
			expect(status, call.id).toBe(405);
		}
		expect(bench.state().requests.counts).toEqual({});
	});
});

test("every answer of the platform is kept by no cache and read as its own type", async () => {
	const bench = createBench();
	const requests = [
		...calls.map((call) => requestOf(call, call.example.input, { token: bench.token })),
		new Request("http://platform.test/api/nothing"),
		new Request("http://platform.test/__control/state"),
		new Request("http://platform.test/support-chat/messages?conversation=x"),
	];
	const wrong: string[] = [];
	for (const request of requests) {
		const { headers } = await bench.platform.fetch(request);
		if (
			!/no-store/.test(headers.get("cache-control") ?? "") ||
			headers.get("x-content-type-options") !== "nosniff"
		)
			wrong.push(request.url);
	}
	expect(wrong).toEqual([]);
	expect((await bench.ask(account.getBalance)).code).toBe(1);
});
