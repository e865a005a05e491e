import { session } from "@tradewind/contracts";
import { readPictureHeader } from "@tradewind/domain/upload";
import { describe, expect, test } from "vitest";
import { type Bench, createBench, requestOf } from "../test/client.test-support.ts";
import { device, loginCode, newcomer, register, sentCode, withCode } from "./registration.test-support.ts";

describe("Spec 1 §4, §5: a registration on the mock platform", () => {
	test("with the code that was sent makes a customer who can log in, without money", async () => {
		const bench = createBench();
		expect(await register(bench, { sms_code: await withCode(bench), name: "Nora Bell" })).toEqual({
			code: 1,
			msg: "Your account has been created. You can log in now.",
			data: {},
		});
		const { data } = await bench.ask(session.loginForU, {
			account: " NORA@tradewind.test",
			password: newcomer.password,
			login_type: "email",
			...device,
		});
		expect(data).toMatchObject({ user: { email: newcomer.account, name: "Nora Bell", is_demo: 0 } });
		expect(bench.account(newcomer.account)).toMatchObject({ free: "0", locked: "0" });
	});

	test("by phone needs the prefix of the chosen area", async () => {
		const bench = createBench();
		const phone = { type: "mobile", account: "+0015550199", area_id: "1" };
		await bench.ask(session.sendSms, { to: phone.account, area_id: "1", type: "1" });
		const code = sentCode(bench);
		expect((await register(bench, { ...phone, area_id: "13", sms_code: code })).msg).toBe(
			"This is not a phone number of the chosen area",
		);
		expect((await register(bench, { ...phone, sms_code: code })).code).toBe(1);
		expect(await loginCode(bench, phone.account, newcomer.password)).toBe(1);
	});

	test.each<[string, Record<string, string>, string]>([
		[
			"a taken account",
			{ account: "MIA@tradewind.test" },
			"There is already an account with this e-mail address or phone number",
		],
		[
			"a taken mobile",
			{ mobile: "+0015550101", area_id: "1" },
			"There is already an account with this mobile number",
		],
		["no e-mail address", { account: "nora" }, "This is not an e-mail address"],
		["another repetition", { re_password: "Gale-2027" }, "The two passwords are different"],
		[
			"a weak password",
			{ password: "gale", re_password: "gale" },
			"The password is too weak: use at least 8 characters with a letter and a digit",
		],
		["no code", {}, "A code is required"],
		["a wrong code", { sms_code: "1" }, "The code is not correct"],
	])("with %s is refused, and nothing changes", async (_, changed, msg) => {
		const bench = createBench();
		await withCode(bench);
		const before = bench.state().accounts;
		expect(await register(bench, changed)).toEqual({ code: 0, msg, data: null });
		expect(bench.state().accounts).toEqual(before);
	});

	test("is refused in the language of the request", async () => {
		const { platform } = createBench();
		const input = { ...newcomer, account: "mia@tradewind.test" };
		const msg = async (lang: string) =>
			(await (await platform.fetch(requestOf(session.register, input, { lang }))).json()).msg;
		expect([await msg("hk"), await msg("ar")]).toEqual([
			"此電郵或電話號碼已註冊",
			"يوجد بالفعل حساب بهذا البريد الإلكتروني أو رقم الهاتف",
		]);
	});

	test.each<[string, Record<string, string>, Record<string, string>, string]>([
		["an invite code that is required", {}, {}, "An invite code is required"],
		["an unknown invite code", {}, { invite_code: "TW1" }, "There is no such invite code"],
		["no invite code where it is optional", { invite_code_required: "0" }, {}, "registered"],
		["Mia's invite code", {}, { invite_code: "tw10000001" }, "registered"],
	])("asks for the invite code by flag: %s", async (_, flags, input, outcome) => {
		const bench = createBench();
		bench.platform.control.flags({ is_register_invite_code: "1", verify_reg_type: "3", ...flags });
		const { code, msg } = await register(bench, input);
		expect(code === 1 ? "registered" : msg).toBe(outcome);
	});

	test("asks for a pay password of 6 characters by flag", async () => {
		const bench = createBench();
		bench.platform.control.flags({ is_register_pay_pwd: "1", verify_reg_type: "3" });
		expect((await register(bench, { pay_password: "12345" })).msg).toBe(
			"The pay password is too short: use at least 6 characters",
		);
		expect((await register(bench, { pay_password: "123456" })).code).toBe(1);
	});
});

