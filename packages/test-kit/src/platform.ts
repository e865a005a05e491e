import type { APIRequestContext } from "@playwright/test";
import type { LanguageCode } from "@tradewind/domain/site";
import type { StateReport } from "@tradewind/mock-server";
import { type BodyOf, createControl, keyHeader } from "./control.ts";

export type PlatformState = StateReport;

/** A scenario as data: the commands of the control that are carried out after another one. */
type ScenarioData = Omit<BodyOf<"scenario">, "seed">;

type Faults = BodyOf<"faults">;
export type HttpFault = NonNullable<Faults["http"]>[number];
export type SocketFault = NonNullable<Faults["socket"]>[number];

type LoanDecision = Omit<BodyOf<"loan/decide">, "account">;

/** A mock platform as tests use it: its control, and calls of another device. `key` is that of its control, if it has one. */
export const createPlatform = (request: APIRequestContext, key?: string) => {
	const headers = keyHeader(key);
	const { command, state } = createControl(async (name, body) => {
		const path = `/__control/${name}`;
		const answer = await (body
			? request.post(path, { data: body, headers })
			: request.get(path, { headers }));
		if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
		return answer.json();
	});
	const call = (path: string, token: string, lang: LanguageCode = "en") =>
		request.get(path, { headers: { authorization: token, lang } });
	return {
		/** Begins with a scenario: that of a name, or one as data. */
		reset: async (scenario: string | ScenarioData): Promise<void> => {
			await command("faults/clear", {});
			if (typeof scenario === "string") await command("reset", { seed: "browser", scenario });
			else await command("scenario", { seed: "browser", ...scenario });
		},
		/** Any command of the control, by its path. */
		command,
		openSession: async (account: string): Promise<string> =>
			(await command("session/open", { account })).token,
		price: (code: string, price: string) => command("price", { code, price }),
		faults: (faults: Faults) => command("faults", faults),
		clearFaults: () => command("faults/clear", {}),
		expireSessions: () => command("session/expire", { all: true }),
		advance: (advanceMs: number) => command("clock", { advanceMs }),
		market: (code: string, open: boolean, reopensInMs?: number) =>
			command("market", { code, open, reopensInMs }),
		/** Changes the payout rate of a micro expiry. */
		microOffer: (seconds: number, profitRatio: string) => command("micro/offer", { seconds, profitRatio }),
		load: (
			instruments: number,
			ticksPerSecond: BodyOf<"load">["ticksPerSecond"],
			orders?: BodyOf<"load">["orders"],
		) => command("load", { instruments, ticksPerSecond, orders }),
		/** Opens an order of a leader at market. */
		openAsLeader: (traderId: number, code: string, quantity: string) =>
			command("trader/open", { traderId, code, direction: "buy", quantity }),
		/** Closes all orders of a leader. */
		closeAsLeader: (traderId: number) => command("trader/close", { traderId }),
		decideApplication: (account: string, approved: boolean) =>
			command("trader/decide", { account, approved }),
		/** Decides the newest pending deposit of a customer. */
		decideDeposit: (account: string, decision: BodyOf<"deposit/decide">["decision"], remark?: string) =>
			command("deposit/decide", { account, decision, remark }),
		/** Sets the pay password of a session's customer, as another device does. */
		setPayPassword: (token: string, password: string) =>
			request.post("/api/user/amend_pay_password", {
				headers: { authorization: token, lang: "en" },
				form: { password },
			}),
		/** Pays out or rejects the oldest waiting withdrawal of a customer. */
		decideWithdrawal: (account: string, approved: boolean, reason = "") =>
			command("withdrawal/decide", { account, approved, reason }),
		/** Decides the waiting review of a customer's identity; a rejection has a reason. */
		decideReview: (
			account: string,
			kind: BodyOf<"verification/decide">["kind"],
			decision: Omit<BodyOf<"verification/decide">, "account" | "kind">,
		) => command("verification/decide", { account, kind, ...decision }),
		/** Decides the waiting application for loans, loan or repayment of a customer; a rejection has a reason. */
		decideLoanApplication: (account: string, decision: LoanDecision) =>
			command("loan/application", { account, ...decision }),
		decideLoan: (account: string, decision: LoanDecision) => command("loan/decide", { account, ...decision }),
		decideRepayment: (account: string, decision: LoanDecision) =>
			command("loan/repayment", { account, ...decision }),
		/** Pays a redemption of a fund that waits for its check. */
		refundFund: (subscriptionId: number) => command("fund/refund", { subscriptionId }),
		/** Sets flags of the site's configuration, by their wire names. */
		flags: (flags: BodyOf<"flags">) => command("flags", flags),
		/** Sends a message of the platform to a customer. */
		message: (message: BodyOf<"message">) => command("message", message),
		state,
		/** How often the call with this id was received since the platform started. */
		callCount: async (id: string): Promise<number> => (await state()).requests.counts[id] ?? 0,
		/** Makes a call outside the app, as another device of the customer does. */
		call,
		/** Places a buy of EUR/USD outside the app: a pending order if it has a target, otherwise a market order. */
		buy: (
			token: string,
			{
				amount,
				target = 0,
				stopLoss = 0,
			}: { readonly amount: number; readonly target?: number; readonly stopLoss?: number },
		) =>
			call(
				`/v2/api/forex/submit?type=1&cont=${amount}&forex_id=1&status=${target ? 0 : 1}&target_price=${target}&stop_loss_price=${stopLoss}&target_profit_price=0&multiple=100`,
				token,
			),
		/** Transfers money outside the app, between two accounts by their type ids. */
		transfer: (
			token: string,
			{ amount, from, to }: { readonly amount: string; readonly from: number; readonly to: number },
		) =>
			request.post("/api/account/transfer", {
				headers: { authorization: token, lang: "en" },
				form: { balance: amount, currency_id: "1", from: String(from), to: String(to) },
			}),
		/** Places a micro order on EUR/USD outside the app. */
		placeMicro: (
			token: string,
			order: { readonly direction: "up" | "down"; readonly amount: number; readonly seconds: number },
		) =>
			call(
				`/v2/api/micro/submit?forex_id=1&type=${order.direction === "up" ? 1 : 2}&number=${order.amount}&seconds=${order.seconds}`,
				token,
			),
	};
};

export type Platform = ReturnType<typeof createPlatform>;
