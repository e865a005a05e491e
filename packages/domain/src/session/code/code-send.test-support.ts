import { createActor, SimulatedClock } from "xstate";
import type { CommandDone } from "../../command/command.ts";
import type { CommandError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { instant } from "../../time/instant.ts";
import { miasEmail } from "../account/account.test-support.ts";
import type { CodeRequest } from "./code-request.ts";
import { type CodeWait, codeSecondsLeft, codeSendMachine } from "./code-send.machine.ts";

export const toMia: CodeRequest = { to: miasEmail, purpose: "registration" };

/** A button on a simulated clock, on a device whose own clock may differ. */
export const startCodeSend = (deviceClock = 1_800_000_000_000, wait?: CodeWait) => {
	const clock = new SimulatedClock();
	const sendCode = scriptedRequest<CommandDone, CommandError, CodeRequest>();
	let apart = deviceClock;
	const actor = createActor(codeSendMachine.provide({ actors: { sendCode: sendCode.logic } }), {
		clock,
		input: { now: () => instant(apart + clock.now()), wait },
	});
	actor.start();
	return {
		actor,
		sendCode,
		press: (request = toMia) => actor.send({ type: "send", request }),
		/** Advances the timers, which are up to 100 ms late, and the device's clock. */
		pass: (milliseconds: number) => {
			for (let rest = milliseconds; rest > 0; rest -= 100) clock.increment(Math.min(100, rest));
		},
		/** Moves the device's clock without running timers: a sleep, or a changed clock. */
		jump: (milliseconds: number) => {
			apart += milliseconds;
		},
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		left: () => codeSecondsLeft(actor.getSnapshot().context),
	};
};
