import {
	closedOrderMachine,
	closedOrderRequests,
	contractOrderMachine,
	contractOrderRequests,
} from "@tradewind/domain/contract";
import { defineMachines } from "../../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	order: contractOrderMachine.provide({ actors: actorsOf(contractOrderRequests) }),
	closed: closedOrderMachine.provide({ actors: actorsOf(closedOrderRequests) }),
}));
