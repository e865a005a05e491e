import { expect, test } from "vitest";
import { testCommand } from "../../command/command.test-support.ts";
import { expectOneCommandAtATime } from "../../command/one-at-a-time.test-support.ts";
import { inStatus } from "../funds.test-support.ts";
import {
	confirm,
	goBack,
	input,
	redeem,
	refresh,
	shows,
	statuses,
	withReading,
} from "./redemption.test-support.ts";
import { noRedemption } from "./redemption-form.ts";

testCommand({
	machine: withReading,
	input,
	fill: [redeem],
	press: confirm,
	sends: { is: "redeem", subscription: 11 },
	back: expect.toBeOneOf(["confirming redemption", "running", "refunding"]),
	emptied: noRedemption,
});

test("in any order of events one redemption is sent at a time and none twice", async () => {
	await expectOneCommandAtATime({
		machine: withReading,
		input,
		fill: [redeem],
		events: [redeem, confirm, goBack, refresh, ...statuses.map((status) => shows(inStatus(status)))],
		press: confirm,
		sends: ["confirm"],
	});
});
