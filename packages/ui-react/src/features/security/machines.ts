import { type CommandReply, type CommandSubject, confirmedCommandMachine } from "@tradewind/domain/command";
import type { CommandError } from "@tradewind/domain/request";
import {
	reconcileAddedPasskey,
	reconcileEndedOthers,
	reconcileEndedSession,
	reconcileRemovedPasskey,
	SecurityCentre,
} from "@tradewind/domain/security";
import type { Effect } from "effect";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand } from "../../state/ports.ts";

type Sending = Effect.Effect<CommandReply, CommandError, SecurityCentre>;

const endSession = ({ id }: CommandSubject): Sending =>
	SecurityCentre.use((port) => port.endSession(Number(id)));
const endOthers = (): Sending => SecurityCentre.use((port) => port.endOthers);
const removePasskey = ({ id }: CommandSubject): Sending =>
	SecurityCentre.use((port) => port.removePasskey(Number(id)));
/** The id of a passkey that is being added is the answer of its device. */
const addPasskey = ({ id, name }: CommandSubject): Sending =>
	SecurityCentre.use((port) => port.addPasskey({ response: id, name }));

export const machines = defineMachines((request) => ({
	endSession: confirmedCommandMachine.provide({
		actors: { send: request(endSession, shownCommand), reconcile: request(reconcileEndedSession) },
	}),
	endOthers: confirmedCommandMachine.provide({
		actors: { send: request(endOthers, shownCommand), reconcile: request(reconcileEndedOthers) },
	}),
	removePasskey: confirmedCommandMachine.provide({
		actors: { send: request(removePasskey, shownCommand), reconcile: request(reconcileRemovedPasskey) },
	}),
	addPasskey: confirmedCommandMachine.provide({
		actors: { send: request(addPasskey, shownCommand), reconcile: request(reconcileAddedPasskey) },
	}),
}));
