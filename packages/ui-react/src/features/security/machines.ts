import { confirmedCommandMachine } from "@tradewind/domain/command";
import {
	addPasskeyRequests,
	endOthersRequests,
	endSessionRequests,
	removePasskeyRequests,
} from "@tradewind/domain/security";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand } from "../../state/ports.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	endSession: confirmedCommandMachine.provide({ actors: actorsOf(endSessionRequests, shownCommand) }),
	endOthers: confirmedCommandMachine.provide({ actors: actorsOf(endOthersRequests, shownCommand) }),
	removePasskey: confirmedCommandMachine.provide({ actors: actorsOf(removePasskeyRequests, shownCommand) }),
	addPasskey: confirmedCommandMachine.provide({ actors: actorsOf(addPasskeyRequests, shownCommand) }),
}));
