import {
	microOrderMachine,
	microOrderRequests,
	microTicketMachine,
	microTicketRequests,
} from "@tradewind/domain/micro";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	ticket: microTicketMachine.provide({ actors: actorsOf(microTicketRequests) }),
	order: microOrderMachine.provide({ actors: actorsOf(microOrderRequests) }),
}));
