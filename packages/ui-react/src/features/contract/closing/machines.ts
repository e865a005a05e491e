import { changeTargetMachine, changeTargetRequests } from "@tradewind/domain/contract";
import { defineMachines } from "../../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	changeTarget: changeTargetMachine.provide({ actors: actorsOf(changeTargetRequests) }),
}));
