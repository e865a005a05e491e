import { orderTicketMachine, orderTicketRequests } from "@tradewind/domain/contract";
import { defineMachines } from "../../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	ticket: orderTicketMachine.provide({ actors: actorsOf(orderTicketRequests) }),
}));