describe("Spec 1 §4, §9: codes on the mock platform", () => {
	test("a second code within a minute is refused, and the last one counts", async () => {
		const bench = createBench();
		const first = await withCode(bench);
		bench.advance(59_000);
		expect((await bench.ask(session.sendEmail, { to: newcomer.account, type: "1" })).msg).toBe(
			"A code was sent a moment ago. Please wait 1 s before requesting another one.",
		);
		bench.advance(1000);
		const second = await withCode(bench);
		expect((await register(bench, { sms_code: first })).msg).toBe("The code is not correct");
		expect((await register(bench, { sms_code: second })).code).toBe(1);
	});

	test("a code expires after ten minutes, after five wrong answers, and when it was used", async () => {
		const bench = createBench();
		const old = await withCode(bench);
		bench.advance(600_000);
		const expired = "The code has expired. Please request another one.";
		expect((await register(bench, { sms_code: old })).msg).toBe(expired);
		const guessed = await withCode(bench);
		for (const wrong of ["a", "b", "c", "d", "e"]) await register(bench, { sms_code: wrong });
		expect((await register(bench, { sms_code: guessed })).msg).toBe(expired);
		bench.advance(60_000);
		const used = await withCode(bench);
		expect((await register(bench, { sms_code: used })).code).toBe(1);
		const other = await bench.ask(session.register, { ...newcomer, sms_code: used });
		expect(other.msg).toBe("There is already an account with this e-mail address or phone number");
	});

	test("a code for a registration does not go to a customer, and one for a new password only to a customer", async () => {
		const bench = createBench();
		const send = async (to: string, type: string) => (await bench.ask(session.sendEmail, { to, type })).msg;
		expect([
			await send("mia@tradewind.test", "1"),
			await send("nora@tradewind.test", "2"),
			await send("nora", "1"),
		]).toEqual([
			"There is already an account with this e-mail address or phone number",
			"There is no account with this e-mail address or phone number",
			"This is not an e-mail address",
		]);
		expect(bench.state().codes).toEqual([]);
	});
});

describe("A-104: a captcha on the mock platform", () => {
	const askCaptcha = async (bench: Bench) => {
		bench.platform.control.flags({ verify_reg_type: "2" });
		const { data } = await bench.ask(session.getCaptcha);
		return { picture: Object(data).b64s as string, key: Object(data).id as string };
	};

	test("is a picture that does not contain its answer, and works once", async () => {
		const bench = createBench();
		const { key, picture } = await askCaptcha(bench);
		const answer = bench.state().captchas[0]?.answer ?? "";
		const header = readPictureHeader(Buffer.from(picture.replace("data:image/png;base64,", ""), "base64"));
		expect([header, answer.length]).toEqual([{ format: "png", pixels: 198 * 72, isAnimated: false }, 4]);
		const wrong = await register(bench, { key, sms_code: `${answer}0` });
		const again = await register(bench, { key, sms_code: answer });
		expect([wrong.msg, again.msg]).toEqual(Array(2).fill("The digits do not match the picture"));
	});

	test("A-224: its right answer registers, and so does a code for customers who cannot see the picture", async () => {
		const bench = createBench();
		const { key } = await askCaptcha(bench);
		const answer = bench.state().captchas[0]?.answer ?? "";
		expect((await register(bench, { key, sms_code: answer })).code).toBe(1);
		const code = await withCode(bench, "omar.b@tradewind.test");
		expect((await register(bench, { account: "omar.b@tradewind.test", sms_code: code })).code).toBe(1);
	});
});
