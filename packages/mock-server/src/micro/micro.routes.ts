import { micro as calls } from "@tradewind/contracts";
import { Result } from "effect";
import { pageReply, reply } from "../api/answer.ts";
import { earliest, type Moments } from "../api/moments.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import type { Core } from "../core/core.ts";
import { microCommands } from "./micro.commands.ts";
import { createMicroBook } from "./micro-book.ts";
import type { MicroOrder } from "./micro-order.ts";
import { createMicroOrderService } from "./micro-order-service.ts";
import { createMicroOffer, microAmounts, wireMicroOption } from "./settings.ts";
import { wireMicroOrder } from "./wire-micro-order.ts";

export const micro = (core: Core) => {
	const { clock } = core;
	const book = createMicroBook();
	const offer = createMicroOffer();
	const orderService = createMicroOrderService(core, book, offer);

	return {
		book,
		offer,
		orderService,
		commands: microCommands(core, offer, orderService),
		moments: {
			"micro order settles": {
				of: ["account", "code"],
				next: ({ customerId, code }) =>
					earliest(
						book
							.running()
							.filter((order) => customerId === undefined || order.customerId === customerId)
							.filter(({ instrument }) => code === undefined || instrument.listing.code === code)
							.map(({ endsAt }) => endsAt),
					),
			},
		} satisfies Moments,
		report: () => ({
			microOffer: offer.options().map(wireMicroOption),
			microOrders: book
				.all()
				.map((order) => ({ customerId: order.customerId, ...wireMicroOrder(order, clock.now(), "en") })),
		}),
		routes: [
			publicRoute(calls.getSeconds, () =>
				reply({
					sec: offer.options().map(wireMicroOption),
					number: microAmounts.map((amount) => ({ Number: amount })),
				}),
			),

			customerRoute(calls.submitMicro, ({ input, customer }) =>
				Result.flatMap(orderService.submit(customer.id, input), ({ id }) =>
					reply({ Id: id }, "order.placed"),
				),
			),

			customerRoute(calls.getMicroOrders, ({ input, customer, language }) => {
				const orders = book
					.allOf(customer.id)
					.filter((order) => statusOf(order) === input.status)
					.sort(newestFirst);
				return pageReply(orders, input.page, (order) => wireMicroOrder(order, clock.now(), language));
			}),
		],
	};
};

export type Micro = ReturnType<typeof micro>;

const statusOf = ({ ended }: MicroOrder): "1" | "3" => (ended ? "3" : "1");

const newestFirst = (one: MicroOrder, other: MicroOrder): number =>
	(other.ended?.at ?? 0) - (one.ended?.at ?? 0) || other.id - one.id;
