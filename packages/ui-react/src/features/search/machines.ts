import { productSearchMachine, searchRequests } from "@tradewind/domain/search";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	search: productSearchMachine.provide({ actors: actorsOf(searchRequests) }),
}));
