import { Effect, Layer } from "effect";
import type { CommandDone } from "../command/command.ts";
import { orderId } from "../contract/order/contract-order.ts";
import { decimal, type Money, money, price, quantity, type Rate, rate } from "../money/decimal.ts";
import { type CommandError, Refused } from "../request/request.errors.ts";
import type { Customer } from "../session/login/customer.ts";
import { Sessions } from "../session/login/sessions.port.ts";
import { CopyTrading } from "./copy-trading.port.ts";
import type { FollowerSettings } from "./follow/follow-command.ts";
import type { FollowOrder } from "./follow/follow-order.ts";
import type { Trader } from "./trader/trader.ts";
import { type UserId, userId } from "./user-id.ts";

export const moneyOf = (text: string): Money => money(decimal(text));
export const rateOf = (text: string): Rate => rate(decimal(text));

export const mia: Customer = {
	id: 7,
	uid: "100007",
	email: "mia@tradewind.test",
	mobile: "",
	nickname: "Mia",
	name: "",
	remark: "",
	inviteCode: "",
	isReal: false,
	isDemo: false,
	isTrader: false,
	level: 1,
	creditScore: 100,
};

export const ada: Trader = {
	userId: userId(31),
	nickname: "Ada",
	avatar: "",
	followers: 12,
	openPositions: 3,
	closedPositions: 40,
	totalFollowed: moneyOf("12000"),
	autoOpened: quantity(decimal("4.5")),
	maxFollowed: moneyOf("5000"),
	profitPercent: rateOf("12.5"),
	profit: moneyOf("830.25"),
	copyProfit: moneyOf("1204.1"),
	isFollowed: false,
};
/** The card of the signed-in customer, if they are a trader. */
export const miaAsTrader: Trader = { ...ada, userId: userId(mia.id), nickname: mia.nickname };

export const openOrder: FollowOrder = {
	id: orderId(601),
	symbol: "EUR/USD",
	isCopy: false,
	direction: "buy",
	quantity: quantity(decimal("0.5")),
	askedPrice: price(decimal("1.084")),
	openPrice: price(decimal("1.084")),
	latestPrice: price(decimal("1.0845")),
	profit: moneyOf("0.25"),
	stage: "holding",
	createdAt: "2026-01-05 10:00:00",
	closedAt: undefined,
};

const pageSize = 2;
const pageOf = <Row, Extra>(rows: readonly Row[], page: number, extra: Extra) => ({
	rows: rows.slice((page - 1) * pageSize, page * pageSize),
	total: rows.length,
	extra,
});

interface Memory {
	readonly traders?: readonly Trader[];
	readonly orders?: readonly FollowOrder[];
	readonly customer?: Customer;
	/** Replaces the answer to a command after it was carried out. */
	readonly replaceAnswer?: (answer: CommandDone) => Effect.Effect<CommandDone, CommandError>;
}

/** In-memory fake of the platform: traders, and the followers of each, for the signed-in customer. */
export const memoryCopyTrading = ({
	traders = [ada, miaAsTrader],
	orders = [openOrder],
	customer = mia,
	replaceAnswer = Effect.succeed,
}: Memory = {}) => {
	const known = new Map(traders.map((trader) => [trader.userId, trader]));
	const followed = new Map<UserId, FollowerSettings | undefined>(
		traders.filter(({ isFollowed }) => isFollowed).map(({ userId }) => [userId, undefined]),
	);
	let applied = false;
	let isTrader = customer.isTrader;
	const refused = (message: string) => new Refused({ code: 0, message });
	const command = (does: () => CommandDone | Refused): Effect.Effect<CommandDone, CommandError> =>
		Effect.suspend(() => {
			const done = does();
			return done instanceof Refused ? Effect.fail(done) : replaceAnswer(done);
		});
	const follows = (id: UserId, isFollowed: boolean) => {
		const trader = known.get(id);
		if (!trader || trader.userId === customer.id) return refused("No such trader");
		if (trader.isFollowed === isFollowed) return refused(isFollowed ? "Already followed" : "Not followed");
		known.set(id, { ...trader, isFollowed, followers: (trader.followers ?? 0) + (isFollowed ? 1 : -1) });
		return undefined;
	};
	const copyTrading = Layer.succeed(CopyTrading, {
		traders: (page) => Effect.sync(() => pageOf([...known.values()], page, undefined)),
		trader: (id) =>
			Effect.suspend(() => {
				const trader = known.get(id);
				return trader ? Effect.succeed(trader) : Effect.fail(refused("No such trader"));
			}),
		followedTraders: Effect.sync(() => [...known.values()].filter(({ isFollowed }) => isFollowed)),
		myFollowers: (page) =>
			Effect.succeed(
				pageOf([], page, { profitToPay: moneyOf("0"), totalProfit: moneyOf("0"), followers: 0 }),
			),
		orders: ({ tab, page }) =>
			Effect.succeed(
				pageOf(
					orders.filter(({ stage }) => stage === (tab === "open" ? "holding" : "closed")),
					page,
					undefined,
				),
			),
		follow: ({ trader, settings }) =>
			command(() => {
				const problem = follows(trader, true);
				if (!problem) followed.set(trader, settings);
				return problem ?? { message: "Followed" };
			}),
		unfollow: (trader) =>
			command(() => {
				const problem = follows(trader, false);
				if (!problem) followed.delete(trader);
				return problem ?? { message: "Not followed any more" };
			}),
		applyAsTrader: command(() => {
			if (applied || isTrader) return refused("Already applied");
			applied = true;
			return { message: "Your application is being checked" };
		}),
	});
	const sessions = Layer.succeed(Sessions, {
		currentCustomer: Effect.sync(() => ({ ...customer, isTrader })),
	});
	return {
		layer: Layer.merge(copyTrading, sessions),
		followed,
		hasApplied: () => applied,
		approve: () => {
			isTrader = applied;
		},
	};
};

/** Runs an effect on that platform. */
export const on = <A, E>(
	{ layer }: Pick<ReturnType<typeof memoryCopyTrading>, "layer">,
	run: Effect.Effect<A, E, CopyTrading | Sessions>,
): Promise<A> => Effect.runPromise(Effect.provide(run, layer));
