import { formatFixed, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { wireOrder, wireTotals } from "../contract/wire-order.ts";
import { wireRecord } from "../deposit/deposit.routes.ts";
import { free, locked } from "../ledger/wallet.ts";
import { wireMicroOption } from "../micro/settings.ts";
import { wireMicroOrder } from "../micro/wire-micro-order.ts";
import { numberOf } from "../withdrawal/withdrawals.ts";
import { textIn } from "../words/words.ts";
import type { World } from "../world.ts";

/** The state of the platform as plain JSON, for people and tests; money is exact text. */
export const stateReport = (world: World, scenario: string) => {
	world.settle();
	const { clock, site, market, sessions, ledger, book, totals, hub, requestLog } = world;
	const now = clock.now();
	return {
		seed: world.seed,
		scenario,
		now,
		site: { ...site.info(), company: site.status() },
		market: market.all().map((instrument) => ({
			id: instrument.listing.id,
			code: instrument.listing.code,
			isOpen: instrument.isOpen(now),
			price: formatFixed(instrument.price(now), instrument.listing.precision, "down"),
		})),
		microOffer: world.microOffer.options().map(wireMicroOption),
		accounts: sessions.customers().map(({ id, email, isDemo }) => ({
			customerId: id,
			email,
			isDemo,
			free: toText(ledger.balance(free(id))),
			locked: toText(ledger.balance(locked(id))),
			...wireTotals(totals.at(id, now)),
		})),
		orders: book.all().map((order) => ({ customerId: order.customerId, ...wireOrder(order, now, "en") })),
		microOrders: world.microBook
			.all()
			.map((order) => ({ customerId: order.customerId, ...wireMicroOrder(order, now, "en") })),
		/** Newest first. */
		deposits: world.nouns.deposit.deposits
			.all()
			.map((each) => ({ customerId: each.customerId, ...wireRecord(each, "en") })),
		withdrawals: world.nouns.withdrawal.withdrawals
			.all()
			.map(({ customerId, amount, fee, received, currency, target, status, notes, ...one }) => ({
				customerId,
				number: numberOf(one),
				amount: toText(amount),
				fee: toText(fee),
				received: toText(received),
				currency: currency.code,
				target,
				status,
				notes: textIn("en", notes),
			})),
		journal: ledger.journal().map(({ postings, ...entry }) => ({
			...entry,
			postings: postings.map(({ account, amount }) => ({ account, amount: toText(amount) })),
		})),
		/** Always zero. */
		sumOfPostings: toText(
			BigDecimal.sumAll(ledger.journal().flatMap(({ postings }) => postings.map(({ amount }) => amount))),
		),
		sessions: sessions.tokens().length,
		/** The reviews of identities, oldest first. */
		reviews: world.reviews.all().map(({ customerId, kind, standing, submitted, reason }) => ({
			customerId,
			kind,
			standing,
			submitted,
			reason: reason ? textIn("en", reason) : "",
		})),
		/** The codes that were sent by e-mail and text message, newest first. */
		codes: world.nouns.session.codes.list(),
		/** The captchas that wait for an answer, newest first. */
		captchas: world.nouns.session.captchas.list(),
		requests: { counts: requestLog.counts(), recent: requestLog.recent() },
		sockets: hub.connected().map((connection) => ({
			customerId: connection.customerId() ?? null,
			topics: connection.topics(),
		})),
		faults: { http: world.httpFaults.list(), socket: world.socketFaults.list() },
	};
};

export type StateReport = ReturnType<typeof stateReport>;
