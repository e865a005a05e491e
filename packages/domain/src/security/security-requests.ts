import type { Sending } from "../command/command.ts";
import type { CommandSubject } from "../command/confirmed-command.machine.ts";
import {
	reconcileAddedPasskey,
	reconcileEndedOthers,
	reconcileEndedSession,
	reconcileRemovedPasskey,
} from "./reconcile-security.ts";
import { SecurityCentre } from "./security-centre.port.ts";

// The requests of `confirmedCommandMachine` for each command.

export const endSessionRequests = {
	commands: {
		send: ({ id }: CommandSubject): Sending<SecurityCentre> =>
			SecurityCentre.use((port) => port.endSession(Number(id))),
	},
	readings: { reconcile: reconcileEndedSession },
};

export const endOthersRequests = {
	commands: {
		send: (_: CommandSubject): Sending<SecurityCentre> => SecurityCentre.use((port) => port.endOthers),
	},
	readings: { reconcile: (_: CommandSubject) => reconcileEndedOthers() },
};

export const removePasskeyRequests = {
	commands: {
		send: ({ id }: CommandSubject): Sending<SecurityCentre> =>
			SecurityCentre.use((port) => port.removePasskey(Number(id))),
	},
	readings: { reconcile: reconcileRemovedPasskey },
};

/** The id of a passkey that is being added is the answer of its device. */
export const addPasskeyRequests = {
	commands: {
		send: ({ id, name }: CommandSubject): Sending<SecurityCentre> =>
			SecurityCentre.use((port) => port.addPasskey({ response: id, name })),
	},
	readings: { reconcile: (_: CommandSubject) => reconcileAddedPasskey() },
};
