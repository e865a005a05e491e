import { micro as calls } from "@tradewind/contracts";
import { Result } from "effect";
import { pageReply, reply } from "../api/answer.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import type { Core } from "../core/core.ts";
import type { MicroOrder } from "./micro-order.ts";
import { microAmounts, wireMicroOption } from "./settings.ts";
import { wireMicroOrder } from "./wire-micro-order.ts";

export const micro = ({ microOrderService, microBook, microOffer, clock }: Core) => ({
	routes: [
		publicRoute(calls.getSeconds, () =>
			reply({
				sec: microOffer.options().map(wireMicroOption),
				number: microAmounts.map((amount) => ({ Number: amount })),
			}),
		),

		customerRoute(calls.submitMicro, ({ input, customer }) =>
			Result.flatMap(microOrderService.submit(customer.id, input), ({ id }) =>
				reply({ Id: id }, "order.placed"),
			),
		),

		customerRoute(calls.getMicroOrders, ({ input, customer, language }) => {
			const orders = microBook
				.all()
				.filter((order) => order.customerId === customer.id && statusOf(order) === input.status)
				.sort(newestFirst);
			return pageReply(orders, input.page, (order) => wireMicroOrder(order, clock.now(), language));
		}),
	],
});

const statusOf = ({ ended }: MicroOrder): "1" | "3" => (ended ? "3" : "1");

const newestFirst = (one: MicroOrder, other: MicroOrder): number =>
	(other.ended?.at ?? 0) - (one.ended?.at ?? 0) || other.id - one.id;
