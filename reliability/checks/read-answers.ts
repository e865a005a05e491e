import { createHttp, type HttpPorts, httpPorts } from "@tradewind/adapters-http";
import {
	AccountHistory,
	Accounts,
	balanceAfterCheck,
	equityCheck,
	heldMarginCheck,
	idleLevelCheck,
} from "@tradewind/domain/account";
import { type Breach, breachOf, type Check } from "@tradewind/domain/check";
import {
	ContractTrading,
	closedProfitCheck,
	coverCheck,
	historyCoverCheck,
	historyFeeCheck,
	historyProfitCheck,
} from "@tradewind/domain/contract";
import {
	CopyTrading,
	followedProfitCheck,
	followersProfitCheck,
	Leaders,
	leaderWinsCheck,
} from "@tradewind/domain/copy-trading";
import { Funds, incomeCheck } from "@tradewind/domain/fund";
import { interestCheck, Loans, overdueInterestCheck } from "@tradewind/domain/loan";
import { MicroTrading, microLossCheck, microWinCheck } from "@tradewind/domain/micro";
import type { Token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { Withdrawals, withdrawalFeeCheck } from "@tradewind/domain/withdrawal";
import type { Platform } from "@tradewind/mock-server";
import { Effect } from "effect";
import { origin } from "../in-process-network.ts";

/** Reads what a customer can see of their money, as the app does, and returns the breaches in the answers. `alter` may change an answer. */
export const createReader = (
	platform: Platform,
	account: string,
	alter: (path: string, answer: unknown) => void = () => {},
) => {
	const { token } = platform.control["session/open"]({ account });
	const options = {
		baseUrl: `${origin}/`,
		language: () => "en" as const,
		token: () => token as Token,
		clock: () => platform.clock.now(),
		isOnline: () => true,
		onSessionInvalid: () => {},
		deviceClock: () => ({ wall: instant(platform.clock.now()), elapsed: platform.clock.now() }),
		device: () => ({ system: "Linux", version: "1", id: "an-auditor" }),
		fetch: async (request: Request) => {
			const answer: unknown = await (await platform.fetch(request)).json();
			alter(new URL(request.url).pathname, answer);
			return Response.json(answer);
		},
	};
	const ports = httpPorts(createHttp(options), options);
	const run = <A, E>(effect: Effect.Effect<A, E, HttpPorts>) =>
		Effect.runPromise(Effect.provide(effect, ports));
	return {
		token,
		held: async () => {
			const { orders } = await run(
				ContractTrading.use((port) => port.orders({ tab: "holding", page: 1, range: undefined })),
			);
			return orders;
		},
		breaches: () => run(breachesInAnswers),
	};
};

const find = <Answer>(checks: readonly Check<Answer>[], answers: readonly Answer[]): readonly Breach[] =>
	answers.flatMap((answer) => checks.flatMap((check) => breachOf(check, answer) ?? []));

const breachesInAnswers = Effect.gen(function* () {
	const balances = yield* Effect.flatMap(Accounts, (port) => port.balances);
	const found: Breach[] = [];
	for (const { accountId } of balances) {
		const detail = yield* AccountHistory.use((port) => port.account(accountId));
		found.push(...find([equityCheck, heldMarginCheck, idleLevelCheck], [detail]));
		const { rows } = yield* allPages((page) =>
			AccountHistory.use((port) => port.records({ accountId, page, range: undefined })),
		);
		const following = rows.slice(1).flatMap((older, at) => (rows[at] ? [{ record: rows[at], older }] : []));
		found.push(...find([balanceAfterCheck], following));
	}
	const history = yield* allPages((page) =>
		ContractTrading.use((port) =>
			Effect.map(port.orders({ tab: "history", page, range: undefined }), ({ orders, total, ...extra }) => ({
				rows: orders,
				total,
				extra,
			})),
		),
	);
	found.push(...find([closedProfitCheck, coverCheck], history.rows));
	const read = { rows: history.rows, total: history.total, reported: history.extra };
	found.push(...find([historyProfitCheck, historyFeeCheck, historyCoverCheck], [read]));
	const micro = yield* allPages((page) => MicroTrading.use((port) => port.orders({ stage: "closed", page })));
	found.push(...find([microWinCheck, microLossCheck], micro.rows));
	const loans = yield* allPages((page) => Loans.use((port) => port.records({ page })));
	found.push(...find([interestCheck, overdueInterestCheck], loans.rows));
	const subscriptions = yield* Funds.use((port) => port.subscriptions(1));
	found.push(...find([incomeCheck], subscriptions.rows));
	const withdrawals = yield* allPages((page) =>
		Withdrawals.use((port) => port.records({ kind: "crypto", page })),
	);
	found.push(...find([withdrawalFeeCheck], withdrawals.rows));
	const followers = yield* CopyTrading.use((port) => port.myFollowers(1));
	found.push(...find([followersProfitCheck], [{ ...followers, page: 1, summary: followers.extra }]));
	const leaders = yield* Leaders.use((port) => port.ranking({ order: "totalReturn", page: 1 }));
	found.push(...find([leaderWinsCheck], leaders.rows));
	for (const traderId of leaders.rows.slice(0, 1).map(({ userId }) => userId)) {
		const orders = yield* CopyTrading.use((port) =>
			port.orders({ traderId, followerId: undefined, tab: "closed", page: 1 }),
		);
		found.push(...find([followedProfitCheck], orders.rows));
	}
	return found;
});

interface Page<Row, Extra> {
	readonly rows: readonly Row[];
	readonly total: number;
	readonly extra: Extra;
}

/** All rows of a list, with what its last page says about all of them. */
const allPages = <Row, Extra, E, R>(
	read: (page: number) => Effect.Effect<Page<Row, Extra>, E, R>,
): Effect.Effect<Page<Row, Extra>, E, R> =>
	Effect.gen(function* () {
		let last = yield* read(1);
		const rows = [...last.rows];
		for (let page = 2; rows.length < last.total && last.rows.length > 0; page += 1) {
			last = yield* read(page);
			rows.push(...last.rows);
		}
		return { ...last, rows };
	});
