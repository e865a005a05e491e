import type { Recording } from "@tradewind/domain/recording";
import { observe } from "../../packages/ui-react/src/start/record/observe.ts";
import { recorder } from "../../packages/ui-react/src/state/recorder.ts";
import { save } from "../../packages/ui-react/src/storage/saved.ts";
import { runStartUp, type VirtualRun } from "../run.ts";
import { loadCode } from "./load-code.ts";
import { slowDownNetwork } from "./slow-network.ts";

/** Records what happens to a customer with open orders on the mock platform; `before` runs before the start of the app. */
export const recordRun = async (
	before: (world: Pick<VirtualRun, "browser" | "platform">) => void,
	scenario: (run: VirtualRun) => Promise<unknown>,
): Promise<Recording> => {
	await loadCode();
	return runStartUp(
		(world) => {
			before(world);
			slowDownNetwork();
			save({ instrument: "EURUSD" });
			recorder.steps.length = 0;
			observe();
		},
		async (run) => {
			await scenario(run);
			const recording = await globalThis.appRecording?.();
			if (!recording) throw new Error("Nothing was recorded.");
			return recording;
		},
	);
};

/** Does what a customer does by a press: the recorder recognises it by the event of the browser. */
export const press = (act: () => void): void => {
	Object.assign(globalThis, { event: { type: "click", isTrusted: true } });
	act();
	Object.assign(globalThis, { event: undefined });
};
