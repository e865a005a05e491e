import { passkeyCeremonyMachine, SecurityCentre } from "@tradewind/domain/security";
import { Effect } from "effect";
import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../state/app.ts";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand } from "../../state/ports.ts";
import { configuration } from "../../storage/configuration.ts";

export type PasskeyCeremony = ActorRefFrom<typeof passkeyCeremonyMachine>;

/** Whether this deployment and this browser support passkeys; browsers only on pages over https or on localhost. */
export const hasPasskeys = (): boolean => configuration.passkeys && typeof PublicKeyCredential === "function";

const device = Effect.promise(() => import("./passkey-device.ts"));

const machines = defineMachines(({ request }) => ({
	forLogin: passkeyCeremonyMachine.provide({
		actors: {
			readOptions: request(() => SecurityCentre.use((port) => port.passkeyLoginOptions), shownCommand),
			askDevice: request((options) =>
				Effect.flatMap(device, ({ signWithPasskey }) => signWithPasskey(options)),
			),
		},
	}),
	forNew: passkeyCeremonyMachine.provide({
		actors: {
			readOptions: request(
				(password) => SecurityCentre.use((port) => port.passkeyOptions(password)),
				shownCommand,
			),
			askDevice: request((options) => Effect.flatMap(device, ({ makePasskey }) => makePasskey(options))),
		},
	}),
}));

/** Starts the actor of one kind of ceremony; `onAnswer` gets each answer of the device. */
export const startCeremony = (
	app: Pick<App, "request">,
	kind: "forLogin" | "forNew",
	onAnswer: (response: string) => void,
): PasskeyCeremony => {
	const actor = createActor(machines(app)[kind]);
	actor.on("answered", ({ response }) => onAnswer(response));
	return actor.start();
};
