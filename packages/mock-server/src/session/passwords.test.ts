import { session } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { type Bench, createBench } from "../test/client.test-support.ts";
import { device, loginCode, sentCode } from "./registration.test-support.ts";

describe("Spec 1 §5, Spec 2 §5: passwords on the mock platform", () => {
	const mia = "mia@tradewind.test";
	const codeFor = async (bench: Bench): Promise<string> => {
		await bench.ask(session.sendEmail, { to: mia, type: "2" });
		return sentCode(bench);
	};

	test("a change ends the other sessions with 999 and keeps its own", async () => {
		const bench = createBench();
		const other = bench.signIn();
		const stranger = bench.signIn("omar@tradewind.test");
		const auth_code = await codeFor(bench);
		expect(
			await bench.ask(session.amendPassword, { new_password: "Gale-2026", auth_code, type: "email" }),
		).toEqual({
			code: 1,
			msg: "Your password has been changed",
			data: {},
		});
		const codes = [];
		for (const token of [other, bench.token, stranger])
			codes.push((await bench.ask(session.getUserInfo, {}, token)).code);
		expect(codes).toEqual([999, 1, 1]);
		expect([await loginCode(bench, mia, "Tradewind-1"), await loginCode(bench, mia, "Gale-2026")]).toEqual([
			0, 1,
		]);
	});

	test("a change needs the code unless the site asks for none", async () => {
		const bench = createBench();
		const change = () => bench.ask(session.amendPassword, { new_password: "Gale-2026", type: "email" });
		expect((await change()).msg).toBe("A code is required");
		bench.platform.control.flags({ verify_reg_type: "3" });
		expect((await change()).code).toBe(1);
	});

	test("a reset needs the code of the account and ends all its sessions", async () => {
		const bench = createBench();
		const auth_code = await codeFor(bench);
		const reset = (changed: Record<string, string>) =>
			bench.ask(session.forgetPassword, {
				type: "email",
				account: mia,
				new_password: "Gale-2026",
				secondary_password: "Gale-2026",
				auth_code,
				...changed,
			});
		const refusals = [
			await reset({ account: "nora@tradewind.test" }),
			await reset({ secondary_password: "Gale-2027" }),
			await reset({ new_password: "gale", secondary_password: "gale" }),
			await reset({ account: "omar@tradewind.test" }),
		];
		expect(refusals.map(({ msg }) => msg)).toEqual([
			"There is no account with this e-mail address or phone number",
			"The two passwords are different",
			"The password is too weak: use at least 8 characters with a letter and a digit",
			"The code is not correct",
		]);
		expect((await reset({})).code).toBe(1);
		expect((await bench.ask(session.getUserInfo)).code).toBe(999);
		expect(await loginCode(bench, mia, "Gale-2026")).toBe(1);
	});

	test("a demo customer has no password, and a pay password has at least 6 characters", async () => {
		const bench = createBench();
		const { data } = await bench.ask(session.createAccountDemoForU, { demo_id: "", ...device });
		const demo = Object(data).token as string;
		const answers = [
			await bench.ask(session.amendPassword, { new_password: "Gale-2026", type: "email" }, demo),
			await bench.ask(session.amendPayPassword, { password: "246810" }, demo),
			await bench.ask(session.amendPayPassword, { password: "24681" }),
			await bench.ask(session.amendPayPassword, { password: "246810" }),
		];
		expect(answers.map(({ msg }) => msg)).toEqual([
			"Only for real accounts",
			"Only for real accounts",
			"The pay password is too short: use at least 6 characters",
			"Your pay password has been set",
		]);
	});
});
