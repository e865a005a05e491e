import {
	bindingRequests,
	boundWaysMachine,
	boundWaysRequests,
	wayBindingMachine,
	withdrawalMachine,
	withdrawalRequests,
} from "@tradewind/domain/withdrawal";
import type { ActorRefFrom } from "xstate";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand } from "../../state/ports.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	withdrawal: withdrawalMachine.provide({ actors: actorsOf(withdrawalRequests) }),
	binding: wayBindingMachine.provide({ actors: actorsOf(bindingRequests) }),
	boundWays: boundWaysMachine.provide({ actors: actorsOf(boundWaysRequests, shownCommand) }),
}));

export type WithdrawalActor = ActorRefFrom<ReturnType<typeof machines>["withdrawal"]>;
