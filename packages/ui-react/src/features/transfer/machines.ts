import { transferMachine, transferRequests } from "@tradewind/domain/transfer";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	transfer: transferMachine.provide({ actors: actorsOf(transferRequests) }),
}));
