import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type Secret, secret, textOf } from "../command/secret.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { PasskeyDeviceError, passkeyCeremonyMachine } from "./passkey-ceremony.machine.ts";

const offline = new Unreachable({ reason: "offline" });
const cancelled = new PasskeyDeviceError({ reason: "cancelled" });

const start = () => {
	const readOptions = scriptedRequest<string, QueryError, Secret>();
	const askDevice = scriptedRequest<string, PasskeyDeviceError, string>();
	const actor = createActor(
		passkeyCeremonyMachine.provide({
			actors: { readOptions: readOptions.logic, askDevice: askDevice.logic },
		}),
	);
	const emitted: unknown[] = [];
	actor.on("answered", (event) => emitted.push(event));
	actor.start();
	return {
		actor,
		readOptions,
		askDevice,
		emitted,
		send: (type: "start" | "dismiss") => actor.send({ type }),
		state: () => actor.getSnapshot().value,
		failure: () => actor.getSnapshot().context.failure,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
	};
};

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const broke = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });
	coverMachine(passkeyCeremonyMachine, [
		{ type: "start" },
		{ type: "dismiss" },
		done("readOptions", Result.succeed("{}")),
		done("readOptions", Result.fail(offline)),
		broke("readOptions"),
		done("askDevice", Result.succeed("{}")),
		done("askDevice", Result.fail(cancelled)),
		broke("askDevice"),
	]);
});

describe("A-246: the ceremony of a passkey", () => {
	test("A-486: reads the options with the password of the press, and keeps it no longer", async () => {
		const { actor, readOptions } = start();
		actor.send({ type: "start", password: secret("Tradewind-1") });
		expect(readOptions.inputs().map(textOf)).toEqual(["Tradewind-1"]);
		await readOptions.fail(offline);
		expect(textOf(actor.getSnapshot().context.password)).toBe("");
		actor.send({ type: "start" });
		expect(readOptions.inputs().map(textOf)).toEqual(["Tradewind-1", ""]);
	});

	test("asks the device with the platform's options, once, and emits its answer", async () => {
		const { send, readOptions, askDevice, emitted, state, isBusy } = start();
		send("start");
		send("start");
		expect([state(), isBusy(), readOptions.inputs().length]).toEqual(["reading options", true, 1]);
		await readOptions.succeed("options");
		send("start");
		expect([state(), isBusy(), askDevice.inputs()]).toEqual(["asking the device", true, ["options"]]);
		await askDevice.succeed("answer");
		expect([state(), isBusy(), emitted]).toEqual(["idle", false, [{ type: "answered", response: "answer" }]]);
	});

	test("that the customer cancels says so, and can be started again with new options", async () => {
		const { send, readOptions, askDevice, emitted, state, failure } = start();
		send("start");
		await readOptions.succeed("first");
		await askDevice.fail(cancelled);
		expect([state(), failure(), emitted]).toEqual(["failed", cancelled, []]);
		send("start");
		expect(failure()).toBeUndefined();
		await readOptions.succeed("second");
		expect(askDevice.inputs()).toEqual(["first", "second"]);
	});

	test("without options asks no device", async () => {
		const { send, readOptions, askDevice, state, failure } = start();
		send("start");
		await readOptions.fail(offline);
		expect([state(), failure(), askDevice.inputs()]).toEqual(["failed", offline, []]);
		send("dismiss");
		expect([state(), failure()]).toEqual(["idle", undefined]);
	});

	test("fails after a defect of the device", async () => {
		const { send, readOptions, askDevice, state, failure } = start();
		send("start");
		await readOptions.succeed("options");
		await askDevice.break();
		expect([state(), failure()]).toEqual(["failed", undefined]);
	});
});
