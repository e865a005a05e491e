import { site } from "@tradewind/contracts";
import { decimal, price, quantity, rate } from "@tradewind/domain/money";
import { Result, Schema } from "effect";
import { guess } from "../commands/nearest-name.ts";
import { readCommand } from "../commands/read-command.ts";
import { ControlRefused } from "../commands/refused.ts";
import { accountText } from "../customers/accounts.ts";
import type { Customer } from "../customers/customer.ts";
import type { Instrument } from "../market/instrument.ts";
import { userOf } from "../session/session.routes.ts";
import { reasonNamed } from "../verification/reviews.ts";
import { numberOf } from "../withdrawal/withdrawals.ts";
import type { Text } from "../words/words.ts";
import type { World } from "../world.ts";
import * as given from "./commands.schema.ts";

/** Commands to a running platform. Each reads its body and throws `ControlRefused` if it does not fit. */
export const createWorldCommands = (world: World) => {
	const { site: siteState, market, sessions, hub, httpFaults, socketFaults, clock } = world;

	const instrument = (code: string): Instrument => {
		const found = market.byCode(code);
		if (!found) throw new ControlRefused("code", `there is no instrument ${code}`);
		return found;
	};

	const customerOf = (account: string): Customer => {
		const found = sessions.customers().find(({ email }) => email === account);
		if (!found) throw new ControlRefused("account", `there is no customer ${account}`);
		return found;
	};

	const leaderOf = (id: number) => {
		const found = world.leaders.all().find((leader) => leader.id === id);
		if (!found) throw new ControlRefused("traderId", `there is no leader ${id}`);
		return found;
	};

	const loanDecision = (body: unknown) => {
		const { account, approved, reason } = readCommand(given.DecideLoan, body);
		const text: Text = reason ? { own: reason } : { key: "loan.reason.documents" };
		return { customer: customerOf(account), rejected: approved ? undefined : text };
	};

	return {
		/** Moves the time forward. */
		clock: (body: unknown): void => clock.advance(readCommand(given.Advance, body).advanceMs),

		/** Changes fields of the site configuration, `status` and `loss_url` of the company, or the setting `is_show_mobile`. */
		flags: (body: unknown): void => {
			const { status, loss_url, is_show_mobile, ...fields } = readCommand(given.Flags, body);
			const unknown = Object.keys(fields).find((name) => !Object.hasOwn(siteState.info(), name));
			if (unknown !== undefined) {
				const names = [...Object.keys(siteState.info()), "status", "loss_url", "is_show_mobile"];
				throw new ControlRefused(unknown, `there is no such flag${guess(unknown, names)}`);
			}
			const info = readCommand(Schema.toType(site.BasicInfo), { ...siteState.info(), ...fields });
			const company = readCommand(Schema.toType(site.CompanyStatus), {
				...siteState.status(),
				...(status === undefined ? {} : { status: Number(status) }),
				...(loss_url === undefined ? {} : { loss_url }),
			});
			if (is_show_mobile !== undefined) siteState.setShowsIdentity(is_show_mobile === "1");
			siteState.setInfo(info);
			siteState.setStatus(company);
		},

		/** Sets the price of an instrument; its movement continues from there. */
		price: (body: unknown): void => {
			const { code, price: text } = readCommand(given.PinPrice, body);
			const moved = instrument(code);
			world.settle();
			moved.pin(clock.now(), price(decimal(text)));
			world.applyQuote(moved);
		},

		/** Opens or closes the market of an instrument. */
		market: (body: unknown): void => {
			const { code, open, reopensInMs } = readCommand(given.OpenMarket, body);
			const changed = instrument(code);
			world.settle();
			const now = clock.now();
			changed.setOpen(now, open, reopensInMs === undefined ? undefined : now + reopensInMs);
		},

		/** Changes the profit ratio of a micro option for new orders. */
		microOffer: (body: unknown): void => {
			const { seconds, profitRatio } = readCommand(given.SetProfitRatio, body);
			if (!world.microOffer.options().some((option) => option.seconds === seconds))
				throw new ControlRefused("seconds", `no option runs for ${seconds} s`);
			world.microOffer.setProfitRatio(seconds, rate(decimal(profitRatio)));
		},

		/** Opens an order of a leader now; answers with its id. */
		openAsLeader: (body: unknown): { readonly orderId: number } => {
			const { traderId, code, direction, quantity: size } = readCommand(given.TradeAsLeader, body);
			const traded = instrument(code);
			const leader = leaderOf(traderId);
			world.settle();
			if (!traded.isOpen(clock.now())) throw new ControlRefused("code", "the market is closed");
			const order = {
				instrument: traded,
				direction,
				quantity: quantity(decimal(size)),
				multiple: rate(decimal(traded.listing.multiples[0] ?? "1")),
				targetPrice: undefined,
				stopLoss: undefined,
				takeProfit: undefined,
			};
			const opened = world.leaderExecution.open(leader.id, order, clock.now());
			if (Result.isFailure(opened)) throw new ControlRefused("quantity", opened.failure.message);
			return { orderId: opened.success.id };
		},

		/** Closes all orders of a leader now. */
		closeAsLeader: (body: unknown): void => {
			const { id } = leaderOf(readCommand(given.CloseAsLeader, body).traderId);
			world.settle();
			const now = clock.now();
			for (const order of world.viewedOrders.holding({ traderId: id, followerId: undefined }, undefined))
				world.leaderExecution.close(order, order.instrument.price(now), now);
		},

		/** Approves or rejects the application of a customer to become a trader. */
		decideApplication: (body: unknown): void => {
			const { account, approved } = readCommand(given.DecideApplication, body);
			const { id } = customerOf(account);
			if (!world.nouns.copyTrading.applications.decide(id, approved, clock.now()))
				throw new ControlRefused("account", `${account} has no waiting application`);
		},

		/** Matches, approves, rejects or expires a deposit; answers with its id. */
		decideDeposit: (body: unknown): { readonly depositId: number } => {
			const { account, depositId, decision, remark = "" } = readCommand(given.DecideDeposit, body);
			const { id: customerId } = customerOf(account);
			world.settle();
			const { deposits } = world.nouns.deposit;
			const found = deposits
				.all()
				.find(
					(each) =>
						each.customerId === customerId &&
						(depositId === undefined ? each.status === "pending" : each.id === depositId),
				);
			if (!found) throw new ControlRefused("account", `${account} has no such deposit`);
			if (!deposits.decide(found.id, decision, { own: remark }, clock.now()))
				throw new ControlRefused("decision", `the deposit ${found.id} does not allow it now`);
			return { depositId: found.id };
		},

		/** Pays out or rejects the oldest waiting withdrawal of a customer; answers with its number. */
		decideWithdrawal: (body: unknown): { readonly number: string } => {
			const { account, approved, reason = "" } = readCommand(given.DecideWithdrawal, body);
			const { id: customerId } = customerOf(account);
			world.settle();
			const { withdrawals } = world.nouns.withdrawal;
			const waiting = withdrawals
				.all()
				.findLast((one) => one.customerId === customerId && one.status === "waiting");
			if (!waiting) throw new ControlRefused("account", `${account} has no waiting withdrawal`);
			withdrawals.decide(waiting.id, { isApproved: approved, reason: { own: reason }, at: clock.now() });
			return { number: numberOf(waiting) };
		},

		/** Approves or rejects the loan application of a customer. */
		decideLoanApplication: (body: unknown): void => {
			const { customer, rejected } = loanDecision(body);
			if (!world.nouns.loan.applications.decide(customer.id, rejected, clock.now()))
				throw new ControlRefused("account", `${customer.email} has no waiting loan application`);
		},

		/** Approves the loan that a customer asked for and pays it out, or rejects it. */
		decideLoan: (body: unknown): void => {
			const { customer, rejected } = loanDecision(body);
			if (!world.loans.decide(customer.id, rejected, clock.now()))
				throw new ControlRefused("account", `${customer.email} has no waiting loan`);
		},

		/** Accepts the proof of a repayment, or refuses it. */
		decideRepayment: (body: unknown): void => {
			const { customer, rejected } = loanDecision(body);
			if (!world.loans.decideRepayment(customer.id, rejected, clock.now()))
				throw new ControlRefused("account", `${customer.email} has no repayment under check`);
		},

		/** Switches on or off that unpaid loans block withdrawals and transfers. */
		loanBlock: (body: unknown): void => world.loans.setBlocking(readCommand(given.LoanBlock, body).on),

		/** Approves or rejects the submitted identity of a customer; a rejection without a reason is for a blurred picture. */
		decideReview: (body: unknown): void => {
			const { account, kind, approved, reason = "blurred" } = readCommand(given.DecideReview, body);
			const { id } = customerOf(account);
			const rejectedFor = approved ? undefined : reasonNamed(reason);
			if (!world.reviews.decide(id, kind, { rejectedFor }, clock.now()))
				throw new ControlRefused("account", `${account} has no waiting review of the kind ${kind}`);
		},

		/** Pays a redemption of a fund that waits for its check. */
		refundFund: (body: unknown): void => {
			const { subscriptionId } = readCommand(given.RefundFund, body);
			if (!world.nouns.fund.subscriptions.refund(subscriptionId, clock.now()))
				throw new ControlRefused("subscriptionId", `no redemption of ${subscriptionId} waits`);
		},

		/** Logs a customer in without a password; answers as a login does. */
		openSession: (body: unknown) => {
			const { account } = readCommand(given.OpenSession, body);
			const customer = customerOf(account);
			const token = sessions.open(customer);
			world.devices.seen(token);
			return { token, user: userOf(customer) };
		},

		/** Makes a code valid, as if it had been sent. */
		addCode: (body: unknown): void => {
			const { to, type, code } = readCommand(given.AddCode, body);
			world.nouns.session.codes.add(accountText(to), type, code);
		},

		/** Sends a message to a customer, with the same text in every language. */
		sendMessage: (body: unknown): void => {
			const { account, title, content } = readCommand(given.SendMessage, body);
			const message = { title: { own: title }, summary: { own: "" }, content: [{ html: content }] };
			world.messages.send(customerOf(account).id, message, clock.now());
		},

		/** Writes to the newest conversation of the support chat. */
		answerChat: (body: unknown): void => {
			const { text } = readCommand(given.AnswerChat, body);
			if (!world.nouns.support.chat.answerNewest(text))
				throw new ControlRefused("text", "there is no conversation");
		},

		/** Ends one session or all. */
		expireSessions: (body: unknown): void => {
			const { all, token } = readCommand(given.ExpireSessions, body);
			if (token === undefined && all === undefined) throw new ControlRefused("token", "is missing");
			if (token !== undefined && !sessions.expire(token)) throw new ControlRefused("token", "is not valid");
			if (all) for (const each of sessions.tokens()) sessions.expire(each);
			hub.checkSessions();
		},

		/** Adds faults to the active ones. */
		faults: (body: unknown): void => {
			const { http = [], socket = [] } = readCommand(given.Faults, body);
			for (const fault of http) httpFaults.add(fault);
			for (const fault of socket) socketFaults.add(fault);
			if (socketFaults.dropsConnections()) hub.dropAll();
		},

		clearFaults: (): void => {
			httpFaults.clear();
			socketFaults.clear();
		},

		/** Adds generated instruments that quote at a rate, and orders whose figures are pushed at a rate. */
		load: async (body: unknown): Promise<void> => {
			const { instruments, ticksPerSecond, orders } = readCommand(given.Load, body);
			const customer = orders && customerOf(orders.account);
			/** Imported here, because only measurements need the library that generates names. */
			const { loadListings } = await import("../load/load-listings.ts");
			const firstId = Math.max(0, ...market.all().map(({ listing }) => listing.id)) + 1;
			const listings = loadListings(world.seed, firstId, instruments, ticksPerSecond);
			for (const listing of listings) market.list(listing);
			if (!orders || !customer) return;
			const { openLoadOrders } = await import("../load/load-orders.ts");
			openLoadOrders(world, customer.id, listings, orders.count);
			hub.setPushRate(customer.id, orders.pushesPerSecond);
		},
	};
};

export type WorldCommands = ReturnType<typeof createWorldCommands>;
