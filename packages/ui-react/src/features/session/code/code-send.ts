import type { CodeRequest } from "@tradewind/domain/session";
import { createActor } from "xstate";
import type { App } from "../../../state/app.ts";
import { deviceNow } from "../../../state/device-clock.ts";
import { oncePer, oncePerId } from "../../../state/once-per.ts";
import { scopedKey } from "../../../storage/configuration.ts";
import { machines } from "../machines.ts";
import { readWait, saveWait, waitKeyOf } from "./saved-wait.ts";

const now = () => deviceNow().wall;

/**
 * The "send code" buttons, one for each purpose. The wait is one for all screens, tabs and page loads of this device
 * (docs/assumptions.md, A-225).
 */
const codeSends = oncePer((app: App) =>
	oncePerId((purpose: CodeRequest["purpose"]) => {
		const actor = createActor(machines(app).codeSend, { input: { now, wait: readWait(purpose, now()) } });
		actor.on("wait began", ({ outcome }) => saveWait(purpose, now(), outcome));
		addEventListener("storage", ({ key }) => {
			const wait = key === scopedKey(waitKeyOf(purpose)) ? readWait(purpose, now()) : undefined;
			if (wait) actor.send({ type: "sent elsewhere", wait });
		});
		return actor.start();
	}),
);

export const codeSendOf = (app: App, purpose: CodeRequest["purpose"]) => codeSends(app)(purpose);
