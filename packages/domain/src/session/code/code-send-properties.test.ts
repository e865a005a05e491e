import fc from "fast-check";
import { expect, test } from "vitest";
import { lost, refused } from "../../command/command.test-support.ts";
import { startCodeSend } from "./code-send.test-support.ts";

type Button = ReturnType<typeof startCodeSend>;

const jumps = fc.oneof(
	fc.integer({ min: -100_000, max: 100_000 }),
	fc.constantFrom(-7_200_000, 90_000, 86_400_000),
);
const step: fc.Arbitrary<(button: Button) => unknown> = fc.oneof(
	fc.constantFrom(
		(button: Button) => button.press(),
		(button: Button) => button.actor.send({ type: "dismiss" }),
	),
	fc.integer({ min: 0, max: 70_000 }).map((milliseconds) => (button: Button) => button.pass(milliseconds)),
	jumps.map((milliseconds) => (button: Button) => button.jump(milliseconds)),
	fc
		.constantFrom(
			(button: Button) => button.sendCode.succeed({ message: "Code sent" }),
			(button: Button) => button.sendCode.fail(lost),
			(button: Button) => button.sendCode.fail(refused),
			(button: Button) => button.sendCode.break(),
		)
		.map((answer) => (button: Button) => (button.state() === "sending" ? answer(button) : undefined)),
);

test("pitfalls 1 and 9: in any order of events no code is requested during the countdown, and it never increases", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
			const button = startCodeSend();
			for (const take of steps) {
				const [before, left, requests] = [button.state(), button.left(), button.sendCode.inputs().length];
				await take(button);
				const [after, leftNow, askedNow] = [button.state(), button.left(), button.sendCode.inputs().length];
				expect(leftNow).toBeGreaterThanOrEqual(0);
				expect(leftNow).toBeLessThanOrEqual(60);
				expect(leftNow > 0).toBe(after === "counting down");
				if (before === "counting down") expect(leftNow).toBeLessThanOrEqual(left);
				expect(askedNow - requests).toBe(before === "ready" && after === "sending" ? 1 : 0);
			}
			if (button.state() === "counting down") {
				button.jump(-7_200_000);
				button.pass(60_100);
				expect(button.state()).toBe("ready");
			}
		}),
	);
});
