import { expect, test } from "vitest";
import { testCommand } from "../../command/command.test-support.ts";
import { expectOneCommandAtATime } from "../../command/one-at-a-time.test-support.ts";
import {
	amount,
	confirm,
	german,
	goBack,
	input,
	press,
	refresh,
	withReading,
} from "./fund-subscription.test-support.ts";

testCommand({
	machine: withReading,
	input,
	fill: [amount("1000.50"), press],
	press: confirm,
	sends: { order: { fund: 3, amount: "1000.5" }, lastSubscriptionId: 11 },
	back: expect.toBeOneOf(["confirming", "filling in"]),
	emptied: { amount: "" },
});

test("in any order of events one subscription is sent at a time and none twice", async () => {
	await expectOneCommandAtATime({
		machine: withReading,
		input,
		fill: [amount("1000"), press],
		events: [amount("1000"), amount("1"), press, confirm, goBack, refresh, german],
		press: confirm,
		sends: ["confirm"],
	});
});
