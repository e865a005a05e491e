import { accountDetailMachine, accountDetailRequests } from "@tradewind/domain/account";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	detail: accountDetailMachine.provide({ actors: actorsOf(accountDetailRequests) }),
}));
