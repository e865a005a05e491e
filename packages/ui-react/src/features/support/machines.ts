import { createArticleMachine } from "@tradewind/domain/content";
import { type Company, companyRequests } from "@tradewind/domain/support";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	company: createArticleMachine<Company, undefined>().provide({ actors: actorsOf(companyRequests) }),
}));
