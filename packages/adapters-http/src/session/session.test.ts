import { session } from "@tradewind/contracts";
import { Logins } from "@tradewind/domain/session";
import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";

describe("Spec 1 §7: login", () => {
	test("by phone has the type mobile and the device", async () => {
		const { run, sent } = startPorts();
		const credentials = { by: "phone", account: "+0015550100", password: "x" } as const;
		await run(Logins.use(({ login }) => login(credentials)));
		expect([await sent("login_type"), await sent("account"), await sent("device_id")]).toEqual([
			"mobile",
			"+0015550100",
			"a-device",
		]);
	});

	test("is_demo marks the demo customer", async () => {
		const { run } = startPorts(session.createAccountDemoForU, session.createAccountDemoForU.example.reply);
		const { customer } = await run(Effect.flatMap(Logins, ({ enterDemo }) => enterDemo));
		expect(customer.isDemo).toBe(true);
	});
});
