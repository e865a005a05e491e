import { expect, test } from "vitest";
import { behavesAsCommand } from "../../command/command.test-support.ts";
import { sendsOneAtATime } from "../../command/one-at-a-time.test-support.ts";
import {
	amount,
	confirm,
	german,
	goBack,
	input,
	press,
	readAtOnce,
	refresh,
} from "./fund-subscription.test-support.ts";

behavesAsCommand({
	machine: readAtOnce,
	input,
	fill: [amount("1000.50"), press],
	press: confirm,
	sends: { order: { fund: 3, amount: "1000.5" }, lastSubscriptionId: 11 },
	back: expect.toBeOneOf(["confirming", "filling in"]),
	emptied: { amount: "" },
});

test("law: in whatever order things happen, one subscription is sent at a time and none twice", async () => {
	await sendsOneAtATime({
		machine: readAtOnce,
		input,
		fill: [amount("1000"), press],
		events: [amount("1000"), amount("1"), press, confirm, goBack, refresh, german],
		press: confirm,
		sends: ["confirm"],
	});
});
