import { session } from "@tradewind/contracts";
import type { Bench } from "../test/client.test-support.ts";

export const device = { device_system: "x", device_version: "1", device_id: "d" };

export const newcomer = {
	type: "email",
	account: "nora@tradewind.test",
	password: "Gale-2026",
	re_password: "Gale-2026",
};

export const sentCode = (bench: Bench): string => bench.state().codes[0]?.code ?? "";

export const withCode = async (bench: Bench, to = newcomer.account): Promise<string> => {
	await bench.ask(session.sendEmail, { to, type: "1" });
	return sentCode(bench);
};

export const register = (bench: Bench, changed: Record<string, string>) =>
	bench.ask(session.register, { ...newcomer, ...changed });

export const loginCode = async (bench: Bench, account: string, password: string) =>
	(
		await bench.ask(session.loginForU, {
			account,
			password,
			login_type: account.startsWith("+") ? "mobile" : "email",
			...device,
		})
	).code;
