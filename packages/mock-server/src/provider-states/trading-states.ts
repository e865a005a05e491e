import { contract, copyTrading, micro, type RowOf } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { gmt } from "../clock/gmt.ts";
import { type Caller, createCaller } from "./caller.ts";
import type { acceptedValues, StateCustomer, StateHandlers } from "./state-customer.ts";

type WireOrder = RowOf<typeof contract.getMyDeal>;

/** Instruments, orders and followed traders. */
export const tradingStates = ({ platform, find, open, login, signIn }: StateCustomer): StateHandlers => {
	/** Signed in, with the smallest amount of the longest option, so that the order still runs when it is read. */
	const micros = async (instrument: Parameters<typeof signIn>[0]) => {
		const { values, call } = await signIn(instrument);
		const options = (await call(micro.getSeconds, {})).sec;
		const longest = options.reduce((one, other) => (other.Seconds > one.Seconds ? other : one));
		const { LimitAmount, Seconds } = longest;
		return { values: { ...values, microAmount: LimitAmount ?? "1", microSeconds: String(Seconds) }, call };
	};

	return {
		[providerStates.open.name]: async (params) => ({ instrumentId: String((await open(params)).Id) }),
		[providerStates.signedIn.name]: async (params) => (await signIn(await open(params))).values,
		[providerStates.marketClosed.name]: async () => {
			const closed = await find(({ MarketStatus }) => MarketStatus !== 1);
			return (await signIn(closed)).values;
		},
		[providerStates.holding.name]: async (params) => {
			const { values, call } = await signIn(await open(params));
			const isBuy = ({ OrderType, ForexId }: WireOrder) =>
				OrderType === 1 && String(ForexId) === values.instrumentId;
			const held = (await ordersOf(call, "1")).find(isBuy);
			return { ...values, orderId: held ? String(held.Id) : await submit(call, values, "at market") };
		},
		[providerStates.pending.name]: async (params) => {
			const { values, call } = await signIn(await open(params));
			const [waiting] = await ordersOf(call, "0");
			return { ...values, orderId: waiting ? String(waiting.Id) : await submit(call, values, "pending") };
		},
		[providerStates.closed.name]: async (params) => {
			const { values, call } = await signIn(await open(params));
			if ((await ordersOf(call, "3")).length === 0) {
				await call(contract.closeContract, { id: await submit(call, values, "at market") });
			}
			return { ...values, ...dayAround((await ordersOf(call, "3"))[0]) };
		},
		[providerStates.micro.name]: async (params) => (await micros(await open(params))).values,
		[providerStates.microRunning.name]: async (params) => {
			const { values, call } = await micros(await open(params));
			if ((await call(micro.getMicroOrders, { status: "1", page: "1" })).total === 0)
				await call(micro.submitMicro, {
					forex_id: values.instrumentId,
					type: "1",
					number: values.microAmount,
					seconds: values.microSeconds,
				});
			return values;
		},
		[providerStates.traderToFollow.name]: async (params) => {
			const { values, call } = await signIn(await open(params));
			return { ...values, traderId: String(await traderWithOrders(call)) };
		},
		[providerStates.follower.name]: async ({ trader = "" }) => {
			const { token } = await login();
			const call = createCaller(platform, token);
			const followed = await call(copyTrading.getFollowedTraders, {});
			if (!followed.some(({ user_id }) => String(user_id) === trader))
				await call(copyTrading.followTrader, {
					...copyTrading.followTrader.example.input,
					trader_id: trader,
				});
			return { token };
		},
		[providerStates.followedTrader.name]: async () => ({ token: (await login()).token }),
	};
};

const submit = async (
	call: Caller,
	{ instrumentId, multiple, quantity, targetPrice }: ReturnType<typeof acceptedValues>,
	kind: "at market" | "pending",
): Promise<string> => {
	const { Id } = await call(contract.submitContract, {
		...contract.submitContract.example.input,
		forex_id: instrumentId,
		multiple,
		cont: quantity,
		...(kind === "pending" && { type: "2", status: "0", target_price: targetPrice }),
	});
	return String(Id);
};

/** The user id of a trader with open and closed orders, whom the caller does not follow. */
const traderWithOrders = async (call: Caller): Promise<number> => {
	const found = (await call(copyTrading.getTraders, { page: "1" })).data.find(
		({ position_num, total_num, is_followed }) => position_num && total_num && is_followed === 0,
	);
	if (!found) throw new Error("The platform has no such trader.");
	return found.user_id;
};

const ordersOf = async (call: Caller, status: "1" | "0" | "3"): Promise<readonly WireOrder[]> =>
	(await call(contract.getMyDeal, { status, page: "1" })).data;

/** A day before and after the close of an order. */
const dayAround = (order: WireOrder | undefined) => {
	if (!order?.CompleteTimeHandler) throw new Error("The history has no order after a close.");
	const closedAt = gmt(order.CompleteTimeHandler);
	return {
		startTime: String(closedAt.subtract(1, "day").unix()),
		endTime: String(closedAt.add(1, "day").unix()),
	};
};
