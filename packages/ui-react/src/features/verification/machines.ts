import {
	realNameMachine,
	realNameRequests,
	twoLevelRequests,
	twoLevelVerificationMachine,
} from "@tradewind/domain/verification";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	realName: realNameMachine.provide({ actors: actorsOf(realNameRequests) }),
	twoLevel: twoLevelVerificationMachine.provide({ actors: actorsOf(twoLevelRequests) }),
}));
