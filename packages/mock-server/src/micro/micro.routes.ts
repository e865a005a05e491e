import { micro as calls } from "@tradewind/contracts";
import { Result } from "effect";
import { reply } from "../api/answer.ts";
import { customerRoute, publicRoute, type Route } from "../api/route.ts";
import type { World } from "../world.ts";
import type { MicroOrder } from "./micro-order.ts";
import { microAmounts, wireMicroOption } from "./settings.ts";
import { wireMicroOrder } from "./wire-micro-order.ts";

const pageSize = 20;

export const microRoutes = ({ microDesk, microBook, microOffer, clock }: World): readonly Route[] => [
	publicRoute(calls.getSeconds, () =>
		reply({
			sec: microOffer.options().map(wireMicroOption),
			number: microAmounts.map((amount) => ({ Number: amount })),
		}),
	),

	customerRoute(calls.submitMicro, ({ input, customer }) =>
		Result.flatMap(microDesk.submit(customer.id, input), ({ id }) => reply({ Id: id }, "order placed")),
	),

	customerRoute(calls.getMicroOrders, ({ input, customer }) => {
		const rows = microBook
			.all()
			.filter((order) => order.customerId === customer.id && statusOf(order) === input.status)
			.sort(newestFirst)
			.map((order) => wireMicroOrder(order, clock.now()));
		const from = (Number(input.page) - 1) * pageSize;
		return reply({ data: rows.slice(from, from + pageSize), total: rows.length });
	}),
];

const statusOf = ({ ended }: MicroOrder): "1" | "3" => (ended ? "3" : "1");

const newestFirst = (one: MicroOrder, other: MicroOrder): number =>
	(other.ended?.at ?? 0) - (one.ended?.at ?? 0) || other.id - one.id;
