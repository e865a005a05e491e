import {
	fundSubscriptionMachine,
	redemptionMachine,
	redemptionRequests,
	subscriptionRequests,
} from "@tradewind/domain/fund";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	subscription: fundSubscriptionMachine.provide({ actors: actorsOf(subscriptionRequests) }),
	redemption: redemptionMachine.provide({ actors: actorsOf(redemptionRequests) }),
}));
