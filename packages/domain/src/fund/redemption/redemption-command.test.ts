import { expect, test } from "vitest";
import { behavesAsCommand } from "../../command/command.test-support.ts";
import { sendsOneAtATime } from "../../command/one-at-a-time.test-support.ts";
import { inStatus } from "../funds.test-support.ts";
import {
	confirm,
	goBack,
	input,
	readAtOnce,
	redeem,
	refresh,
	shows,
	statuses,
} from "./redemption.test-support.ts";
import { noRedemption } from "./redemption-form.ts";

behavesAsCommand({
	machine: readAtOnce,
	input,
	fill: [redeem],
	press: confirm,
	sends: { is: "redeem", subscription: 11 },
	back: expect.toBeOneOf(["confirming redemption", "running", "refunding"]),
	emptied: noRedemption,
});

test("law: in whatever order things happen, one redemption is sent at a time and none twice", async () => {
	await sendsOneAtATime({
		machine: readAtOnce,
		input,
		fill: [redeem],
		events: [redeem, confirm, goBack, refresh, ...statuses.map((status) => shows(inStatus(status)))],
		press: confirm,
		sends: ["confirm"],
	});
});
